/** The inputs of an appraisal, computed at most once per seat. */

import { type State, type Tables, tablesOf } from '@tarmac/connecting-flights/rules';
import type { Taste } from './taste.ts';
import { type Worth, worthReader } from './worth.ts';

export interface Glance {
  readonly state: State;
  readonly tables: Tables;
  readonly seat: number;
  readonly taste: Taste;
  /** Of any seat: everything it looks at is open. */
  worth(seat: number): Worth;
}

export const DOMINATED = Number.NEGATIVE_INFINITY;

export function glanceAt(state: State, seat: number, taste: Taste): Glance {
  const tables = tablesOf(state.config.board);
  const read = worthReader(taste);
  const known: Worth[] = [];
  return {
    state,
    tables,
    seat,
    taste,
    worth(of) {
      let worth = known[of];
      if (worth === undefined) {
        worth = read(state, tables, of);
        known[of] = worth;
      }
      return worth;
    },
  };
}
