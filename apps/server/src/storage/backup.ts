/** Makes a backup while the server runs: a snapshot in one file that both dialects can restore. */

import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { type Kysely, sql, type Transaction } from 'kysely';
import { CHUNK, FORMAT, type Header } from './backup-format.ts';
import { MIGRATION_NAMES, migrationsOf } from './migrations.ts';
import { type BackupSettings, openOnPostgres, openOnSqlite } from './once.ts';
import { requireDatabase } from './require-database.ts';
import type { Schema } from './schema.ts';
import { sqliteFile } from './sqlite-writer.ts';
import { TABLES, type TableName } from './tables.ts';

/** Throws with one line for the operator; then there is no new file. */
export async function backup(settings: BackupSettings, file: string): Promise<{ rows: number }> {
  await requireDatabase(settings);
  const { db, close } = await openSource(settings);
  const dialect = settings.databaseUrl === null ? 'sqlite' : 'postgres';
  const part = `${file}.part`;
  try {
    const output = await openPart(part);
    try {
      const rows = await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((moment) => write(moment, dialect, output));
      await rename(part, file);
      await flushFolder(dirname(file));
      return { rows };
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  } finally {
    await close();
  }
}

/** Fails if the file exists: two backups must not write one file. */
async function openPart(part: string): Promise<FileHandle> {
  try {
    // It holds the key that signs identities and the secrets of running matches.
    return await open(part, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${part} already exists: another backup is writing it; if none is running, delete it`);
  }
}

/** Makes the name of the file durable. */
async function flushFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

async function openSource({ dataFolder, databaseUrl }: BackupSettings) {
  if (databaseUrl !== null) return openOnPostgres(databaseUrl);
  return openOnSqlite(new Sqlite(sqliteFile(dataFolder), { readonly: true }));
}

async function write(moment: Transaction<Schema>, dialect: Header['dialect'], output: FileHandle): Promise<number> {
  const migrations = await migrationsOf<Schema>(moment);
  if (migrations.join() !== MIGRATION_NAMES.join())
    throw new Error(
      'another version of Tarmac wrote the database: start this version on it once, or back up with that one',
    );
  const header: Header = { format: FORMAT, migrations: [...migrations], dialect, tables: TABLES };
  let rows = 0;
  async function* lines() {
    yield `${JSON.stringify(header)}\n`;
    for (const table of TABLES) {
      for await (const chunk of rowsOf(moment, dialect, table)) {
        rows += chunk.length;
        yield chunk.map((row) => `${JSON.stringify([table, row])}\n`).join('');
      }
    }
    yield `${JSON.stringify({ rows })}\n`;
  }
  await pipeline(Readable.from(lines()), createGzip(), output.createWriteStream({ flush: true }));
  return rows;
}

async function* rowsOf(db: Kysely<Schema>, dialect: Header['dialect'], table: TableName) {
  const all = db.selectFrom(table).selectAll();
  if (dialect === 'sqlite') {
    for await (const row of all.stream()) yield [row];
    return;
  }
  await sql`declare every_row cursor for ${all}`.execute(db);
  for (;;) {
    const { rows } = await sql`fetch ${sql.lit(CHUNK)} from every_row`.execute(db);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close every_row`.execute(db);
}
