import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Announcement, Database } from '../../src/storage/database.ts';
import { preparedInsert } from '../../src/storage/prepared.ts';
import type { StorageSettings } from '../../src/storage/storage-parts.ts';
import {
  logRow,
  openAt,
  partitionedPlace,
  postgresPlace,
  storageParts,
  useOwnPostgres,
  usePostgres,
} from './dialects.ts';

/** What a node hears, one after the other; waits for what has not been said yet. */
function earOf(database: Database): () => Promise<Announcement | null> {
  const heard: (Announcement | null)[] = [];
  const waiting: ((announcement: Announcement | null) => void)[] = [];
  database.listen((announcement) => {
    const next = waiting.shift();
    if (next === undefined) heard.push(announcement);
    else next(announcement);
  });
  return async () => {
    const first = heard.shift();
    return first === undefined ? new Promise((resolve) => waiting.push(resolve)) : first;
  };
}

async function openNode(place: StorageSettings, node: string) {
  const database = await openAt(place, storageParts(node));
  const hear = earOf(database);
  expect(await hear()).toBeNull();
  const append = (seq: number, announce: readonly Announcement[]) =>
    database.commit([preparedInsert(database, 'log')(logRow('m', seq))], announce);
  return { database, hear, append };
}

const about = (subject: string): Announcement => ({ topic: 'match', subject });

describe.each([
  ['one PostgreSQL', postgresPlace],
  ['one partitioned PostgreSQL', partitionedPlace],
])('several nodes on %s', (_, placeOn) => {
  const postgres = usePostgres();

  test('units that come at once share transactions, and one that cannot be written fails alone', async () => {
    const database = await openAt(await placeOn(postgres()));
    const append = (match: string) => database.commit([preparedInsert(database, 'log')(logRow(match, 0))]);
    await append('m7');
    const committed = await Promise.all(Array.from({ length: 200 }, (_, index) => append(`m${index}`)));
    const failed = committed.flatMap(({ ok }, index) => (ok ? [] : [index]));
    expect(failed).toEqual([7]);
    const before = await Promise.all(Array.from({ length: 200 }, (_, index) => append(`n${index}`)));
    expect(before.every(({ ok }) => ok)).toBe(true);
    const { rows } = await sql<{ transactions: number }>`
      select count(distinct xmin::text) as transactions from log where match like 'n%'`.execute(database.read);
    expect(rows[0]?.transactions).toBeLessThan(20);
  });

  test('a unit is announced to the other node and not to oneself', async () => {
    const place = await placeOn(postgres());
    const [one, two] = [await openNode(place, 'one'), await openNode(place, 'two')];
    expect(await one.append(0, [about('a'), { topic: 'chat', subject: 'b' }])).toEqual({ ok: true });
    expect([await two.hear(), await two.hear()]).toEqual([about('a'), { topic: 'chat', subject: 'b' }]);
    expect(await two.append(1, [about('c')])).toEqual({ ok: true });
    expect(await one.hear()).toEqual(about('c'));
  });

  test('what is announced can be read by whoever hears of it', async () => {
    const place = await placeOn(postgres());
    const [one, two] = [await openNode(place, 'one'), await openNode(place, 'two')];
    for (let seq = 0; seq < 20; seq++) {
      const heard = two.hear();
      const committing = one.append(seq, [about('m')]);
      await heard;
      expect(await two.database.read.selectFrom('log').select('seq').execute()).toHaveLength(seq + 1);
      await committing;
    }
  });

  test('a unit in conflict is not announced', async () => {
    const place = await placeOn(postgres());
    const [one, two] = [await openNode(place, 'one'), await openNode(place, 'two')];
    await one.append(0, []);
    expect(await one.append(0, [about('never')])).toEqual({ ok: false, why: 'conflict' });
    const nothing = one.database.read.deleteFrom('due').compile();
    expect(await one.database.commit([{ query: nothing, rows: 1 }], [about('never')])).toMatchObject({ ok: false });
    await one.append(1, [about('written')]);
    expect(await two.hear()).toEqual(about('written'));
  });

  test('what another version says is not understood, reported, and may have been anything', async () => {
    const place = await placeOn(postgres());
    const said: string[] = [];
    const database = await openAt(place, storageParts('one', said));
    const hear = earOf(database);
    expect(await hear()).toBeNull();
    for (const payload of ['{', 'null', '{"node":"two"}']) {
      await sql`select pg_notify('tarmac', ${payload})`.execute(database.read);
      expect(await hear()).toBeNull();
      expect(said.pop()).toBe('warn: could not parse an announcement of another node');
    }
  });

  test('announcements of a unit without writes are heard too', async () => {
    const place = await placeOn(postgres());
    const [one, two] = [await openNode(place, 'one'), await openNode(place, 'two')];
    expect(await one.database.commit([], [about('a')])).toEqual({ ok: true });
    expect(await two.hear()).toEqual(about('a'));
  });
});

describe('a PostgreSQL that goes away', () => {
  const postgres = useOwnPostgres();

  test.each(['fast', 'immediate', 'kill'] as const)(
    'fails units until it is back, loses none, and is said to have been missed: %s',
    async (how) => {
      const place = await postgresPlace(postgres());
      const said: string[] = [];
      const database = await openAt(place, storageParts('one', said));
      const hear = earOf(database);
      expect(await hear()).toBeNull();
      const write = (seq: number) => database.commit([preparedInsert(database, 'log')(logRow('m', seq))], [about('m')]);
      const acknowledged = new Set<number>();
      let next = 0;
      let failed = 0;
      const failure = new Promise<void>((resolve) => {
        const writeOn = async () => {
          const seq = next++;
          const answer = await write(seq);
          if (answer.ok) acknowledged.add(seq);
          else {
            expect(answer).toEqual({ ok: false, why: 'failed' });
            failed += 1;
            resolve();
            return;
          }
          await writeOn();
        };
        for (let writer = 0; writer < 4; writer++) void writeOn();
      });
      await postgres().end(how);
      await failure;
      expect(await write(1_000_000)).toEqual({ ok: false, why: 'failed' });
      await expect(database.ping()).rejects.toThrow();
      await expect(database.read.selectFrom('log').selectAll().execute()).rejects.toThrow();
      await postgres().start();
      expect(await hear()).toBeNull();
      // Connections that died unnoticed may fail one unit each.
      let tries = 0;
      while (!(await write(2_000_000 + tries)).ok) tries += 1;
      expect(tries).toBeLessThanOrEqual(place.databaseConnections);
      const rows = await database.read.selectFrom('log').select('seq').execute();
      const kept = new Set(rows.map(({ seq }) => seq));
      expect([...acknowledged].filter((seq) => !kept.has(seq))).toEqual([]);
      expect(failed).toBeGreaterThan(0);
      expect(said).toContain('error: the database cannot be written to');
      expect(said.at(-1)).toBe('info: the database accepts writes again');
    },
  );

  test('can be closed while it is away', async () => {
    const database = await openAt(await postgresPlace(postgres()), storageParts());
    const hear = earOf(database);
    expect(await hear()).toBeNull();
    await postgres().end('fast');
    await database.close();
    await postgres().start();
  });
});
