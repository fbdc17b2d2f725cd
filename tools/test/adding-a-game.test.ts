/** docs/adding-a-game.md, done: a tiny fourth game comes into a small copy of this checkout and plays there. */

import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBoundaries } from '../src/boundaries/check.ts';
import { checkRulesCited } from '../src/rules-cited/check.ts';
import { copyOf, link, newGame, ROOT, tool } from './small-copy.ts';

const EXAMPLE = join(import.meta.dirname, 'example-game');
const HOME = 'games/standby';

/** The layers that the steps for rules, texts and tests ask for. */
const LAYERS = ['rules', 'text', 'test'];

/** What vitest.config.ts says, without what is for pages. */
const VITEST = `export default {
  resolve: { conditions: ['source', 'node'] },
  ssr: { resolve: { conditions: ['source', 'node'], externalConditions: ['source', 'node'] } },
  test: { include: ['games/*/test/**/*.test.ts', 'arena.test.ts'] },
};
`;

/** Step 7 in the copy: the game is asked for by the arena's own commands. */
const ARENA_TEST = `import { expect, test } from 'vitest';
import { runArena } from './apps/arena/src/cli.ts';

const terminal = { errIsTerminal: false, columns: null, err: () => {} };

test.each([
  ['simulate', '--game', 'standby', '--games', '40', '--seed', '1'],
  ['fuzz', '--game', 'standby', '--games', '10', '--seed', '1'],
])('arena %s plays it', async (...words) => {
  let out = '';
  expect(await runArena([...words, '--json'], { ...terminal, out: (text) => (out += text) })).toBe(0);
  expect(out).toContain('standby');
});
`;

function linesOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .reduce((sum, path) => sum + readFileSync(path, 'utf8').trimEnd().split('\n').length, 0);
}

/** What `npm install` would do: the copy's own packages, and the real ones for the rest. */
function install(root: string): void {
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!name.startsWith('.') && name !== '@tarmac') link(root, name, join(ROOT, 'node_modules', name));
  const own: Readonly<Record<string, string>> = { kit: join(root, 'packages/kit'), standby: join(root, HOME) };
  for (const name of [...readdirSync(join(ROOT, 'node_modules/@tarmac')), 'standby'])
    link(root, `@tarmac/${name}`, own[name] ?? join(ROOT, 'node_modules/@tarmac', name));
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

test('the example is a game of under 200 lines', () => {
  expect(linesOf(EXAMPLE) - linesOf(join(EXAMPLE, 'test'))).toBeLessThan(200);
});

test('added as the page says, it compiles, keeps the house rules, passes its tests and plays in the arena', () => {
  // 0. The wiring.
  const root = copyOf({});
  expect(newGame(root, 'standby', 'SB')).toMatchObject({ status: 0, stderr: '' });
  cpSync(join(ROOT, 'packages/kit/src'), join(root, 'packages/kit/src'), { recursive: true });
  install(root);

  // 1 to 5. The rules in words, the data types, the contract, texts, tests.
  edit(join(root, HOME, 'RULES.md'), (head) => head + readFileSync(join(EXAMPLE, 'RULES.md'), 'utf8'));
  for (const layer of LAYERS) cpSync(join(EXAMPLE, layer), join(root, HOME, layer), { recursive: true });
  const projects = LAYERS.map((layer) => `${HOME}/${layer}`);
  expect(tool(root, 'typescript/bin/tsc', ['-b', ...projects])).toEqual({ output: '', status: 0 });
  expect(checkRulesCited(root).problems).toEqual([]);

  // 7. Registered.
  for (const path of ['apps/arena/src', 'apps/arena/peers/boardgame-io/package.json'])
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  edit(join(root, 'apps/arena/src/games.ts'), (games) =>
    games
      .replace('import type', "import { standby } from '@tarmac/standby/rules';\nimport type")
      .replace(/(TRIALS: readonly Trials\[\] = \[)/, '$1{ manifest: { game: standby } as Manifest }, '),
  );
  expect(checkBoundaries(root, []).problems.filter(({ file }) => file.startsWith(HOME))).toEqual([]);

  // They name projects that a small copy does not have, and Vite would look for them.
  for (const project of ['tsconfig.json', 'apps/arena/tsconfig.json']) writeFileSync(join(root, project), '{}');
  writeFileSync(join(root, 'vitest.config.mjs'), VITEST);
  writeFileSync(join(root, 'arena.test.ts'), ARENA_TEST);
  const { output, status } = tool(root, 'vitest/vitest.mjs', ['run', '--root', root, '--no-color']);
  // 13 checks of the suite, a test of each rule, two commands.
  expect({ status, passed: /Tests.* (\d+) passed/.exec(output)?.[1] }, output).toEqual({ status: 0, passed: '20' });
});
