/** Ratings go through backups and upgrades like everything else, and go with people nobody can be any more. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sweep } from '../../src/lobby/sweep.ts';
import { backup } from '../../src/storage/backup.ts';
import { migrate } from '../../src/storage/migrations.ts';
import { openOnPostgres, openOnSqlite } from '../../src/storage/once.ts';
import { restore } from '../../src/storage/restore.ts';
import { openConnection } from '../../src/storage/sqlite-writer.ts';
import { openAt, overDialects, sqlitePlace, temporaryFolder } from '../storage/dialects.ts';
import { openServer } from '../support/server.ts';
import { duel, ratedSeats, rival } from './rivals.ts';

overDialects((dialect) => {
  test('a backup has the ratings, how they came about, and who wants to be seen', async () => {
    const place = await dialect.place();
    const environment = { TARMAC_DATA: place.dataFolder, DATABASE_URL: place.databaseUrl ?? '' };
    const server = await openServer(environment);
    const [ada, ben] = [await rival(server, 'Ada'), await rival(server, 'Ben')];
    const match = await duel(ada, ben);
    await ben.wantRatings(false);
    const file = join(temporaryFolder(), 'backup.gz');
    await backup(place, file);
    const target = sqlitePlace();
    await restore(target, file);
    const { read } = await openAt(target);
    const wanted = await read.selectFrom('people').select(['id', 'rated']).execute();
    expect(Object.fromEntries(wanted.map(({ id, rated }) => [id, rated]))).toEqual({ [ada.id]: 1, [ben.id]: 0 });
    expect(await read.selectFrom('seats').select('rated').execute()).toEqual([{ rated: 1 }, { rated: 1 }]);
    expect(await read.selectFrom('rated_seats').selectAll().orderBy('seat').execute()).toEqual(
      await ratedSeats(server, match),
    );
    const points = await read.selectFrom('ratings').select(['person', 'points']).execute();
    expect(Object.fromEntries(points.map((row) => [row.person, row.points]))).toEqual({
      [ada.id]: 1_020_000,
      [ben.id]: 980_000,
    });
  });

  test('in a database from before nobody has asked for ratings, and nothing is rated', async () => {
    const place = await dialect.place();
    const { db, close } =
      place.databaseUrl === null
        ? openOnSqlite(openConnection(place.dataFolder))
        : await openOnPostgres(place.databaseUrl);
    await migrate(db, '0002-hints');
    const person = { id: 'old', name: 'Old', language: 'en', created_at: 1, notice_email: 0 };
    await db
      .insertInto('people')
      .values(person as never)
      .execute();
    await db
      .insertInto('seats')
      .values({ match: 'm', seat: 0, person: 'old' } as never)
      .execute();
    await close();
    const { read } = await openAt(place);
    expect(await read.selectFrom('people').select(['id', 'rated']).execute()).toEqual([{ id: 'old', rated: 0 }]);
    expect(await read.selectFrom('seats').select(['person', 'rated']).execute()).toEqual([{ person: 'old', rated: 0 }]);
    expect(await read.selectFrom('ratings').selectAll().execute()).toEqual([]);
  });

  test('the daily sweep takes the ratings of nobody', async () => {
    const { databaseUrl } = await dialect.place();
    const server = await openServer({ DATABASE_URL: databaseUrl ?? '' });
    const ada = await rival(server, 'Ada');
    const { read, commit } = server.parts.database;
    const row = { game: 'airlines', against: 'people', points: 1, games: 1 } as const;
    const seat = {
      match: 'm',
      against: 'people',
      game: 'airlines',
      at: 1,
      before: 1,
      change: 1,
      opponents: 1,
    } as const;
    const people = [ada.id, 'nobody'];
    const inserts = [
      read.insertInto('ratings').values(people.map((person) => ({ ...row, person }))),
      read.insertInto('rated_seats').values(people.map((person, at) => ({ ...seat, person, seat: at }))),
    ];
    await commit(inserts.map((query) => ({ query: query.compile() })));
    await sweep(server.parts);
    expect(await read.selectFrom('ratings').select('person').execute()).toEqual([{ person: ada.id }]);
    expect(await read.selectFrom('rated_seats').select('person').execute()).toEqual([{ person: ada.id }]);
  });
});
