/** Saved states: validated on the way in, migrated from earlier versions. */

import { loadState, record } from '@tarmac/kit';
import { audit } from './audit.ts';
import type { Config } from './config.ts';
import { handsOf } from './hands.ts';
import { parseConfig } from './parse.ts';
import { tableShapes } from './shapes.ts';
import type { State } from './state.ts';
import { tablesOf } from './tables.ts';

/** Raised by every change that alters a golden replay; add the migration of the old version to `load`. */
export const VERSION = 2;

/** Somebody alone with two hands paid for unequal ones (CF-6.5). What was paid stays paid. */
function fromVersion1(saved: unknown): unknown {
  return saved;
}

export function load(saved: unknown, version: number): State {
  if (version === 1) return load(fromVersion1(saved), VERSION);
  return loadState<Config, State>(saved, version, {
    name: 'Connecting Flights, cooperative',
    version: VERSION,
    parseConfig,
    shape: (seats, config) => record(tableShapes(seats, handsOf({ config, seats }), tablesOf(config.board))),
    audit,
  });
}
