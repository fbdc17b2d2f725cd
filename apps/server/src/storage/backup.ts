/** Backups while the server runs: everything as it stood at one moment, in one file that either dialect can take in. */

import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { type Kysely, sql, type Transaction } from 'kysely';
import { CHUNK, FORMAT, type Header } from './backup-format.ts';
import { MIGRATION_NAMES, migrationsOf } from './migrations.ts';
import { type BackupSettings, openOnPostgres, openOnSqlite } from './once.ts';
import type { Schema } from './schema.ts';
import { sqliteFile } from './sqlite.ts';
import { TABLES, type TableName } from './tables.ts';

/** Throws with one line for whoever runs the command; then there is no new file. */
export async function backup(settings: BackupSettings, file: string): Promise<{ rows: number }> {
  const { db, close } = await openSource(settings);
  const dialect = settings.databaseUrl === null ? 'sqlite' : 'postgres';
  const part = `${file}.part`;
  try {
    const rows = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((moment) => write(moment, dialect, part));
    await rename(part, file);
    return { rows };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await close();
  }
}

async function openSource({ dataFolder, databaseUrl }: BackupSettings) {
  if (databaseUrl !== null) return openOnPostgres(databaseUrl);
  const file = sqliteFile(dataFolder);
  if (!existsSync(file)) throw new Error(`there is no database at ${file}`);
  return openOnSqlite(new Sqlite(file, { readonly: true }));
}

async function write(moment: Transaction<Schema>, dialect: Header['dialect'], part: string): Promise<number> {
  const migrations = await migrationsOf<Schema>(moment);
  if (migrations.join() !== MIGRATION_NAMES.join())
    throw new Error('the database is of another version of Tarmac: start this one on it, or back up with that one');
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
  // It holds the key that signs identities and the secrets of running matches.
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(part, { mode: 0o600, flush: true }));
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
