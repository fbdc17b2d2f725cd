/** The wiring of a new game, made in a small copy of this very checkout. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkBoundaries } from '../src/boundaries/check.ts';
import { checkRulesCited } from '../src/rules-cited/check.ts';
import type { Files } from './house.ts';
import { copyOf, link, newGame, ROOT, tool } from './small-copy.ts';

/** A kit of one type is enough to compile against. */
const KIT: Files = {
  'packages/kit/src/index.ts': 'export type Seat = number;\n',
  'games/airlines-europe/package.json': '{ "name": "@tarmac/airlines-europe" }',
  'games/airlines-europe/RULES.md': '# Rules\n\n## AE-1 Components\n',
};

/** One trivial file a project. */
const FIRST_FILES: Files = {
  'rules/index.ts':
    "import type { Seat } from '@tarmac/kit';\n\nexport const FIRST: Seat = 0;\nexport type View = Seat;\n",
  'text/index.ts':
    "import type { View } from '@tarmac/night-flight/rules';\n\nexport const say = (view: View): string => String(view);\n",
  'test/rules/first.test.ts':
    "import { equal } from 'node:assert/strict';\nimport { FIRST } from '@tarmac/night-flight/rules';\nimport { say } from '@tarmac/night-flight/text';\n\nequal(say(FIRST), '0');\n",
};

const json = (root: string, path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

describe('a new game', () => {
  test('compiles, is formatted and keeps the dependency rule, with one file in each project', () => {
    const root = copyOf(KIT);
    expect(newGame(root, 'night-flight', 'NF')).toMatchObject({ status: 0, stderr: '' });
    const written = ['games/night-flight', 'apps/arena', 'tsconfig.json'];
    const biome = ['check', '--error-on-warnings', '--vcs-enabled=false', ...written];
    expect(tool(root, '@biomejs/biome/bin/biome', biome)).toEqual({
      output: expect.stringContaining('No fixes applied'),
      status: 0,
    });
    for (const [path, text] of Object.entries(FIRST_FILES)) {
      mkdirSync(dirname(join(root, 'games/night-flight', path)), { recursive: true });
      writeFileSync(join(root, 'games/night-flight', path), text);
    }
    link(root, '@tarmac/kit', join(root, 'packages/kit'));
    link(root, '@tarmac/night-flight', join(root, 'games/night-flight'));
    link(root, '@types/node', join(ROOT, 'node_modules/@types/node'));
    link(root, 'undici-types', join(ROOT, 'node_modules/undici-types'));

    const projects = ['rules', 'text', 'test'].map((layer) => `games/night-flight/${layer}`);
    expect(tool(root, 'typescript/bin/tsc', ['-b', ...projects])).toEqual({ output: '', status: 0 });
    const { exports } = json(root, 'games/night-flight/package.json');
    for (const { source, types, default: built } of Object.values<Record<string, string>>(exports)) {
      for (const path of [source, types, built]) {
        expect(existsSync(join(root, 'games/night-flight', String(path))), path).toBe(true);
      }
    }
    expect(checkBoundaries(root, []).problems).toEqual([]);
  });

  test('is named by the root, and by the arena, behind the games that are there', () => {
    const root = copyOf(KIT);
    const paths = (file: string): string[] =>
      json(root, file).references.map((reference: { path: string }) => reference.path);
    const before = { root: paths('tsconfig.json'), arena: paths('apps/arena/tsconfig.json') };
    newGame(root, 'night-flight', 'NF');

    const added = ['rules', 'text', 'test'].map((layer) => `games/night-flight/${layer}`);
    const inArena = added.slice(0, 2).map((path) => `../../${path}`);
    for (const [old, now, more] of [
      [before.root, paths('tsconfig.json'), added],
      [before.arena, paths('apps/arena/tsconfig.json'), inArena],
    ] as const) {
      expect(now.filter((path) => !more.includes(path))).toEqual(old);
      expect(now.filter((path) => path.includes('games/')).slice(-more.length)).toEqual(more);
    }
    const { dependencies } = json(root, 'apps/arena/package.json');
    expect(dependencies['@tarmac/night-flight']).toBe('0.1.0');
    expect(Object.keys(dependencies)).toEqual(Object.keys(dependencies).sort());
  });

  test('has a RULES.md that waits for its first rule and takes it', () => {
    const root = copyOf(KIT);
    newGame(root, 'night-flight', 'NF');
    const rules = join(root, 'games/night-flight/RULES.md');
    const problems = () =>
      checkRulesCited(root).problems.filter(({ file }) => file.startsWith('games/night-flight/RULES'));
    expect(problems().map(({ what }) => what)).toEqual(['has no rules']);
    writeFileSync(rules, `${readFileSync(rules, 'utf8')}\n- **NF-1.1** It is night. _(ruling)_\n`);
    expect(problems().map(({ what }) => what)).toEqual(['NF-1.1 has no test']);
  });

  test('is followed by a list of what is left', () => {
    const { stdout } = newGame(copyOf(KIT), 'night-flight', 'NF');
    expect(stdout).toMatch(/^wrote games\/night-flight\/package\.json$/m);
    expect(stdout).toMatch(/^1\. npm install/m);
    expect(stdout).toContain('apps/arena/src/games.ts');
  });
});

describe('no game comes of', () => {
  test.each([
    ['an id with capitals', ['NightFlight', 'NF'], 'is not a valid id'],
    ['an id that leaves the folder', ['../night', 'NF'], 'is not a valid id'],
    ['an id with a dash at its end', ['night-', 'NF'], 'is not a valid id'],
    ['a small prefix', ['night-flight', 'nf'], 'is not a valid prefix'],
    ['a long prefix', ['night-flight', 'NIGHT'], 'is not a valid prefix'],
    ['a folder that is there', ['airlines-europe', 'NF'], 'games/airlines-europe already exists'],
    ['the name of another package', ['kit', 'NF'], 'packages/kit is already called @tarmac/kit'],
    ["another game's prefix", ['night-flight', 'AE'], 'the rules of games/airlines-europe already begin with AE-'],
    ['one word', ['night-flight'], 'Usage: npm run new-game'],
    ['three words', ['night-flight', 'NF', 'now'], 'Usage: npm run new-game'],
  ])('%s', (_, args, answer) => {
    const root = copyOf(KIT);
    const before = readFileSync(join(root, 'tsconfig.json'), 'utf8');
    const { stdout, stderr, status } = newGame(root, ...args);
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
    expect(stderr).toContain(answer);
    expect(existsSync(join(root, 'games/night-flight'))).toBe(false);
    expect(readFileSync(join(root, 'tsconfig.json'), 'utf8')).toBe(before);
  });
});
