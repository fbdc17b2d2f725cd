/** Restores a backup, all or nothing, into an empty database of either dialect. */

import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { type Header, readHeader, readRows } from './backup-format.ts';
import { MIGRATION_NAMES, migrate, migrationsOf } from './migrations.ts';
import { type BackupSettings, type Once, openOnPostgres, openOnSqlite } from './once.ts';
import type { Schema } from './schema.ts';
import { lockFolder } from './sqlite-lock.ts';
import { openConnection } from './sqlite-writer.ts';
import type { TableName } from './tables.ts';

/** Throws with one line for the operator; then nothing was restored. */
export async function restore(settings: BackupSettings, file: string): Promise<{ rows: number }> {
  const header = await readHeader(file);
  const { db, close } = await openTarget(settings);
  try {
    await makeTables(db, header);
    const rows = await db.transaction().execute(async (all) => {
      await refuseUnlessEmpty(all, header.tables as TableName[]);
      return load(all, header, file);
    });
    await migrate(db);
    return { rows };
  } finally {
    await close();
  }
}

async function openTarget({ dataFolder, databaseUrl }: BackupSettings): Promise<Once> {
  if (databaseUrl !== null) return openOnPostgres(databaseUrl);
  const unlock = lockFolder(dataFolder);
  try {
    const { db, close } = openOnSqlite(openConnection(dataFolder));
    return { db, close: () => close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Makes the tables of the backup's version; later migrations run after the rows are in. */
async function makeTables(db: Kysely<Schema>, { migrations }: Header): Promise<void> {
  const last = migrations.length - 1;
  if (migrations.some((name, index) => name !== MIGRATION_NAMES[index]))
    throw new Error(
      `another version of Tarmac made the backup (its last migration is ${migrations[last]}): restore it with that version`,
    );
  if ((await migrationsOf(db)).length > migrations.length)
    throw new Error('the backup is older than the database: restore into a new database');
  await migrate(db, migrations[last]);
}

async function refuseUnlessEmpty(db: Transaction<Schema>, tables: readonly TableName[]): Promise<void> {
  for (const table of tables) {
    const row = await db.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst();
    if (row !== undefined)
      throw new Error(`the database is not empty (${table} has rows): restore into a new database`);
  }
}

async function load(db: Transaction<Schema>, { tables }: Header, file: string): Promise<number> {
  let count = 0;
  for await (const { table, rows } of readRows(file)) {
    if (!tables.includes(table))
      throw new Error(
        `${file} is damaged: it has rows of ${table}, a table that its header does not list; restore another backup`,
      );
    await db
      .insertInto(table as TableName)
      .values(rows as unknown as Insertable<Schema[TableName]>[])
      .execute();
    count += rows.length;
  }
  return count;
}
