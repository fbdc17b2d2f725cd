/** The PostgreSQL of tests and benches: it is a real one, shut to strangers, and nothing of it is left. */

import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startOwnPostgres } from '@tarmac/tools/own-postgres';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { installedPrograms, startPostgres } from './postgres.ts';

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

function scratch(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `tarmac-${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('waits for the disk, asks for the password, keeps databases apart, and leaves nothing behind', async () => {
  const listeners = process.listenerCount('exit');
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  expect(await query(postgres.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  const guess = postgres.url.replace(/tarmac:\w+@/, 'tarmac:guess@');
  await expect(query(guess, 'select 1')).rejects.toThrow('password authentication failed');
  const [one, two] = [await postgres.createDatabase(), await postgres.createDatabase()];
  await query(one, 'create table mine (n int)');
  await expect(query(two, 'select * from mine')).rejects.toThrow('does not exist');

  const { data, pids } = await tracesOf(postgres.url);
  expect(pids.filter(isRunning)).toEqual(pids);
  expect(pids.length).toBeGreaterThan(2);
  await postgres.stop();
  expect(pids.filter(isRunning)).toEqual([]);
  expect(existsSync(dirname(data))).toBe(false);
  expect(process.listenerCount('exit')).toBe(listeners);
  await postgres.stop();
});

/** As in a checkout in root's home: PostgreSQL, which does not run as root, must have its programs brought along. */
test('programs that only root can reach come along, and a process that ends in a hurry leaves nothing either', async () => {
  const closed = scratch('closed');
  cpSync(dirname(installedPrograms()), closed, { recursive: true, verbatimSymlinks: true });
  const before = process.listeners('exit');
  const postgres = await startPostgres(join(closed, 'bin'));
  onTestFinished(() => postgres.stop());
  const { data } = await tracesOf(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  const cut = new Promise((resolve) => client.once('error', resolve));
  await client.connect();
  for (const leave of process.listeners('exit')) if (!before.includes(leave)) leave(0);
  await cut;
  expect(existsSync(dirname(data))).toBe(false);
});

test.each([
  ['initdb', 'exit 1', 'exit 0'],
  ['postgres', 'mkdir "$2"', 'exit 1'],
])('nothing is left when %s fails, and why is said', async (_, initdb, postgres) => {
  const folder = scratch('broken');
  chmodSync(folder, 0o755);
  const program = (does: string) => `#!/bin/sh\ntest "$1" = --version && exit\necho no such luck >&2\n${does}\n`;
  writeFileSync(join(folder, 'initdb'), program(initdb), { mode: 0o755 });
  writeFileSync(join(folder, 'postgres'), program(postgres), { mode: 0o755 });
  const listeners = process.listenerCount('exit');
  await expect(startOwnPostgres(folder)).rejects.toThrow('no such luck');
  expect(process.listenerCount('exit')).toBe(listeners);
});
