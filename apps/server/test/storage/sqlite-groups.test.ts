import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { CompiledQuery } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { commitInGroups } from '../../src/storage/sqlite-groups.ts';
import { groupRunner } from '../../src/storage/sqlite-run.ts';
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
