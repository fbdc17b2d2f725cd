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

overDialects((dialect) => {
  test('at a table from before there was a choice, hints can be asked for', async () => {
    const place = await dialect.place();
    const { db, close } =
      place.databaseUrl === null
        ? openOnSqlite(openConnection(place.dataFolder))
        : await openOnPostgres(place.databaseUrl);
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
});
