import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureStrace, findStrace } from '../lib/strace.mjs';
import { folderWith } from './house.ts';

/** A machine whose apt-get leaves a strace behind, or fails. */
function machine(works: boolean) {
  const folder = folderWith('apt-get');
  const ran: string[] = [];
  const run = (command: string, args: readonly string[]) => {
    ran.push([command, ...args].join(' '));
    if (!works) return 'E: no\n';
    writeFileSync(join(folder, 'strace'), '');
    chmodSync(join(folder, 'strace'), 0o755);
    return null;
  };
  const ensure = (isRoot: boolean, platform: NodeJS.Platform = 'linux') =>
    ensureStrace(() => {}, { env: { PATH: folder }, platform, isRoot, run });
  return { folder, ran, ensure };
}

test('is found on the PATH', () => {
  const folder = folderWith('strace');
  expect(findStrace({ PATH: `/nowhere:${folder}` }, 'linux')).toEqual({ path: join(folder, 'strace'), problem: null });
});

test('is installed by root', () => {
  const { folder, ran, ensure } = machine(true);
  expect(ensure(true)).toEqual({ path: join(folder, 'strace'), problem: null });
  expect(ran).toEqual(['apt-get install -y --no-install-recommends strace']);
});

test('is left to people who are not root', () => {
  const { ran, ensure } = machine(true);
  expect(ensure(false)).toEqual({ path: null, problem: 'No strace found: install the package strace.' });
  expect(ran).toEqual([]);
});

test('what to do is said when apt-get fails', () => {
  expect(machine(false).ensure(true).problem).toBe('apt-get could not install strace: install the package strace.');
});

test('is for Linux, and nothing is installed elsewhere', () => {
  const { ran, ensure } = machine(true);
  expect(ensure(true, 'darwin')).toEqual({
    path: null,
    problem: 'strace is for Linux, and this is darwin: tests that need it are skipped.',
  });
  expect(ran).toEqual([]);
});
