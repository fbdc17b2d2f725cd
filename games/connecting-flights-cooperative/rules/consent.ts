/** CF-1.8 the option of consent: an act that costs coins is proposed, and done after every seat has agreed. */

import type { Action } from './actions.ts';
import { costOf } from './costs.ts';
import type { State } from './state.ts';
import { tablesOf } from './tables.ts';

/** The most refused or withdrawn proposals in a round, so that every game ends. */
export const MOST_REFUSED = 10;

/** Whether a legal action is only proposed at first. */
export function isProposed(state: State, action: Action): boolean {
  return state.config.consent && state.seats > 1 && costOf(state, tablesOf(state.config.board), action) > 0;
}
