/** The web app is built when what it is made of has changed, and only then. */

import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureWeb, fingerprint } from '../lib/web.mjs';
import { build } from './house.ts';

const HOUSE = {
  'package-lock.json': '{}',
  'apps/web/src/main.ts': 'one',
  'apps/web/test/a.test.ts': 'test',
  'games/one/board/Table.svelte': 'board',
  'packages/kit/src/index.ts': 'kit',
  'node_modules/vite/package.json': '{"bin":{"vite":"bin.cjs"}}',
  'node_modules/vite/bin.cjs': "require('node:fs').mkdirSync('apps/web/dist', { recursive: true });",
};

function builds(root: string): number {
  const said: string[] = [];
  expect(ensureWeb(root, { say: (line) => said.push(line), output: 'on failure' })).toBeNull();
  return said.length;
}

/** Saved later: the file system may not tell two writes of one moment apart. */
function change(root: string, path: string, text: string): void {
  writeFileSync(join(root, path), text);
  utimesSync(join(root, path), new Date(), new Date(Date.now() + 5000));
}

test('once, and not again while nothing has changed', () => {
  const root = build(HOUSE);
  expect([builds(root), builds(root)]).toEqual([1, 0]);
});

test.each(['apps/web/src/main.ts', 'games/one/board/Table.svelte', 'packages/kit/src/index.ts', 'package-lock.json'])(
  'anew when %s has changed',
  (path) => {
    const root = build(HOUSE);
    builds(root);
    change(root, path, 'two');
    expect([builds(root), builds(root)]).toEqual([1, 0]);
  },
);

test('not for a change in its tests or in what was built', () => {
  const root = build({ ...HOUSE, 'packages/kit/dist/index.js': 'built' });
  const before = fingerprint(root);
  change(root, 'apps/web/test/a.test.ts', 'another');
  change(root, 'packages/kit/dist/index.js', 'anew');
  expect(fingerprint(root)).toBe(before);
});

test('what is in the way is said, and the next time it is tried again', () => {
  const root = build({ ...HOUSE, 'node_modules/vite/bin.cjs': 'process.exitCode = 2;' });
  const how = { say: () => {}, output: 'on failure' } as const;
  expect(ensureWeb(root, how)).toContain('could not be built');
  expect(ensureWeb(root, how)).toContain('could not be built');
});
