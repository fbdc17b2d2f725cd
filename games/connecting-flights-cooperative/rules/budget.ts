/** CF-6.5, CF-7.6 the coins that a team can count on until the last round. */

import { MOST_COINS, ROUNDS } from '@tarmac/flights/rules';
import { charterRow } from './costs.ts';
import { carbonDue } from './penalties.ts';
import type { State } from './state.ts';
import type { Tables } from './tables.ts';

/** CF-6.5 */
export const INCOME = 45;

export interface Budget {
  /** What comes in at the end of each round, less the carbon tax on the present trucks (CF-7.6). */
  readonly income: number;
  /** How often it still comes. */
  readonly times: number;
  /** What of the next income would be lost above the most coins there can be (CF-1.7). */
  readonly lost: number;
  /** CF-6.3 what one, two and more further charters of this round cost together. */
  readonly charters: readonly number[];
}

export function budget(state: State, tables: Tables): Budget {
  const times = state.round === 0 ? ROUNDS - 1 : ROUNDS - state.round;
  const row = charterRow(state, tables).slice(state.charters);
  return {
    income: INCOME - carbonDue(state).coins,
    times,
    lost: times === 0 ? 0 : Math.max(0, state.coins + INCOME - MOST_COINS),
    charters: row.map((_, last) => row.slice(0, last + 1).reduce((sum, price) => sum + price, 0)),
  };
}
