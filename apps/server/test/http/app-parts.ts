/** What the HTTP side needs of the server, without a database: a log that is kept, time and luck that are fixed. */

import { type Dialect, DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { makeApp } from '../../src/http/app.ts';
import type { Database } from '../../src/storage/database.ts';
import type { Schema } from '../../src/storage/schema.ts';
import { type MadeUp, madeUp } from '../support/parts.ts';

/** Queries are made, and lead nowhere. */
const withoutDatabase: Dialect = {
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
};

export interface Kept extends MadeUp {
  /** Whether the database answers. */
  reachable: boolean;
  /** How often it was asked whether it does. */
  pings: number;
  /** Whether it takes what is written, and how often somebody tried. */
  writable: boolean;
  writes: number;
}

export function partsFor(environment: Record<string, string> = {}): Kept {
  const database = {
    ping: async () => {
      kept.pings += 1;
      if (!kept.reachable) throw new Error('connection refused');
    },
    read: new Kysely<Schema>({ dialect: withoutDatabase }),
    commit: async () => {
      kept.writes += 1;
      if (!kept.writable) parts.metrics.storageFailures.inc();
      return kept.writable ? { ok: true } : { ok: false, why: 'failed' };
    },
  } as unknown as Database;
  const { parts, logged, clock } = madeUp(database, { environment, now: 1_000_000 });
  const kept: Kept = { parts, logged, clock, reachable: true, pings: 0, writable: true, writes: 0 };
  return kept;
}

/** An app with one route of each sort. */
export async function appFor(kept: Kept) {
  const app = await makeApp(kept.parts);
  app.get('/api/thing', async () => ({ thing: 1 }));
  app.post('/api/thing', async (request) => ({ got: request.body ?? null }));
  app.get('/api/thing/:token', async () => ({ thing: 2 }));
  app.get('/api/broken', async () => {
    throw new Error('the cupboard is bare');
  });
  return app;
}
