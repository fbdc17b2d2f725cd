/** What the pages for newcomers say is there is there, and what is there is said. */

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
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

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...WORKSPACES.map((path) => `${path}/README.md`),
];

const foldersIn = (path: string): string[] =>
  existsSync(join(ROOT, path))
    ? readdirSync(join(ROOT, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !NOT_OURS.includes(entry.name))
        .map(({ name }) => name)
    : [];

/** `<game>` and the like stand for any name; the answer has no folders that only builds make. */
const found = (pattern: string): string[] =>
  globSync(pattern.replace(/<[^>]+>/g, '*').replace(/\/$/, ''), { cwd: ROOT }).filter(
    (path) => !path.split('/').some((part) => NOT_OURS.includes(part)),
  );

/** The page on languages takes German as its example; French is what there is. */
const inFrench = (path: string) => path.replace('/de/', '/fr/');

describe.each(WORKSPACES)('%s', (workspace) => {
  const page = read(`${workspace}/README.md`);
  // A game's layers stand at its top, those of everything else in src.
  const layers = foldersIn(workspace.startsWith('games/') ? workspace : `${workspace}/src`);

  test('has a README of one screen', () => {
    expect(page).toMatch(/^# \S/);
    expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(ONE_SCREEN);
  });

  test.runIf(layers.length > 0)('which names every layer', () => {
    expect(layers.filter((layer) => !page.includes(`${layer}/`) && !page.includes(`\`${layer}\``))).toEqual([]);
  });

  test('is on the map of the README', () => {
    expect(read('README.md')).toMatch(new RegExp(`^ *(\\S+/  )*${workspace.split('/').at(-1)}/( |$)`, 'm'));
  });
});

describe.each(PAGES)('%s', (page) => {
  const text = read(page);

  test('links to nothing that is not there', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);
    expect(links.filter((path) => !existsSync(join(ROOT, page, '..', path)))).toEqual([]);
  });

  test('names no path that is not there', () => {
    const paths = [...text.matchAll(/`((?:apps|docs|games|packages|tools)\/[^`\s]*)`/g)].map(([, path = '']) => path);
    const isBuilt = (path: string) => path.split('/').some((part) => NOT_OURS.includes(part));
    expect(paths.filter((path) => !isBuilt(path) && found(inFrench(path)).length === 0)).toEqual([]);
  });

  test('names no command that is not there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const commands = [...text.matchAll(/npm run -s arena -- ([a-z]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !existsSync(join(ROOT, `apps/arena/src/commands/${name}.ts`)))).toEqual([]);
  });
});

test('docs/security.md names a test for every promise', () => {
  const promises = read('docs/security.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (promise|---) \|/.test(line));
  expect(promises.length).toBeGreaterThan(15);
  const isTest = (line: string) => /`(?:apps|packages)\/[^`]+\.(?:test|proof)\.ts`/.test(line);
  expect(promises.filter((line) => !isTest(line))).toEqual([]);
});

test('docs/adding-a-language.md names every file with French in it', () => {
  const named = [...read('docs/adding-a-language.md').matchAll(/`((?:apps|games|packages)\/[^`]+)`/g)].flatMap(
    ([, path = '']) => found(inFrench(path)),
  );
  const { stdout } = spawnSync('git', ['grep', '-lE', "^ *fr: |'fr'", '--', 'apps/*/src', 'packages', 'games'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const french = stdout.split('\n').filter((path) => path !== '' && !path.includes('/test/'));
  expect(french.length).toBeGreaterThan(10);
  const isNamed = (path: string) => named.some((one) => path === one || path.startsWith(`${one}/`));
  // An index only puts tables together; the compiler asks for the missing one there.
  expect(french.filter((path) => !isNamed(path) && !/\/(index|names)\.ts$/.test(path))).toEqual([]);
});
