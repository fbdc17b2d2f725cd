import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findPostgres } from '@tarmac/tools/postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Postgres, startPostgres } from './postgres.ts';

async function query(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The postmaster's folder and every process of the server but the one that answers. */
async function tracesOf(url: string): Promise<{ data: string; pids: readonly number[] }> {
  const [{ data } = { data: '' }] = await query(url, "select current_setting('data_directory') as data");
  const rows = await query(url, 'select pid from pg_stat_activity where pid <> pg_backend_pid()');
  return { data: String(data), pids: rows.map(({ pid }) => Number(pid)) };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('a PostgreSQL for tests', () => {
  let postgres: Postgres;

  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('answers, and waits for the disk', async () => {
    expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await query(postgres.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  });

  test('lets nobody in without the password', async () => {
    const url = postgres.url.replace(/tarmac:\w+@/, 'tarmac:guess@');
    await expect(query(url, 'select 1')).rejects.toThrow('password authentication failed');
  });

  test('makes databases that know nothing of one another', async () => {
    const [one, two] = [await postgres.createDatabase(), await postgres.createDatabase()];
    await query(one, 'create table mine (n int)');
    await expect(query(two, 'select * from mine')).rejects.toThrow('does not exist');
  });

  test.each(['fast', 'immediate', 'kill'] as const)('keeps port and rows through a restart: %s', async (how) => {
    const url = await postgres.createDatabase();
    await query(url, 'create table kept (n int)');
    await query(url, 'insert into kept values (7)');
    const before = await tracesOf(url);
    await postgres.restart(how);
    expect(await query(url, 'select n from kept')).toEqual([{ n: 7 }]);
    const after = await tracesOf(url);
    expect(after.data).toBe(before.data);
    expect(after.pids).not.toEqual(before.pids);
  });

  test('can be down for a while', async () => {
    await postgres.end('fast');
    await expect(query(postgres.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    await postgres.start();
    expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('afterwards', () => {
  test('neither a process nor a folder is left, and stopping twice is no harm', async () => {
    const listeners = process.listenerCount('exit');
    const postgres = await startPostgres();
    const { data, pids } = await tracesOf(postgres.url);
    expect(pids.filter(isRunning)).toEqual(pids);
    expect(pids.length).toBeGreaterThan(2);
    await postgres.stop();
    expect(pids.filter(isRunning)).toEqual([]);
    expect(existsSync(dirname(data))).toBe(false);
    expect(process.listenerCount('exit')).toBe(listeners);
    await postgres.stop();
  });

  test('the same when the tests end in a hurry', async () => {
    const before = process.listeners('exit');
    const postgres = await startPostgres();
    const { data } = await tracesOf(postgres.url);
    const client = new pg.Client({ connectionString: postgres.url });
    const cut = new Promise((resolve) => client.once('error', resolve));
    await client.connect();
    for (const leave of process.listeners('exit')) if (!before.includes(leave)) leave(0);
    await cut;
    expect(existsSync(dirname(data))).toBe(false);
    await postgres.stop();
  });

  test.each([
    ['initdb', 'exit 1', 'exit 0'],
    ['postgres', 'mkdir "$2"', 'exit 1'],
  ])('the same when %s fails, and why is said', async (_, initdb, postgres) => {
    const folder = mkdtempSync(join(tmpdir(), 'tarmac-broken-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    chmodSync(folder, 0o755);
    const program = (does: string) => `#!/bin/sh\ntest "$1" = --version && exit\necho no such luck >&2\n${does}\n`;
    writeFileSync(join(folder, 'initdb'), program(initdb), { mode: 0o755 });
    writeFileSync(join(folder, 'postgres'), program(postgres), { mode: 0o755 });
    const listeners = process.listenerCount('exit');
    await expect(startPostgres(folder)).rejects.toThrow('no such luck');
    expect(process.listenerCount('exit')).toBe(listeners);
  });
});

test.runIf(process.getuid?.() === 0)('programs that only root can reach come along', async () => {
  const closed = mkdtempSync(join(tmpdir(), 'tarmac-closed-'));
  onTestFinished(() => rmSync(closed, { recursive: true }));
  const { path } = findPostgres();
  cpSync(dirname(path as string), closed, { recursive: true, verbatimSymlinks: true });
  const postgres = await startPostgres(join(closed, 'bin'));
  onTestFinished(() => postgres.stop());
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});
