import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { backup } from '../../src/storage/backup.ts';
import type { Database } from '../../src/storage/database.ts';
import { preparedInsert } from '../../src/storage/prepared.ts';
import { restore } from '../../src/storage/restore.ts';
import type { StorageSettings } from '../../src/storage/storage-parts.ts';
import { TABLES } from '../../src/storage/tables.ts';
import {
  dueRow,
  logRow,
  openAt,
  overDatabases,
  partitionedPlace,
  postgresPlace,
  sqlitePlace,
  temporaryFolder,
  usePostgres,
} from './dialects.ts';

/** More rows than travel together, and every kind of text. */
async function fill(database: Database): Promise<void> {
  const append = preparedInsert(database, 'log');
  const entries = Array.from({ length: 450 }, (_, seq) => ({ ...logRow('m', seq), entry: JSON.stringify({ seq }) }));
  await database.commit(entries.map((row) => append(row)));
  const value = 'line\nbreak "quotes" ✈ \u{1f6eb} \u2028';
  await database.commit([preparedInsert(database, 'settings')({ key: 'odd', value })]);
  await database.commit([preparedInsert(database, 'due')({ ...dueRow('d'), node: 'n', leased_until: 2 ** 45 })]);
}

async function contentOf(database: Database): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    const rows = await database.read.selectFrom(table).selectAll().execute();
    content[table] = rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return content;
}

async function contentAt(place: StorageSettings): Promise<Record<string, unknown[]>> {
  const database = await openAt(place);
  const content = await contentOf(database);
  await database.close();
  return content;
}

const newFile = () => join(temporaryFolder(), 'backup.gz');

/** A backup of what `fill` writes, with its lines changed. */
async function changedBackup(change: (lines: string[]) => string[]): Promise<string> {
  const place = sqlitePlace();
  await fill(await openAt(place));
  const file = newFile();
  await backup(place, file);
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  writeFileSync(file, gzipSync(`${change(lines).join('\n')}\n`));
  return file;
}

overDatabases((dialect) => {
  test('is taken while the server runs, and is one moment of it', async () => {
    const place = await dialect.place();
    const database = await openAt(place);
    const pair = (number: number) => {
      const log = preparedInsert(database, 'log')(logRow('m', number));
      return [log, preparedInsert(database, 'due')(dueRow(String(number)))];
    };
    let number = 0;
    let done = false;
    const write = async () => {
      while (!done) expect(await database.commit(pair(number++))).toEqual({ ok: true });
    };
    const writing = write();
    const files = [newFile(), newFile(), newFile()];
    for (const file of files) await backup(place, file);
    done = true;
    await writing;
    for (const file of files) {
      const copy = await dialect.place();
      await restore(copy, file);
      const { log = [], due = [] } = await contentAt(copy);
      expect(log).toHaveLength(due.length);
      expect(log.length).toBeLessThanOrEqual(number);
    }
  });

  test('is for its owner alone, and nothing else is left', async () => {
    const place = await dialect.place();
    await fill(await openAt(place));
    const file = newFile();
    expect(await backup(place, file)).toEqual({ rows: 452 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(file, '..'))).toEqual(['backup.gz']);
  });

  test('that cannot be written is refused and leaves nothing', async () => {
    const place = await dialect.place();
    await openAt(place);
    const folder = temporaryFolder();
    await expect(backup(place, join(folder, 'missing', 'backup.gz'))).rejects.toThrow('ENOENT');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is not restored over anything', async () => {
    const place = await dialect.place();
    const database = await openAt(place);
    await fill(database);
    const file = newFile();
    await backup(place, file);
    const before = await contentOf(database);
    await database.close();
    await expect(restore(place, file)).rejects.toThrow('the database is not empty (settings has rows)');
    expect(await contentAt(place)).toEqual(before);
  });

  test.each([
    ['without its last line', (lines: string[]) => lines.slice(0, -1)],
    ['without a row', (lines: string[]) => lines.filter((_, index) => index !== 7)],
    ['with a row too many', (lines: string[]) => lines.toSpliced(7, 0, '["settings",{"key":"k","value":"v"}]')],
    ['with half a line', (lines: string[]) => [...lines.slice(0, -2), '["log",{"match":']],
    ['of another format', (lines: string[]) => ['{"format":"other"}', ...lines.slice(1)]],
  ])('%s nothing of it is restored', async (_, change) => {
    const place = await dialect.place();
    const file = await changedBackup(change);
    await expect(restore(place, file)).rejects.toThrow(`${file} is not a whole backup of Tarmac`);
    expect(Object.values(await contentAt(place)).flat()).toEqual([]);
  });

  test('cut off in the middle nothing of it is restored', async () => {
    const place = await dialect.place();
    const file = await changedBackup((lines) => lines);
    const bytes = readFileSync(file);
    for (const length of [bytes.length - 1, bytes.length >> 1, 0]) {
      writeFileSync(file, bytes.subarray(0, length));
      await expect(restore(place, file)).rejects.toThrow(`${file} is not a whole backup of Tarmac`);
    }
    expect(Object.values(await contentAt(place)).flat()).toEqual([]);
    writeFileSync(file, bytes);
    expect(await restore(place, file)).toEqual({ rows: 452 });
  });

  test('of a newer version is refused', async () => {
    const place = await dialect.place();
    const file = await changedBackup(([header = '', ...rest]) => {
      const read = JSON.parse(header);
      return [JSON.stringify({ ...read, migrations: [...read.migrations, '9999-later'] }), ...rest];
    });
    await expect(restore(place, file)).rejects.toThrow(
      'another version of Tarmac made the backup (its last migration is 9999-later)',
    );
  });
});

describe('between dialects', () => {
  const postgres = usePostgres();
  const places = {
    sqlite: async () => sqlitePlace(),
    postgres: () => postgresPlace(postgres()),
    partitioned: () => partitionedPlace(postgres()),
  };

  test.each([
    ['sqlite', 'postgres'],
    ['postgres', 'sqlite'],
    ['sqlite', 'sqlite'],
    ['postgres', 'postgres'],
    ['sqlite', 'partitioned'],
    ['partitioned', 'postgres'],
  ] as const)('a backup of %s restored into %s has the same rows', async (from, to) => {
    const source = await places[from]();
    const database = await openAt(source);
    await fill(database);
    const file = newFile();
    await backup(source, file);
    const target = await places[to]();
    expect(await restore(target, file)).toEqual({ rows: 452 });
    expect(await contentAt(target)).toEqual(await contentOf(database));
  });
});

test('what another backup is writing, or has left, is neither overwritten nor taken away', async () => {
  const place = sqlitePlace();
  await openAt(place);
  const file = newFile();
  writeFileSync(`${file}.part`, 'half');
  await expect(backup(place, file)).rejects.toThrow(`${file}.part already exists: another backup is writing it`);
  expect(readFileSync(`${file}.part`, 'utf8')).toBe('half');
});

test('of two backups into one file at the same time one is made, and whole', async () => {
  const place = sqlitePlace();
  await fill(await openAt(place));
  const file = newFile();
  const ended = await Promise.allSettled([backup(place, file), backup(place, file)]);
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await restore(sqlitePlace(), file)).toEqual({ rows: 452 });
});

test('there must be a database to back up', async () => {
  const place = sqlitePlace();
  await expect(backup(place, newFile())).rejects.toThrow(`there is no database at ${place.dataFolder}`);
});

test('a running server is not restored into', async () => {
  const file = await changedBackup((lines) => lines);
  const place = sqlitePlace();
  await openAt(place);
  await expect(restore(place, file)).rejects.toThrow('is in use by another Tarmac server');
});
