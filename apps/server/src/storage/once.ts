/** Opens a database for one task outside of the server. */

import type Sqlite from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { postgresPool, reach } from './postgres.ts';
import type { Schema } from './schema.ts';
import type { StorageSettings } from './storage-parts.ts';

export type BackupSettings = Pick<StorageSettings, 'dataFolder' | 'databaseUrl'>;

export interface Once {
  readonly db: Kysely<Schema>;
  close(): Promise<void>;
}

export function openOnSqlite(connection: Sqlite.Database): Once {
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: connection }) });
  return { db, close: async () => void connection.close() };
}

export async function openOnPostgres(url: string): Promise<Once> {
  const pool = postgresPool(url);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const close = () => pool.end();
  try {
    await reach(pool);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, close };
}
