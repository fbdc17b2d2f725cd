import { expect } from 'vitest';
import type { Database, Write } from '../../src/storage/database.ts';
import { preparedInsert, preparedReplace } from '../../src/storage/prepared.ts';
import { dueRow, logRow, openAt, overDatabases, storageParts, testOn } from './dialects.ts';

const CONFLICT = { ok: false, why: 'conflict' };

function append(database: Database, match: string, seq: number): Write {
  return preparedInsert(database, 'log')(logRow(match, seq));
}

function makeDue(database: Database, id: string): Write {
  return preparedInsert(database, 'due')(dueRow(id));
}

async function logOf(database: Database): Promise<string[]> {
  const rows = await database.read.selectFrom('log').select(['match', 'seq']).orderBy('match').orderBy('seq').execute();
  return rows.map(({ match, seq }) => `${match}/${seq}`);
}

async function dueOf(database: Database): Promise<string[]> {
  const rows = await database.read.selectFrom('due').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

overDatabases((dialect) => {
  const test = testOn(dialect);

  test('what is committed can be read back, and is there after closing and opening', async () => {
    const place = await dialect.place();
    const before = await openAt(place);
    expect(before.dialect).toBe(dialect.name);
    expect(await before.commit([append(before, 'm', 0), makeDue(before, 'clock:m')])).toEqual({ ok: true });
    expect(await before.read.selectFrom('log').selectAll().execute()).toEqual([logRow('m', 0)]);
    await before.close();
    const after = await openAt(place);
    expect(await after.read.selectFrom('log').selectAll().execute()).toEqual([logRow('m', 0)]);
    expect(await dueOf(after)).toEqual(['clock:m']);
  });

  test('a unit of nothing is written', async ({ database }) => {
    expect(await database.commit([])).toEqual({ ok: true });
  });

  test('a key that is there already is a conflict, and nothing of its unit is left', async ({ database }) => {
    await database.commit([append(database, 'm', 0)]);
    expect(await database.commit([makeDue(database, 'clock:m'), append(database, 'm', 0)])).toEqual(CONFLICT);
    expect(await database.commit([append(database, 'm', 0), makeDue(database, 'clock:m')])).toEqual(CONFLICT);
    expect(await database.commit([append(database, 'm', 0)])).toEqual(CONFLICT);
    expect(await logOf(database)).toEqual(['m/0']);
    expect(await dueOf(database)).toEqual([]);
  });

  test.each([
    ['too few', 2],
    ['too many', 0],
  ])('%s rows changed is a conflict, and nothing of its unit is left', async (_, rows) => {
    const database = await openAt(await dialect.place());
    await database.commit([makeDue(database, 'a')]);
    const claim = database.read.updateTable('due').set({ node: 'n' }).where('id', '=', 'a').compile();
    expect(await database.commit([append(database, 'm', 0), { query: claim, rows }])).toEqual(CONFLICT);
    expect(await database.commit([{ query: claim, rows }])).toEqual(CONFLICT);
    expect(await logOf(database)).toEqual([]);
    expect(await database.read.selectFrom('due').selectAll().execute()).toEqual([dueRow('a')]);
    expect(await database.commit([append(database, 'm', 0), { query: claim, rows: 1 }])).toEqual({ ok: true });
    expect(await database.read.selectFrom('due').select('node').execute()).toEqual([{ node: 'n' }]);
  });

  test('units handed in together fail apart', async ({ database }) => {
    await database.commit([append(database, 'b', 0)]);
    const nobody = database.read.deleteFrom('due').where('id', '=', 'nobody').compile();
    const answers = await Promise.all([
      database.commit([makeDue(database, '1'), append(database, 'a', 0)]),
      database.commit([makeDue(database, '2'), append(database, 'b', 0)]),
      database.commit([makeDue(database, '3'), append(database, 'c', 0)]),
      database.commit([makeDue(database, '4'), { query: nobody, rows: 1 }]),
      database.commit([makeDue(database, '5'), append(database, 'd', 0)]),
    ]);
    expect(answers).toEqual([{ ok: true }, CONFLICT, { ok: true }, CONFLICT, { ok: true }]);
    expect(await logOf(database)).toEqual(['a/0', 'b/0', 'c/0', 'd/0']);
    expect(await dueOf(database)).toEqual(['1', '3', '5']);
  });

  test('a crowd of units is written whole, with rows that several of them replace', async ({ database }) => {
    const replace = preparedReplace(database, 'heads', 'match');
    const head = (match: string, seq: number) => ({ match, seq, at: 1, version: 1, after: '{}', state: '{}' });
    const crowd = Array.from({ length: 200 }, (_, index) => `match ${String(index).padStart(3, '0')}`);
    const nobody = database.read.deleteFrom('due').where('id', '=', 'nobody').compile();
    const answers = await Promise.all([
      ...crowd.map((match) =>
        database.commit([append(database, match, 0), append(database, match, 1), replace(head(match, 1))]),
      ),
      ...crowd.map((match) => database.commit([replace(head(match, 1)), makeDue(database, match)])),
      database.commit([append(database, crowd[0] as string, 1)]),
      database.commit([makeDue(database, 'never'), { query: nobody, rows: 1 }]),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([...crowd.flatMap(() => [true, true]), false, false]);
    expect(await logOf(database)).toEqual(crowd.flatMap((match) => [`${match}/0`, `${match}/1`]));
    expect(await dueOf(database)).toEqual(crowd);
    const heads = await database.read.selectFrom('heads').selectAll().orderBy('match').execute();
    expect(heads).toEqual(crowd.map((match) => head(match, 1)));
  });

  test('of units that want the same place exactly one is written', async ({ database }) => {
    const units = Array.from({ length: 20 }, (_, index) =>
      database.commit([append(database, 'm', 0), makeDue(database, String(index))]),
    );
    const answers = await Promise.all(units);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.why === 'conflict')).toHaveLength(19);
    expect(await dueOf(database)).toEqual([String(answers.findIndex(({ ok }) => ok))]);
  });

  test('a unit that is a bug throws, alone', async ({ database }) => {
    const nameless = { ...dueRow('b'), subject: null as unknown as string };
    const [good, bad, unreadable] = await Promise.allSettled([
      database.commit([makeDue(database, 'a')]),
      database.commit([append(database, 'm', 0), preparedInsert(database, 'due')(nameless)]),
      database.commit([
        append(database, 'm', 0),
        { query: { ...makeDue(database, 'c').query, sql: 'insert nothing' } },
      ]),
    ]);
    expect(good).toEqual({ status: 'fulfilled', value: { ok: true } });
    expect(bad).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/null/i) } });
    expect(unreadable).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/syntax/) } });
    expect(await logOf(database)).toEqual([]);
    expect(await dueOf(database)).toEqual(['a']);
    expect(await database.commit([append(database, 'm', 0)])).toEqual({ ok: true });
  });

  test('whole numbers come back as numbers, counts and sums too', async ({ database }) => {
    await database.commit([append(database, 'm', 0), append(database, 'm', 1)]);
    const { count, sum, max } = database.read.fn;
    const row = await database.read
      .selectFrom('log')
      .select([count('seq').as('count'), sum('seq').as('sum'), max('at').as('max')])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ count: 2, sum: 1, max: 1_700_000_000_001 });
  });

  test('nobody writes into a chat room twice with one message', async ({ database }) => {
    const line = { match: 'm', room: 'players', person: 'p', at: 1, text: 'hi', hidden: 0, phrase: null } as const;
    const said = { ...line, message: 'x' };
    const say = preparedInsert(database, 'chat');
    expect(await database.commit([say({ ...said, number: 0 })])).toEqual({ ok: true });
    expect(await database.commit([say({ ...said, number: 1 })])).toEqual(CONFLICT);
    expect(await database.commit([say({ ...said, number: 0, message: 'y' })])).toEqual(CONFLICT);
    expect(await database.commit([say({ ...said, number: 1, message: 'y' })])).toEqual({ ok: true });
  });

  test('units that are under way when it closes are written; later ones fail', async () => {
    const place = await dialect.place();
    const database = await openAt(place);
    const underWay = database.commit([append(database, 'm', 0)]);
    const later = makeDue(database, 'late');
    await database.close();
    expect(await underWay).toEqual({ ok: true });
    expect(await database.commit([later])).toEqual({ ok: false, why: 'failed' });
    const again = await openAt(place);
    expect(await logOf(again)).toEqual(['m/0']);
    expect(await dueOf(again)).toEqual([]);
  });

  test('it answers a ping until it is closed', async ({ database }) => {
    await database.ping();
    await database.close();
    await expect(database.ping()).rejects.toThrow();
  });

  test('units are measured', async () => {
    const parts = storageParts();
    const database = await openAt(await dialect.place(), parts);
    await Promise.all([database.commit([makeDue(database, 'a')]), database.commit([makeDue(database, 'b')])]);
    const { values } = await parts.metrics.commitSeconds.get();
    expect(values.find(({ metricName }) => metricName?.endsWith('_count'))?.value).toBeGreaterThan(0);
  });
});
