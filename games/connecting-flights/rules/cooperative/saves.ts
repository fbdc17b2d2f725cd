/** Saved states: validated on the way in, migrated from earlier versions. */

import { record } from '@tarmac/kit';
import { audit } from './audit.ts';
import { clone } from './clone.ts';
import { handsOf } from './hands.ts';
import { parseConfig } from './parse.ts';
import { tableShapes } from './shapes.ts';
import type { State } from './state.ts';
import { tablesOf } from './tables.ts';

/** Raised by every change that alters a golden replay; add the migration of the old version to `load`. */
export const VERSION = 1;

export function load(saved: unknown, version: number): State {
  const fail = (problem: string): never => {
    throw new Error(`Connecting Flights, cooperative: ${problem}`);
  };
  if (version !== VERSION) return fail(`no migration from version ${version} to ${VERSION}`);
  const { config: raw, seats: said } = Object(saved) as Partial<State>;
  const seats = Number(said);
  const parsed = parseConfig(raw, seats);
  if (!parsed.ok) return fail(parsed.problem);
  const config = parsed.value;
  const problem = record(tableShapes(seats, handsOf({ config, seats }), tablesOf(config.board)))(saved, 'state');
  if (problem !== null) return fail(problem);
  const state = clone({ ...(saved as State), config });
  // Frame and flights are shared by copies of a state, but not with whoever gave the save.
  state.frame = JSON.parse(JSON.stringify(state.frame)) as State['frame'];
  state.flights = JSON.parse(JSON.stringify(state.flights)) as State['flights'];
  const broken = audit(state);
  return broken.length === 0 ? state : fail(`the saved state is broken: ${broken.join('; ')}`);
}
