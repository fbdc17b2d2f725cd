/** The parts of a server as a test makes them up: a clock that it turns, luck that it knows, a log that it reads. */

import { makeLog } from '../../src/ops/logging.ts';
import { makeMetrics } from '../../src/ops/metrics.ts';
import type { Parts } from '../../src/parts.ts';
import type { Settings } from '../../src/settings.ts';
import type { Database } from '../../src/storage/database.ts';
import { openDatabase } from '../../src/storage/open.ts';
import type { PersonRow } from '../../src/storage/schema.ts';
import { settingsOf } from './server.ts';

export interface MadeUp {
  readonly parts: Parts;
  readonly clock: { now: number };
  /** Every line that was logged. */
  readonly logged: string[];
}

interface Wish {
  readonly environment?: Readonly<Record<string, string>>;
  /** The time at the beginning. */
  readonly now?: number;
  readonly parts?: Partial<Pick<Parts, 'games' | 'random' | 'node'>>;
}

/** Around a database that the test has. */
export function madeUp(
  database: Database,
  { environment = {}, now = 1_700_000_000_000, parts = {} }: Wish = {},
): MadeUp {
  const clock = { now };
  const logged: string[] = [];
  const { node = 'node-1' } = parts;
  return {
    clock,
    logged,
    parts: {
      settings: settingsOf(environment),
      database,
      games: new Map(),
      now: () => clock.now,
      elapsed: () => clock.now,
      clockProblem: () => null,
      random: (bytes) => Buffer.alloc(bytes, 7),
      node,
      log: makeLog('debug', node, { write: (line) => logged.push(line) }),
      metrics: makeMetrics(),
      ...parts,
    },
  };
}

/** On a database of its own, where the environment says. */
export async function madeUpOn(wish: Wish): Promise<MadeUp> {
  const { parts, ...rest } = madeUp({} as Database, wish);
  const database = await openDatabase(parts.settings as Settings, parts);
  return { ...rest, parts: { ...parts, database } };
}

export function personRow(row: Partial<PersonRow> & Pick<PersonRow, 'id' | 'name'>): PersonRow {
  return {
    language: 'en',
    rated: 0,
    created_at: 0,
    deleted_at: null,
    banned_at: null,
    recovery_hash: null,
    email: null,
    notice_email: 0,
    notice_webhook: null,
    noticed_at: null,
    ...row,
  };
}
