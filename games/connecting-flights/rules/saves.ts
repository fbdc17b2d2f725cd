/** Saved states: validated on the way in, migrated from earlier versions. */

import { flag, loadState, record, type Shape, seatShapes } from '@tarmac/kit';
import { audit } from './audit.ts';
import type { Config } from './config.ts';
import { parseConfig } from './parse.ts';
import { identityOf, openShapes, pairOf } from './shapes.ts';
import type { State } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';

/** Raised by every change that alters a golden replay; add the migration of the old version to `load`. */
export const VERSION = 1;

function stateShape(seats: number, tables: Tables): Shape {
  const { bySeat } = seatShapes(seats);
  return record({
    ...openShapes(seats, tables),
    dealt: bySeat(pairOf(tables)),
    identities: bySeat(identityOf(tables)),
    orders: bySeat(flag),
  });
}

export function load(saved: unknown, version: number): State {
  return loadState<Config, State>(saved, version, {
    name: 'Connecting Flights',
    version: VERSION,
    parseConfig,
    shape: (seats, { board }) => stateShape(seats, tablesOf(board)),
    audit,
  });
}
