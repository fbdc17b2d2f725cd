import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import ts from 'typescript';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../src/storage/database.ts';
import { MIGRATION_NAMES } from '../../src/storage/migrations.ts';
import { openDatabase } from '../../src/storage/open.ts';
import { preparedInsert } from '../../src/storage/prepared.ts';
import { logRow, openAt, overDatabases, sqlitePlace, storageParts, temporaryFolder, usePostgres } from './dialects.ts';

interface Migrations {
  kysely_migration: { name: string; timestamp: string };
}

function migrationsIn(database: Database) {
  return (database.read as unknown as Kysely<Migrations>).selectFrom('kysely_migration').selectAll().execute();
}

overDatabases((dialect) => {
  test('opening again changes nothing', async () => {
    const place = await dialect.place();
    const first = await openAt(place);
    await first.commit([preparedInsert(first, 'log')(logRow('m', 0))]);
    const before = await migrationsIn(first);
    expect(before.length).toBeGreaterThan(0);
    await first.close();
    const second = await openAt(place);
    expect(await migrationsIn(second)).toEqual(before);
    expect(await second.read.selectFrom('log').select('seq').execute()).toEqual([{ seq: 0 }]);
  });

  test('a database of a newer version is refused in one line', async () => {
    const place = await dialect.place();
    const database = await openAt(place);
    const later = { name: '9999-later', timestamp: new Date(2 ** 42).toISOString() };
    const insert = (database.read as unknown as Kysely<Migrations>).insertInto('kysely_migration').values(later);
    await database.commit([{ query: insert.compile() }]);
    await database.close();
    const refused = openDatabase(place, storageParts());
    await expect(refused).rejects.toThrow(
      /^a newer version of Tarmac wrote the database \(it has the migration 9999-later\): start that version$/,
    );
  });
});

describe('sqlite', () => {
  test('the folder is made', async () => {
    const dataFolder = join(temporaryFolder(), 'some', 'where');
    await openAt({ dataFolder, databaseUrl: null, databaseConnections: 1 });
    expect(readdirSync(dataFolder)).toContain('tarmac.db');
    expect(statSync(dataFolder).mode & 0o777).toBe(0o700);
  });

  test('a folder that is there stays as it is', async () => {
    const dataFolder = temporaryFolder();
    chmodSync(dataFolder, 0o750);
    await openAt({ dataFolder, databaseUrl: null, databaseConnections: 1 });
    expect(statSync(dataFolder).mode & 0o777).toBe(0o750);
  });

  test('a folder that cannot be made, or is none, is refused in one line', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    mkdirSync(join(folder, 'taken', 'tarmac.lock'), { recursive: true });
    const place = (dataFolder: string) => ({ dataFolder, databaseUrl: null, databaseConnections: 1 });
    await expect(openDatabase(place(join(folder, 'file', 'data')), storageParts())).rejects.toThrow(
      /^cannot create the data folder .*\/file\/data: ENOTDIR.*: let the server write there, or set TARMAC_DATA to another folder$/,
    );
    await expect(openDatabase(place(join(folder, 'taken')), storageParts())).rejects.toThrow(
      /^cannot write to the data folder .*\/taken: .*: let the server write there, or set TARMAC_DATA to another folder$/,
    );
  });

  test('a file that is no database is refused and not touched', async () => {
    const place = sqlitePlace();
    writeFileSync(join(place.dataFolder, 'tarmac.db'), 'a letter to my grandmother\n'.repeat(100));
    await expect(openDatabase(place, storageParts())).rejects.toThrow(
      /^\/.*\/tarmac\.db: file is not a database: restore a backup into a new folder, and set TARMAC_DATA to it$/,
    );
    // The folder is free again.
    await expect(openDatabase(place, storageParts())).rejects.toThrow('file is not a database');
  });

  test('a database that cannot be written to is named, with what to do', async () => {
    const place = sqlitePlace();
    mkdirSync(join(place.dataFolder, 'tarmac.db'));
    await expect(openDatabase(place, storageParts())).rejects.toThrow(
      /^\/.*\/tarmac\.db: unable to open database file: the server must be able to write to this file and its folder, /,
    );
  });

  test('a second server on the same folder is refused, in this process too', async () => {
    const place = sqlitePlace();
    const first = await openAt(place);
    await expect(openDatabase(place, storageParts())).rejects.toThrow('is in use by another Tarmac server');
    await first.close();
    await openAt(place);
  });

  test('a folder is kept by its process, and free once that is killed', async () => {
    const place = sqlitePlace();
    await openAt(place).then((database) => database.close());
    const holder = await holdFolder(place.dataFolder);
    await expect(openDatabase(place, storageParts())).rejects.toThrow(
      `the data folder ${place.dataFolder} is in use by another Tarmac server: stop it, or use PostgreSQL`,
    );
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await openAt(place);
  });
});

/** Another process that does what a server does with its folder. */
async function holdFolder(folder: string): Promise<ChildProcess> {
  const source = readFileSync(join(import.meta.dirname, '../../src/storage/sqlite-lock.ts'), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext } });
  const hold = `lockFolder(process.env.FOLDER); console.log('held'); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', `${outputText}\n${hold}`], {
    env: { ...process.env, FOLDER: folder },
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

describe('postgres', () => {
  const postgres = usePostgres();

  test('nodes that start at the same time on an empty database all open it', async () => {
    const place = { dataFolder: '', databaseUrl: await postgres().createDatabase(), databaseConnections: 2 };
    const nodes = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((node) => openAt(place, storageParts(node))));
    for (const node of nodes)
      expect((await migrationsIn(node)).map(({ name }) => name).sort()).toEqual(MIGRATION_NAMES);
    const [first, second] = nodes as [Database, Database];
    expect(await first.commit([preparedInsert(first, 'log')(logRow('m', 0))])).toEqual({ ok: true });
    expect(await second.read.selectFrom('log').select('seq').execute()).toEqual([{ seq: 0 }]);
  });

  test('one that cannot be reached is said in one line, without the password', async () => {
    const databaseUrl = 'postgres://tarmac:hunter2@127.0.0.1:1/tarmac';
    const refused = openDatabase({ dataFolder: '', databaseUrl, databaseConnections: 2 }, storageParts());
    await expect(refused).rejects.toThrow(
      /^PostgreSQL cannot be reached: connect ECONNREFUSED 127.0.0.1:1: is it running/,
    );
  });

  test('one without the database that is named says so in one line', async () => {
    const databaseUrl = (await postgres().createDatabase()).replace(/[^/]+$/, 'nobody_made_it');
    const refused = openDatabase({ dataFolder: '', databaseUrl, databaseConnections: 2 }, storageParts());
    await expect(refused).rejects.toThrow(/^PostgreSQL cannot be reached: database "nobody_made_it" does not exist: /);
  });

  test('one that loses what it confirmed is warned of', async () => {
    const url = await postgres().createDatabase();
    const said: string[] = [];
    const careless = `${url}?options=${encodeURIComponent('-c synchronous_commit=off')}`;
    await openAt({ dataFolder: '', databaseUrl: careless, databaseConnections: 2 }, storageParts('n', said));
    expect(said).toEqual(['warn: PostgreSQL runs with synchronous_commit off: confirmed writes can be lost']);
    await openAt({ dataFolder: '', databaseUrl: url, databaseConnections: 2 }, storageParts('n', said));
    expect(said).toHaveLength(1);
  });
});
