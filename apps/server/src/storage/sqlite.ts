/** The database as one SQLite file of one process: a connection that writes, in groups, and one that reads. */

import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { commitInGroups } from './sqlite-groups.ts';
import { lockFolder } from './sqlite-lock.ts';
import { sqliteProblem } from './sqlite-problem.ts';
import { BUSY_MS, openConnection, openWriter, sqliteFile } from './sqlite-writer.ts';
import { keepStatements } from './statements.ts';
import type { StorageParts } from './storage-parts.ts';

export function openSqlite(folder: string, parts: StorageParts): Promise<Database> {
  return openFolder(folder, parts).catch((error) => {
    throw sqliteProblem(folder, error);
  });
}

async function openFolder(folder: string, parts: StorageParts): Promise<Database> {
  const unlock = lockFolder(folder);
  let reader: Sqlite.Database | null = null;
  try {
    await migrateFile(folder);
    const opened = new Sqlite(sqliteFile(folder), { readonly: true, timeout: BUSY_MS });
    reader = opened;
    const prepare = keepStatements(opened);
    const read = new Kysely<Schema>({
      dialect: new SqliteDialect({ database: { prepare, close: () => undefined } }),
    });
    const writer = openWriter(folder);
    const groups = commitInGroups(writer.run, parts);
    return {
      dialect: 'sqlite',
      read,
      commit: groups.commit,
      // There is no other node to hear of.
      listen: () => undefined,
      time: null,
      ping: async () => {
        prepare('select 1').get();
      },
      close: async () => {
        await groups.end();
        await read.destroy();
        opened.close();
        // The last one out moves the log into the file.
        await writer.close();
        unlock();
      },
    };
  } catch (error) {
    reader?.close();
    unlock();
    throw error;
  }
}

async function migrateFile(folder: string): Promise<void> {
  const connection = openConnection(folder);
  try {
    await migrate(new Kysely({ dialect: new SqliteDialect({ database: connection }) }));
  } finally {
    connection.close();
  }
}
