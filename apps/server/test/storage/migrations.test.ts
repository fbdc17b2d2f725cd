/** Databases of earlier versions, taken along step by step. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../src/storage/migrations.ts';
import { openOnPostgres, openOnSqlite } from '../../src/storage/once.ts';
import { restore } from '../../src/storage/restore.ts';
import { openConnection } from '../../src/storage/sqlite-writer.ts';
import type { StorageSettings } from '../../src/storage/storage-parts.ts';
import { openAt, overDialects, temporaryFolder } from './dialects.ts';

const texts = { game: 'g', state: 'over', options: '{}', config: '{}', clock: '{}', stand_in: 'pilot', host: 'h' };
/** As the first version of the database had them. */
const OLD = {
  ...texts,
  id: 'old',
  on_timeout: 'resign',
  spectators: 'live',
  secret: '00',
  public: 0,
  hidden: 0,
  created_at: 1,
};

/** A row of the log as it was before matches had heads. */
const oldEntry = (match: string, seq: number, state: string | null) => ({
  match,
  seq,
  at: seq,
  entry: '{}',
  news: '[]',
  after: JSON.stringify({ frames: [seq, seq] }),
  message: null,
  version: 3,
  state,
});

function openOnce({ dataFolder, databaseUrl }: StorageSettings) {
  return databaseUrl === null ? openOnSqlite(openConnection(dataFolder)) : openOnPostgres(databaseUrl);
}

overDialects((dialect) => {
  test('at a table from before there was a choice, hints can be asked for', async () => {
    const place = await dialect.place();
    const { db, close } = await openOnce(place);
    await migrate(db, '0001-beginning');
    await (db as unknown as Kysely<{ tables: Record<string, unknown> }>).insertInto('tables').values(OLD).execute();
    expect((await sql`select * from tables`.execute(db)).rows[0]).not.toHaveProperty('hints');
    await close();
    const database = await openAt(place);
    expect(await database.read.selectFrom('tables').select(['id', 'hints']).execute()).toEqual([
      { id: 'old', hints: 1 },
    ]);
  });

  test('and so it is at one from a backup of that time', async () => {
    const place = await dialect.place();
    const file = join(temporaryFolder(), 'old.gz');
    const header = { format: 'tarmac-backup-1', migrations: ['0001-beginning'], dialect: 'sqlite', tables: ['tables'] };
    const lines = [header, ['tables', OLD], { rows: 1 }].map((line) => `${JSON.stringify(line)}\n`);
    writeFileSync(file, gzipSync(lines.join('')));
    expect(await restore(place, file)).toEqual({ rows: 1 });
    const database = await openAt(place);
    expect(await database.read.selectFrom('tables').select(['id', 'hints']).execute()).toEqual([
      { id: 'old', hints: 1 },
    ]);
  });

  test('a match from before there were heads gets one, with the last state it has; its log stays as it is', async () => {
    const place = await dialect.place();
    const { db, close } = await openOnce(place);
    await migrate(db, '0003-ratings');
    const old = db as unknown as Kysely<{ log: Record<string, unknown> }>;
    const rows = [
      oldEntry('m', 0, '"deal"'),
      oldEntry('m', 1, '"act"'),
      oldEntry('m', 2, null),
      oldEntry('n', 0, '""'),
    ];
    await old.insertInto('log').values(rows).execute();
    await close();
    const { read, commit } = await openAt(place);
    expect(await read.selectFrom('heads').selectAll().orderBy('match').execute()).toEqual([
      { match: 'm', seq: 2, at: 2, version: 3, after: '{"frames":[2,2]}', state: '"act"' },
      { match: 'n', seq: 0, at: 0, version: 3, after: '{"frames":[0,0]}', state: '""' },
    ]);
    const log = await read.selectFrom('log').selectAll().orderBy('match').orderBy('seq').execute();
    expect(log).toEqual(rows.map(({ after, ...row }) => ({ ...row, frames: after, after: null })));
    // A node of the version before cannot append: the head would not know of it.
    const late = read.insertInto('log').values(oldEntry('m', 3, '"late"') as never);
    await expect(commit([{ query: late.compile() }])).rejects.toThrow();
  });

  test('a line of the chat from before there were codes keeps its words', async () => {
    const place = await dialect.place();
    const { db, close } = await openOnce(place);
    await migrate(db, '0004-heads');
    const said = {
      match: 'm',
      room: 'players',
      number: 1,
      person: 'p',
      at: 1,
      text: 'Merci !',
      message: 'x',
      hidden: 0,
    };
    await (db as unknown as Kysely<{ chat: Record<string, unknown> }>).insertInto('chat').values(said).execute();
    await close();
    const { read } = await openAt(place);
    expect(await read.selectFrom('chat').selectAll().execute()).toEqual([{ ...said, phrase: null }]);
  });

  test('a step that is cut off leaves the database as it was', async () => {
    const place = await dialect.place();
    const { db, close } = await openOnce(place);
    await migrate(db, '0003-ratings');
    // It is in the way of the step, behind its changes to the log.
    await sql`create table heads (match text)`.execute(db);
    await expect(migrate(db)).rejects.toThrow();
    await sql`drop table heads`.execute(db);
    await migrate(db);
    await close();
    expect(await (await openAt(place)).read.selectFrom('heads').selectAll().execute()).toEqual([]);
  });
});
