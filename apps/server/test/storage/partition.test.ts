/** A PostgreSQL is partitioned while it holds matches, and nothing of them is lost. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { type Game, verifyMatch } from '@tarmac/kit';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { nodeDigest } from '../../src/digest.ts';
import type { Database } from '../../src/storage/database.ts';
import { partition } from '../../src/storage/partition.ts';
import { preparedInsert } from '../../src/storage/prepared.ts';
import { TABLES } from '../../src/storage/tables.ts';
import { tarmac } from '../ops/command-line.ts';
import { call } from '../support/client.ts';
import { byChance, expectOk, gather, playOnce, playOut } from '../support/play.ts';
import { openServer } from '../support/server.ts';
import { dueRow, logRow, openAt, partitionedPlace, postgresPlace, usePostgres } from './dialects.ts';

const game = airlinesEurope as Game;
const postgres = usePostgres();

/** But for who is connected, which nodes say again and again. */
async function contentOf({ read }: Database) {
  const all = TABLES.filter((table) => table !== 'presence').map(async (table) => {
    const rows = await read.selectFrom(table).selectAll().execute();
    return [table, rows.map((row) => JSON.stringify(row)).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

/** In how many parts rows of a table are. */
async function partsWithRows({ read }: Database, table: string): Promise<number> {
  const { rows } = await sql<{ parts: number }>`
    select count(distinct tableoid) as parts from ${sql.table(table)}`.execute(read);
  return rows[0]?.parts ?? 0;
}

test('under nodes that serve: every row is there, and matches begun before are played to their ends', async () => {
  const { databaseUrl } = await postgresPlace(postgres());
  const environment = { DATABASE_URL: databaseUrl as string };
  const nodes = [await openServer(environment), await openServer(environment)] as const;
  onTestFinished(async () => {
    for (const node of nodes) await node.close();
  });
  const bases = nodes.map(({ base }) => base);
  const parties = [];
  for (let number = 0; number < 8; number++) parties.push(await gather(bases));
  for (const { match, people } of parties)
    for (const { client, seat } of people) await playOnce(game, client, match, seat, () => 0);
  const { database } = nodes[0].parts;
  const before = await contentOf(database);
  expect(before.log?.length).toBe(8 * 5);
  const { out, code } = await tarmac(['partition'], environment);
  const moved = ['log', 'heads', 'due'].reduce((sum, table) => sum + (before[table]?.length ?? 0), 0);
  expect([out, code]).toEqual([[`${moved} rows partitioned`], 0]);
  expect(await contentOf(database)).toEqual(before);
  for (const table of ['log', 'heads', 'due']) expect(await partsWithRows(database, table)).toBeGreaterThan(2);

  for (const party of parties.slice(0, 2)) {
    await playOut(game, party, byChance(1));
    const file = await expectOk(await call(bases[1] as string, 'GET', `/api/matches/${party.match}/export`));
    expect(verifyMatch(game, file, nodeDigest)).toMatchObject({ ok: true, problems: [] });
  }
});

test('what is written meanwhile waits, and is there', async () => {
  const place = await postgresPlace(postgres());
  const database = await openAt(place);
  let written = 0;
  let done = false;
  const write = async (match: string) => {
    for (let seq = 0; !done; seq++) {
      const unit = [
        preparedInsert(database, 'log')(logRow(match, seq)),
        preparedInsert(database, 'due')(dueRow(`${match}/${seq}`)),
      ];
      expect(await database.commit(unit)).toEqual({ ok: true });
      written += 1;
    }
  };
  const writing = Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(write));
  await expect.poll(() => written).toBeGreaterThan(100);
  const { rows } = await partition(place.databaseUrl);
  const before = written;
  await expect.poll(() => written).toBeGreaterThan(before + 100);
  done = true;
  await writing;
  expect(rows).toBeGreaterThanOrEqual(200);
  const { log = [], due = [] } = await contentOf(database);
  expect([log.length, due.length]).toEqual([written, written]);
});

test('has the keys and indexes of the plain tables, and the time of what is due is found by one in each part', async () => {
  const plain = await openAt(await postgresPlace(postgres()));
  const divided = await openAt(await partitionedPlace(postgres()));
  const indexesOf = async ({ read }: Database) => {
    const { rows } = await sql<{ indexname: string }>`
      select indexname from pg_indexes where schemaname = 'public' and tablename in ('log', 'heads', 'due')
      order by 1`.execute(read);
    return rows.map(({ indexname }) => indexname);
  };
  expect(await indexesOf(divided)).toEqual(await indexesOf(plain));
  const { read } = divided;
  await sql`set enable_seqscan = off`.execute(read);
  const ripe = await sql<Record<string, string>>`
    explain select * from due where at <= 5 order by at limit 32`.execute(read);
  const plan = ripe.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Merge Append');
  expect(plan.match(/Index Scan using due_\d+_at_idx/g)).toHaveLength(16);
  const one = await sql<Record<string, string>>`
    explain select * from due where id = 'clock:m' and subject = 'm'`.execute(read);
  expect(
    one.rows
      .map((row) => row['QUERY PLAN'])
      .join('\n')
      .match(/ on due_/g),
  ).toHaveLength(1);
});

test('happens once, and only on PostgreSQL', async () => {
  const { databaseUrl } = await partitionedPlace(postgres());
  await expect(partition(databaseUrl)).rejects.toThrow(/^the database is partitioned already$/);
  await expect(partition(null)).rejects.toThrow(/^SQLite has no partitions: name a PostgreSQL by DATABASE_URL$/);
  const { err, code } = await tarmac(['partition'], {});
  expect([err, code]).toEqual([['tarmac: SQLite has no partitions: name a PostgreSQL by DATABASE_URL'], 1]);
});

test('leaves everything as it was where it cannot be finished', async () => {
  const place = await postgresPlace(postgres());
  const database = await openAt(place);
  const before = await contentOf(database);
  // In the way of the last of the three.
  await sql`create table due_7 (id text)`.execute(database.read);
  await expect(partition(place.databaseUrl)).rejects.toThrow('"due_7" already exists');
  expect(await contentOf(database)).toEqual(before);
  await sql`drop table due_7`.execute(database.read);
  await partition(place.databaseUrl);
  expect(await contentOf(database)).toEqual(before);
});
