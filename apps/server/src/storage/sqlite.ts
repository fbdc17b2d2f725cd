/** The database as one SQLite file of one process: a connection that writes, in groups, and one that reads. */

import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { commitInGroups } from './sqlite-groups.ts';
import { lockFolder } from './sqlite-lock.ts';
import { keepStatements } from './statements.ts';
import type { StorageParts } from './storage-parts.ts';

/** Nobody else writes; only a backup that begins, or somebody with a shell, may be in the way for a moment. */
const BUSY_MS = 5000;

export const sqliteFile = (folder: string): string => join(folder, 'tarmac.db');

export async function openSqlite(folder: string, parts: StorageParts): Promise<Database> {
  const unlock = lockFolder(folder);
  const opened: Sqlite.Database[] = [];
  const closeAll = () => {
    for (const connection of opened) connection.close();
    unlock();
  };
  try {
    const writer = openWriter(folder);
    opened.push(writer);
    await migrate(new Kysely({ dialect: new SqliteDialect({ database: writer }) }));
    const reader = new Sqlite(sqliteFile(folder), { readonly: true, timeout: BUSY_MS });
    opened.unshift(reader);
    const prepare = keepStatements(reader);
    const read = new Kysely<Schema>({
      dialect: new SqliteDialect({ database: { prepare, close: () => undefined } }),
    });
    const groups = commitInGroups(writer, parts);
    return {
      dialect: 'sqlite',
      read,
      commit: groups.commit,
      // There is no other node to hear of.
      listen: () => undefined,
      ping: async () => {
        prepare('select 1').get();
      },
      close: async () => {
        groups.end();
        await read.destroy();
        closeAll();
      },
    };
  } catch (error) {
    closeAll();
    throw error;
  }
}

export function openWriter(folder: string): Sqlite.Database {
  const writer = new Sqlite(sqliteFile(folder), { timeout: BUSY_MS });
  // A row of the log has some three thousand bytes: on smaller pages it would take two. For new files only.
  writer.pragma('page_size = 8192');
  writer.pragma('journal_mode = WAL');
  // Moving the log into the file holds everybody up for some milliseconds: less often, and pages written many times
  // over go once.
  writer.pragma('wal_autocheckpoint = 2000');
  writer.pragma('synchronous = FULL');
  // On macOS an ordinary fsync stops at the drive's own memory; elsewhere this changes nothing.
  writer.pragma('fullfsync = ON');
  // A backup holds the log back while it reads; afterwards the file need not stay that large.
  writer.pragma('journal_size_limit = 67108864');
  return writer;
}
