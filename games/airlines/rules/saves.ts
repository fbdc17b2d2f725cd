/** Validates saved states and migrates earlier versions. */

import { loadState, record, type Shape, seatShapes, whole } from '@tarmac/kit';
import { audit } from './audit.ts';
import type { Config } from './config.ts';
import { parseConfig } from './parse.ts';
import { byFlight, counts, openShapes } from './shapes.ts';
import { GONE, type State } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';

/** Raised by every change of a golden replay; `load` then needs a migration of the old version. */
export const VERSION = 2;

function stateShape(seats: number, tables: Tables): Shape {
  const { bySeat } = seatShapes(seats);
  return record({
    ...openShapes(seats, tables),
    pile: counts,
    hands: bySeat(counts),
    flights: byFlight(tables, whole(GONE, seats - 1)),
  });
}

/** It counted idle turns with flight cards left to draw too (AL-9.5): the count begins anew. */
function fromVersion1(saved: unknown): unknown {
  const state = Object(saved) as Partial<State>;
  return state.endedBy === null ? { ...state, idleTurns: 0 } : saved;
}

export function load(saved: unknown, version: number): State {
  if (version === 1) return load(fromVersion1(saved), VERSION);
  return loadState<Config, State>(saved, version, {
    name: 'Airlines',
    version: VERSION,
    parseConfig,
    shape: (seats, { board }) => stateShape(seats, tablesOf(board)),
    audit,
  });
}
