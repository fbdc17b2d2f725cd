/** Saved states: validated on the way in, migrated from earlier versions. */

import { flag, record, type Shape } from '@tarmac/kit';
import { audit } from './audit.ts';
import { seatShapes } from './component-shapes.ts';
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
  if (version !== VERSION) throw new Error(`Connecting Flights: no migration from version ${version} to ${VERSION}`);
  const { config, seats } = Object(saved) as Partial<State>;
  const parsed = parseConfig(config, Number(seats));
  if (!parsed.ok) throw new Error(`Connecting Flights: ${parsed.problem}`);
  const problem = stateShape(Number(seats), tablesOf(parsed.value.board))(saved, 'state');
  if (problem !== null) throw new Error(`Connecting Flights: ${problem}`);
  const state: State = { ...structuredCopy(saved as State), config: parsed.value };
  const broken = audit(state);
  if (broken.length > 0) throw new Error(`Connecting Flights: the saved state is broken: ${broken.join('; ')}`);
  return state;
}

function structuredCopy(state: State): State {
  return JSON.parse(JSON.stringify(state)) as State;
}
