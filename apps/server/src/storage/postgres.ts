/** The database as a PostgreSQL that several nodes share. */

import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Announcement, Database } from './database.ts';
import { migrate } from './migrations.ts';
import { commitOnPool } from './postgres-commit.ts';
import { listenOn } from './postgres-listen.ts';
import type { Schema } from './schema.ts';
import type { StorageParts, StorageSettings } from './storage-parts.ts';

const WAIT_FOR_CONNECTION_MS = 10_000;
/** A dead database must not block a match for ever. */
const WAIT_FOR_ANSWER_MS = 30_000;
const IDLE_MS = 60_000;

export async function openPostgres(
  url: string,
  { databaseConnections }: Pick<StorageSettings, 'databaseConnections'>,
  parts: StorageParts,
): Promise<Database> {
  await prepareServer(url, parts);
  const pool = new pg.Pool({
    ...connectionOf(url),
    max: databaseConnections,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    query_timeout: WAIT_FOR_ANSWER_MS,
    idleTimeoutMillis: IDLE_MS,
    pipeline: true,
  });
  surviveLostConnections(pool);
  const read = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const hearers: ((announcement: Announcement | null) => void)[] = [];
  let stopListening: (() => Promise<void>) | null = null;
  return {
    dialect: 'postgres',
    read,
    commit: commitOnPool(pool, parts),
    listen(hear) {
      hearers.push(hear);
      // One connection for all listeners.
      stopListening ??= listenOn(connectionOf(url), parts, (announcement) => {
        for (const each of hearers) each(announcement);
      });
    },
    time: async () => {
      const { rows } = await pool.query<{ now: number }>('select extract(epoch from clock_timestamp()) * 1000 as now');
      return (rows[0] as { now: number }).now;
    },
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await stopListening?.();
      await pool.end();
    },
  };
}

/** On a pool without a time limit: another node's migration may take longer than any query. */
async function prepareServer(url: string, { log }: StorageParts): Promise<void> {
  const pool = postgresPool(url);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await reach(pool);
    await migrate(db);
    const { rows } = await sql<{ name: string }>`
      select name from pg_settings where name in ('fsync', 'synchronous_commit') and setting = 'off'`.execute(db);
    for (const { name } of rows) log.warn(`PostgreSQL runs with ${name} off: confirmed writes can be lost`);
  } finally {
    await db.destroy();
  }
}

/** For tasks that run once: two connections, no time limit. */
export function postgresPool(url: string): pg.Pool {
  const pool = new pg.Pool({ ...connectionOf(url), max: 2, connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS });
  surviveLostConnections(pool);
  return pool;
}

/** Throws one line for the operator, without the URL, which contains the password. */
export async function reach(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    throw new Error(`PostgreSQL cannot be reached: ${message || code}`);
  }
}

function connectionOf(url: string): pg.ClientConfig {
  return { connectionString: url, keepAlive: true, types: numberTypes() };
}

/** Reads `bigint` and `numeric` as numbers: ours stay in the exact range of JavaScript. */
function numberTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  return types;
}

/**
 * A lost connection fails its query; the additional error event would end the process if nobody
 * listened.
 */
function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}
