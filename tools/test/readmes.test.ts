/** What the pages for newcomers say is there is there, and what is there is said. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { workspaceFolders } from '../lib/workspaces.mjs';
import { ROOT } from './small-copy.ts';

const WORKSPACES = workspaceFolders(ROOT);
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Sixty lines fill a screen. */
const ONE_SCREEN = 60;

/** Made by builds and installs. */
const NOT_OURS = ['dist', 'dist-test', 'node_modules', 'paraglide'];

const foldersIn = (path: string): string[] =>
  existsSync(join(ROOT, path))
    ? readdirSync(join(ROOT, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !NOT_OURS.includes(entry.name))
        .map(({ name }) => name)
    : [];

describe.each(WORKSPACES)('%s', (workspace) => {
  const page = read(`${workspace}/README.md`);
  // A game's rooms stand at its top, those of everything else in src.
  const rooms = foldersIn(workspace.startsWith('games/') ? workspace : `${workspace}/src`);

  test('has a README of one screen', () => {
    expect(page).toMatch(/^# \S/);
    expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(ONE_SCREEN);
  });

  test.runIf(rooms.length > 0)('which names every room', () => {
    expect(rooms.filter((room) => !page.includes(`${room}/`) && !page.includes(`\`${room}\``))).toEqual([]);
  });

  test('is on the map of the house', () => {
    const name = workspace.split('/').at(-1) as string;
    expect(read('README.md')).toMatch(new RegExp(`^ *${name}/ `, 'm'));
  });
});

test.each([
  'README.md',
  'docs/architecture.md',
  'docs/adding-a-game.md',
  ...WORKSPACES.map((path) => `${path}/README.md`),
])('%s links to nothing that is not there', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);
  expect(links.filter((path) => !existsSync(join(ROOT, page, '..', path)))).toEqual([]);
});
