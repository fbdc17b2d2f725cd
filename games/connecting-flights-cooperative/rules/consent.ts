/** CF-1.8 the option of consent: what costs coins is proposed, and done when every seat has agreed. */

import type { Action } from './actions.ts';
import { costOf } from './costs.ts';
import type { State } from './state.ts';
import { tablesOf } from './tables.ts';

/** Refused or withdrawn proposals a round, so that no game goes on for ever. */
export const MOST_REFUSED = 10;

/** Whether it is only proposed at first; `check` would let it through. */
export function isProposed(state: State, action: Action): boolean {
  return state.config.consent && state.seats > 1 && costOf(state, tablesOf(state.config.board), action) > 0;
}
