/** Units that arrive together: their inserts as few statements, packed for the thread that writes, one commit for all. */

import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { CompiledQuery } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Write } from '../../src/storage/database.ts';
import { mergeInserts } from '../../src/storage/merged-inserts.ts';
import { commitInGroups } from '../../src/storage/sqlite-groups.ts';
import { groupPacker, groupUnpacker } from '../../src/storage/sqlite-packing.ts';
import { groupRunner, type PlainUnit } from '../../src/storage/sqlite-run.ts';
import { storageParts, temporaryFolder } from './dialects.ts';

const FAILED = { ok: false, why: 'failed' };

function openFull() {
  const connection = new Sqlite(join(temporaryFolder(), 'test.db'));
  onTestFinished(() => void connection.close());
  connection.pragma('journal_mode = WAL');
  connection.exec('create table notes (id integer primary key, text)');
  const pages = connection.pragma('page_count', { simple: true });
  const said: string[] = [];
  const parts = storageParts('n', said);
  const run = groupRunner(connection);
  const { commit } = commitInGroups(async (group) => run(group), parts);
  const write = (id: number, text: string) =>
    commit([{ query: CompiledQuery.raw('insert into notes values (?, ?)', [id, text]) }]);
  const failures = async () => (await parts.metrics.storageFailures.get()).values[0]?.value;
  const count = () => connection.prepare('select count(*) from notes').pluck().get();
  return {
    said,
    write,
    failures,
    count,
    fillDisk: () => connection.pragma(`max_page_count = ${pages}`),
    freeDisk: () => connection.pragma('max_page_count = 1000000'),
  };
}

test('when the disk is full nothing of the group is written and everything of it fails', async () => {
  const { said, write, failures, count, fillDisk, freeDisk } = openFull();
  fillDisk();
  const group = [write(1, 'small'), write(2, 'x'.repeat(10_000)), write(3, 'small')];
  expect(await Promise.all(group)).toEqual([FAILED, FAILED, FAILED]);
  expect(count()).toBe(0);
  expect(await write(4, 'x'.repeat(10_000))).toEqual(FAILED);
  expect(await failures()).toBe(4);
  expect(said).toEqual(['error: the database cannot be written to']);
  freeDisk();
  expect(await Promise.all([write(1, 'small'), write(2, 'x'.repeat(10_000))])).toEqual([{ ok: true }, { ok: true }]);
  expect(count()).toBe(2);
  expect(said).toEqual(['error: the database cannot be written to', 'info: the database accepts writes again']);
});

test('a unit too many in a group that is run again fails with its group', async () => {
  const { write, count, fillDisk } = openFull();
  await write(1, 'first');
  fillDisk();
  const group = [write(2, 'small'), write(1, 'conflict'), write(3, 'x'.repeat(10_000))];
  expect(await Promise.all(group)).toEqual([FAILED, FAILED, FAILED]);
  expect(count()).toBe(1);
});

const plain = (sql: string, ...parameters: unknown[]) => ({
  sql,
  parameters,
  rows: parameters.length === 1 ? 1 : null,
});

test('groups come out as they went in, and each text goes there once', () => {
  const [pack, unpack] = [groupPacker(), groupUnpacker()];
  const groups: PlainUnit[][] = [
    [[plain('insert', 'a', 1, null), plain('update', 2)], [plain('insert', 'b', 2, 'x')]],
    [[plain('delete')], [plain('update', 3), plain('insert', 'c', 4, null)]],
  ];
  const packed = groups.map(pack);
  expect(packed.map(({ texts }) => texts)).toEqual([['insert', 'update'], ['delete']]);
  expect(packed.map((group) => unpack(structuredClone(group)))).toEqual(groups);
});

test('texts without end are forgotten on both sides at once', () => {
  const [pack, unpack] = [groupPacker(), groupUnpacker()];
  for (let group = 0; group < 30; group++) {
    const units = Array.from({ length: 100 }, (_, unit) => [
      plain(`select ${group} ${unit}`, unit),
      plain('insert', 1, 2),
    ]);
    const packed = pack(units);
    expect(packed.kept).toBeLessThan(1000);
    expect(unpack(packed)).toEqual(units);
  }
});

const insertOf = (sql: string, ...parameters: unknown[]): Write => ({
  query: { sql, parameters } as unknown as CompiledQuery,
});
const INSERT = 'insert into "log" ("a", "b") values ($1, $2)';
const REPLACE = `${INSERT} on conflict ("a") do update set "b" = "excluded"."b"`;
const told = (writes: readonly Write[]) => writes.map(({ query: { sql, parameters } }) => [sql, ...parameters]);

test('rows of one statement go together, in sizes that come again', () => {
  const units = Array.from({ length: 7 }, (_, index) => [insertOf(INSERT, index, 'x'), insertOf(REPLACE, index, 'y')]);
  const merged = mergeInserts(units);
  expect(merged.map(({ query }) => query.parameters.length / 2)).toEqual([4, 2, 1, 4, 2, 1]);
  expect(told(merged)[1]).toEqual([`${INSERT}, ($3, $4)`, 4, 'x', 5, 'x']);
  expect(told(merged)[4]?.[0]).toBe(REPLACE.replace('($1, $2)', '($1, $2), ($3, $4)'));
});

test('a row that is replaced twice is replaced by two statements, in order', () => {
  const units = [[insertOf(REPLACE, 'a', 1)], [insertOf(REPLACE, 'b', 2)], [insertOf(REPLACE, 'a', 3)]];
  expect(told(mergeInserts(units)).map(([, ...parameters]) => parameters)).toEqual([
    ['a', 1, 'b', 2],
    ['a', 3],
  ]);
});

test('a unit with anything else in it stays as it is', () => {
  const checked: Write = { ...insertOf(INSERT, 'c', 3), rows: 1 };
  const rest = [insertOf('delete from "log" where "a" = $1', 'a'), insertOf(INSERT, 'b', 2)];
  const withParameter = insertOf(`${REPLACE} where "b" < $3`, 'd', 4, 5);
  const units = [rest, [checked], [withParameter], [insertOf(INSERT, 'a', 1)]];
  expect(mergeInserts(units)).toEqual([insertOf(INSERT, 'a', 1), ...rest, checked, withParameter]);
});
