import { expect, vi } from 'vitest';
import { preparedInsert, preparedRead, preparedReplace } from '../../src/storage/prepared.ts';
import { logRow, overDatabases, testOn } from './dialects.ts';

overDatabases((dialect) => {
  const test = testOn(dialect);

  test('a prepared insert is what Kysely makes of the same row', async ({ database }) => {
    const insert = preparedInsert(database, 'log');
    for (const row of [logRow('a', 0), { ...logRow('b', 7), message: 'person/1', state: '{}' }]) {
      const { sql, parameters } = database.read.insertInto('log').values(row).compile();
      expect(insert(row).query).toMatchObject({ sql, parameters });
    }
  });

  test('a prepared row replaces the one with its key', async ({ database }) => {
    const replace = preparedReplace(database, 'heads', 'match');
    const head = (match: string, seq: number) => ({
      match,
      seq,
      at: 1,
      version: seq,
      after: `${seq}`,
      state: `{"at":${seq}}`,
    });
    await database.commit([replace(head('a', 0)), replace(head('b', 0)), replace(head('a', 1))]);
    const read = database.read.selectFrom('heads').selectAll().orderBy('match');
    expect(await read.execute()).toEqual([head('a', 1), head('b', 0)]);
  });

  test('a prepared read takes the values of each call, and lists of any length', async ({ database }) => {
    const insert = preparedInsert(database, 'log');
    await database.commit(['a', 'b', 'c'].flatMap((match) => [insert(logRow(match, 0)), insert(logRow(match, 1))]));
    const read = preparedRead((db, { after, matches }: { after: number; matches: readonly string[] }) =>
      db
        .selectFrom('log')
        .select(['match', 'seq'])
        .where('match', 'in', matches)
        .where('seq', '>', after)
        .where('version', '=', logRow('a', 0).version)
        .orderBy('match')
        .orderBy('seq'),
    );
    const placesOf = async (after: number, matches: readonly string[]) =>
      (await read({ database }, { after, matches })).map(({ match, seq }) => `${match}${seq}`);
    expect(await placesOf(-1, ['a'])).toEqual(['a0', 'a1']);
    expect(await placesOf(0, ['c'])).toEqual(['c1']);
    expect(await placesOf(0, ['c', 'a', 'b'])).toEqual(['a1', 'b1', 'c1']);
    const built = vi.spyOn(database.read, 'selectFrom');
    expect(await placesOf(0, ['b'])).toEqual(['b1']);
    expect(built).not.toHaveBeenCalled();
  });

  test('the order in which a row names its columns does not matter', async ({ database }) => {
    const insert = preparedInsert(database, 'settings');
    await database.commit([insert({ key: 'a', value: '1' })]);
    await database.commit([insert({ value: '2', key: 'b' })]);
    expect(await database.read.selectFrom('settings').selectAll().orderBy('key').execute()).toEqual([
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
    ]);
  });
});
