/** Validates saved states and migrates earlier versions. */

import { loadState, record, type Shape, seatShapes, whole } from '@tarmac/kit';
import { audit } from './audit.ts';
import type { Config } from './config.ts';
import { parseConfig } from './parse.ts';
import { byFlight, counts, openShapes } from './shapes.ts';
import { GONE, type State } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';

/** Raised by every change of a golden replay; `load` then needs a migration of the old version. */
export const VERSION = 1;

function stateShape(seats: number, tables: Tables): Shape {
  const { bySeat } = seatShapes(seats);
  return record({
    ...openShapes(seats, tables),
    pile: counts,
    hands: bySeat(counts),
    flights: byFlight(tables, whole(GONE, seats - 1)),
  });
}

export function load(saved: unknown, version: number): State {
  return loadState<Config, State>(saved, version, {
    name: 'Airlines',
    version: VERSION,
    parseConfig,
    shape: (seats, { board }) => stateShape(seats, tablesOf(board)),
    audit,
  });
}
