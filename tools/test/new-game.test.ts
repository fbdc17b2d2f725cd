/** What `npm run new-game` writes, and what it refuses, in a small copy of this very checkout. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Files } from './house.ts';
import { copyOf, newGame, tool } from './small-copy.ts';

const OTHER: Files = {
  'games/airlines-europe/package.json': '{ "name": "@tarmac/airlines-europe" }',
  'games/airlines-europe/RULES.md': '# Rules\n\n## AE-1 Components\n',
};

const text = (root: string, path: string) => readFileSync(join(root, path), 'utf8');
const json = (root: string, path: string) => JSON.parse(text(root, path));

describe('a new game', () => {
  test('is the example under its own names, formatted as the house is', async () => {
    const root = copyOf(OTHER);
    const { stdout, stderr, status } = newGame(root, 'night-flight', 'NF');
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toMatch(/^wrote games\/night-flight\/package\.json$/m);
    expect(stdout).toMatch(/^1\. npm install/m);
    const written = [...stdout.matchAll(/^wrote (\S+)$/gm)].map(([, path = '']) => path);
    const own = written.filter((path) => path.startsWith('games/night-flight/'));
    expect(own.length).toBeGreaterThan(20);
    for (const path of own) expect(text(root, path), path).not.toMatch(/example.?game|\bEG-/i);
    expect(text(root, 'games/night-flight/RULES.md')).toMatch(/^# Night Flight: [\s\S]*^- \*\*NF-1\.1\*\* /m);
    expect(text(root, 'games/night-flight/rules/game.ts')).toContain('export const nightFlight: Game<NightFlight> =');
    const biome = ['check', '--error-on-warnings', '--vcs-enabled=false', ...written];
    expect(await tool(root, '@biomejs/biome/bin/biome', biome)).toEqual({
      output: expect.stringContaining('No fixes applied'),
      status: 0,
    });
  });

  test('stands behind the games that are there, wherever they are listed', () => {
    const root = copyOf(OTHER);
    const projects = ['tsconfig.json', 'apps/arena/tsconfig.json', 'apps/server/tsconfig.json'];
    const paths = (file: string): string[] =>
      json(root, file).references.map((reference: { path: string }) => reference.path);
    const before = projects.map(paths);
    newGame(root, 'night-flight', 'NF');

    const added = [['games/night-flight', 'games/night-flight/test'], ['../../games/night-flight']];
    for (const [at, file] of projects.entries()) {
      const more = added[Math.min(at, 1)] ?? [];
      expect(paths(file).filter((path) => !more.includes(path))).toEqual(before[at]);
      const games = paths(file).filter((path) => path.includes('games/'));
      expect(games.slice(-more.length)).toEqual(more);
    }
    for (const app of ['arena', 'server', 'web']) {
      const { dependencies } = json(root, `apps/${app}/package.json`);
      expect(dependencies['@tarmac/night-flight']).toBe('0.1.0');
      expect(Object.keys(dependencies)).toEqual(Object.keys(dependencies).sort());
      const registry = text(root, `apps/${app}/src/games.ts`);
      expect(registry).toMatch(/^import \{ \w+ as nightFlight \} from '@tarmac\/night-flight\/\w+';$/m);
      expect(registry).toMatch(/nightFlight,?\s*\];/);
    }
    expect(text(root, 'apps/web/src/worker/games.ts')).toMatch(/nightFlight,?\s*\];/);
    expect(text(root, 'README.md')).toMatch(/ {2}night-flight\/$/m);
  });

  test('may be followed by another', () => {
    const root = copyOf(OTHER);
    newGame(root, 'night-flight', 'NF');
    expect(newGame(root, 'a380', 'A3')).toMatchObject({ status: 0, stderr: '' });
    expect(text(root, 'apps/web/src/games.ts')).toMatch(/nightFlight,\s*a380,?\s*\];/);
    expect(text(root, 'README.md')).toMatch(/ {2}night-flight\/ {2}a380\/$/m);
  });
});

describe('no game comes of', () => {
  test.each([
    ['an id with capitals', ['NightFlight', 'NF'], 'is not a valid id'],
    ['an id that leaves the folder', ['../night', 'NF'], 'is not a valid id'],
    ['an id with a dash at its end', ['night-', 'NF'], 'is not a valid id'],
    ['a word of the language', ['switch', 'NF'], '"switch" is a word of the code'],
    ['a name that the example uses', ['view', 'NF'], '"view" is a word of the code'],
    ['a small prefix', ['night-flight', 'nf'], 'is not a valid prefix'],
    ['a long prefix', ['night-flight', 'NIGHT'], 'is not a valid prefix'],
    ['a folder that is there', ['airlines-europe', 'NF'], 'games/airlines-europe already exists'],
    ['the name of another package', ['kit', 'NF'], 'packages/kit is already called @tarmac/kit'],
    ["another game's prefix", ['night-flight', 'AE'], 'the rules of games/airlines-europe already begin with AE-'],
    ['one word', ['night-flight'], 'Usage: npm run new-game'],
    ['three words', ['night-flight', 'NF', 'now'], 'Usage: npm run new-game'],
  ])('%s', (_, args, answer) => {
    const root = copyOf(OTHER);
    const before = text(root, 'tsconfig.json');
    const { stdout, stderr, status } = newGame(root, ...args);
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
    expect(stderr).toContain(answer);
    expect(existsSync(join(root, 'games/night-flight'))).toBe(false);
    expect(text(root, 'tsconfig.json')).toBe(before);
  });
});
