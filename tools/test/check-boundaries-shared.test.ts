/** The walls of packages/flights, which two games share: those of a game. */

import { expect, test } from 'vitest';
import { checkBoundaries } from '../src/boundaries/check.ts';
import { build, CLEAN, type Files, manifest } from './house.ts';

function problemsWith(changes: Files): string[] {
  const { problems } = checkBoundaries(build({ ...CLEAN, ...changes }), []);
  return problems.map(({ file, line, what, why }) => `${file}:${line} ${what}: ${why}`);
}

const layers = ['rules', 'text', 'board', 'bot', 'support'];
const shared = {
  'packages/flights/package.json': manifest(
    '@tarmac/flights',
    Object.fromEntries(layers.map((layer) => [`./${layer}`, `./src/${layer}/index.ts`])),
    ['@tarmac/kit', '@tarmac/board', '@tarmac/bots', '@tarmac/map'],
  ),
  ...Object.fromEntries(layers.map((layer) => [`packages/flights/src/${layer}/index.ts`, 'export const A = 1;\n'])),
  'games/one/package.json': (CLEAN['games/one/package.json'] as string).replace(
    '"dependencies":{',
    '"dependencies":{"@tarmac/flights":"0.1.0",',
  ),
};

test('is for the same layers of a game, and for its tests', () => {
  const changes = {
    ...shared,
    ...Object.fromEntries(
      ['rules', 'text', 'board', 'bot'].map((layer) => [
        `games/one/${layer}/a.ts`,
        `import { A } from '@tarmac/flights/${layer}';\n`,
      ]),
    ),
    'games/one/board/b.ts': "import type { Scene } from '@tarmac/flights/rules';\n",
    'games/one/test/a.test.ts': "import { A } from '@tarmac/flights/support';\n",
  };
  expect(problemsWith(changes)).toEqual([]);
});

test.each([
  ['games/one/rules/a.ts', "import { A } from '@tarmac/flights/text';", 'rules are pure'],
  ['games/one/board/a.ts', "import { A } from '@tarmac/flights/rules';", "a game's board sees"],
  ['games/one/board/a.ts', "import type { Card } from '@tarmac/flights/rules';", "a game's board sees"],
  ['packages/flights/src/board/a.ts', "import { A } from '../rules/index.ts';", "a game's board sees"],
  ['packages/flights/src/rules/a.ts', "import type { View } from '@tarmac/one/rules';", 'No game knows another'],
  ['packages/flights/src/rules/a.ts', "import { readFileSync } from 'node:fs';", 'rules are pure'],
  ['packages/flights/src/elsewhere/a.ts', '', 'the layers of packages/flights/src are'],
])('keeps the walls: %s %s', (file, code, answer) => {
  expect(problemsWith({ ...shared, [file]: `${code}\n` })).toEqual([expect.stringContaining(answer)]);
});
