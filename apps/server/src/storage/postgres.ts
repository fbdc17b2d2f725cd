/** The database as a PostgreSQL that several nodes share. */

import type { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Announcement, Database } from './database.ts';
import { migrate } from './migrations.ts';
import { commitOnPool } from './postgres-commit.ts';
import { listenOn } from './postgres-listen.ts';
import type { Schema } from './schema.ts';
import type { StorageParts, StorageSettings } from './storage-parts.ts';

const WAIT_FOR_CONNECTION_MS = 10_000;
/** While players wait: a way that swallows everything must not keep them for long after it is open again. */
const WAIT_FOR_SERVING_CONNECTION_MS = 5000;
/** A dead database must not block a match for ever. */
const WAIT_FOR_ANSWER_MS = 30_000;
const IDLE_MS = 60_000;
/**
 * PostgreSQL itself ends a transaction whose node has gone silent in the middle of it: its locks would keep the other
 * nodes from these matches. The node sends the end of a transaction at once, so that even a busy one is in time.
 */
const SILENT_TRANSACTION_MS = 5000;
/** It also ends connections of nodes that are gone without a word; by default it keeps them for two hours. */
const SESSION = [
  `idle_in_transaction_session_timeout=${SILENT_TRANSACTION_MS}`,
  'tcp_keepalives_idle=30',
  'tcp_keepalives_interval=10',
  'tcp_keepalives_count=3',
];

export async function openPostgres(
  url: string,
  { databaseConnections }: Pick<StorageSettings, 'databaseConnections'>,
  parts: StorageParts,
): Promise<Database> {
  await prepareServer(url, parts);
  const pool = new pg.Pool({
    ...connectionOf(url),
    max: databaseConnections,
    options: SESSION.map((setting) => `-c ${setting}`).join(' '),
    connectionTimeoutMillis: WAIT_FOR_SERVING_CONNECTION_MS,
    query_timeout: WAIT_FOR_ANSWER_MS,
    idleTimeoutMillis: IDLE_MS,
    pipeline: true,
  });
  surviveLostConnections(pool);
  const giveUpAll = givingUpAll(pool);
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
      stopListening ??= listenOn(connectionOf(url), parts, {
        hear(announcement) {
          for (const each of hearers) each(announcement);
        },
        silent: giveUpAll,
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
    throw new Error(`PostgreSQL cannot be reached: ${message || code}: is it running, and is DATABASE_URL right?`);
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

/**
 * Cuts all connections: when one has gone silent, the others have too, and what waits on them is refused now instead of
 * when its own time is up. Whether it was done is not known, as with every lost connection.
 */
function givingUpAll(pool: pg.Pool): () => void {
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  return () => {
    for (const client of clients)
      (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy(new Error('silent'));
  };
}
