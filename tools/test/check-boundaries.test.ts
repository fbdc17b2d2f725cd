import { describe, expect, test } from 'vitest';
import { checkBoundaries } from '../src/boundaries/check.ts';
import { type Excuse, LONGEST } from '../src/boundaries/sizes.ts';
import { report } from '../src/problem.ts';
import { build, CLEAN, type Files, manifest } from './house.ts';

/** 'file:line what' of each problem in the clean house with these files changed or added. */
function problemsWith(changes: Files, excused: readonly Excuse[] = []): string[] {
  const { problems } = checkBoundaries(build({ ...CLEAN, ...changes }), excused);
  return problems.map(({ file, line, what, why }) => `${file}:${line} ${what}: ${why}`);
}

test('a clean repository passes, with a file in every layer', () => {
  const { problems, files, imports } = checkBoundaries(build(CLEAN), []);
  expect(problems).toEqual([]);
  expect(files).toBe(Object.keys(CLEAN).filter((path) => !path.endsWith('.json')).length);
  expect(imports).toBeGreaterThan(40);
});

describe('what the tools export', () => {
  const shared = {
    'tools/package.json': manifest('@tarmac/tools', { './chromium': './lib/chromium.mjs' }, []),
    'tools/lib/chromium.mjs': 'export const findChromium = () => null;\n',
  };
  const code = "import { findChromium } from '@tarmac/tools/chromium';\n";

  test('is for apps and their tests', () => {
    const changes = {
      ...shared,
      'apps/server/package.json': manifest('@tarmac/server', {}, ['@tarmac/kit', '@tarmac/one', '@tarmac/tools']),
      'apps/server/src/a.ts': code,
      'apps/server/test/a.test.ts': code,
    };
    expect(problemsWith(changes)).toEqual([]);
  });

  test.each([
    ['packages/kit', 'src/a.ts', 'no dependencies'],
    ['games/one', 'bot/a.ts', "a game's bot"],
    ['games/one', 'test/a.test.ts', "a game's tests know"],
    ['apps/web', 'src/a.ts', 'only its worker imports rules'],
    ['apps/web', 'src/worker.ts', 'has no Node'],
  ])('is not for %s/%s', (home, file, answer) => {
    const problems = problemsWith({ ...shared, [`${home}/${file}`]: code });
    expect(problems).toEqual([expect.stringContaining(answer)]);
  });

  test('is all that anybody sees of them', () => {
    const changes = { ...shared, 'apps/server/src/a.ts': "import '@tarmac/tools/lib/chromium.mjs';\n" };
    expect(problemsWith(changes)).toEqual([expect.stringContaining('does not export it')]);
  });
});

/** Each line is one broken law: the file, what it says, and words of the answer. */
const BROKEN: readonly (readonly [file: string, code: string, answer: string])[] = [
  ['packages/kit/src/a.ts', "import { readFileSync } from 'node:fs';", 'no dependencies'],
  ['packages/kit/src/a.ts', "import { readFileSync } from 'fs';", 'no dependencies'],
  ['packages/kit/src/a.ts', "import type { Stats } from 'node:fs';", 'no dependencies'],
  ['packages/kit/src/a.ts', "import { sha256 } from '@noble/hashes';", 'no dependencies'],
  ['packages/kit/src/a.ts', "import { View } from '@tarmac/one/rules';", 'no dependencies'],
  ['packages/kit/src/a.ts', "import { suite } from './conformance/index.ts';", 'no dependencies'],
  ['packages/kit/src/a.ts', "import '../test/step.test.ts';", 'no dependencies'],
  ['packages/kit/src/conformance/a.ts', "import { expect } from 'vitest';", 'no dependencies'],
  ['packages/kit/src/a.ts', "import { list } from './words/index.ts';", 'no dependencies'],
  ['packages/kit/src/words/a.ts', "import { step } from '../step.ts';", 'use `import type`'],
  ['packages/kit/src/words/a.ts', "import type { View } from '@tarmac/one/rules';", 'types of the kit only'],
  ['packages/kit/test/a.test.ts', "import { AIRLINES } from '@tarmac/one/rules';", 'never a game'],
  ['packages/kit/src/a.ts', "import { graphOf } from '@tarmac/map';", 'no dependencies'],
  ['packages/map/src/a.ts', "import type { View } from '@tarmac/one/rules';", 'never a game'],
  ['packages/map/src/a.ts', "import { suite } from '@tarmac/kit/conformance';", 'the kit and nothing else'],
  ['packages/map/src/a.ts', "import type { Picture } from '@tarmac/board';", 'the kit and nothing else'],
  ['packages/map/src/a.ts', "import { geoPath } from 'd3-geo';", 'the kit and nothing else'],
  ['packages/map/src/a.ts', "import { readFileSync } from 'node:fs';", 'the kit and nothing else'],
  ['packages/map/test/a.test.ts', "import { AIRLINES } from '@tarmac/one/rules';", 'never a game'],
  ['packages/wire/src/a.ts', "import { AIRLINES } from '@tarmac/one/rules';", 'never a game'],
  ['packages/wire/src/a.ts', "import { createHash } from 'node:crypto';", 'never a game'],
  ['packages/board/src/a.ts', "import { step } from '@tarmac/kit';", 'knows no rules'],
  ['packages/board/src/a.ts', "import type { View } from '@tarmac/one/rules';", 'knows no rules'],
  ['packages/bots/src/a.ts', "import type { View } from '@tarmac/one/rules';", 'never a game'],
  ['packages/bots/src/a.ts', "import { sum } from 'mathjs';", 'the kit and nothing else'],
  ['packages/bots/src/a.ts', "import { cpus } from 'node:os';", 'the kit and nothing else'],
  ['packages/bots/src/a.ts', "import { map } from '@tarmac/board';", 'the kit and nothing else'],
  ['packages/bots/src/a.ts', "import { graphOf } from '@tarmac/map';", 'the kit and nothing else'],
  ['packages/board/src/a.ts', "import type { City } from '@tarmac/map';", 'knows no rules'],
  ['packages/bots/test/a.test.ts', "import { AIRLINES } from '@tarmac/one/rules';", 'never a game'],
  ['games/one/rules/a.ts', "import { readFileSync } from 'node:fs';", 'rules are pure'],
  ['games/one/rules/a.ts', "import { produce } from 'immer';", 'rules are pure'],
  ['games/one/rules/a.ts', "import { search } from '@tarmac/bots';", 'rules are pure'],
  ['games/one/rules/a.ts', "import { suite } from '@tarmac/kit/conformance';", 'rules are pure'],
  ['games/one/rules/a.ts', "import { list } from '@tarmac/kit/words';", 'rules are pure'],
  ['games/one/rules/a.ts', "import '../text/index.ts';", 'rules are pure'],
  ['games/one/rules/a.ts', "import '../board/index.ts';", 'rules are pure'],
  ['games/one/rules/a.ts', "import '../bot/index.ts';", 'rules are pure'],
  ['games/one/rules/a.ts', "import type { View } from '@tarmac/two/rules';", 'No game knows another'],
  ['games/one/text/a.ts', "import { step } from '@tarmac/kit';", 'use `import type`'],
  ['games/one/text/a.ts', "import { type Seat } from '@tarmac/kit';", 'use `import type`'],
  ['games/one/text/a.ts', "import { brain } from '../bot/index.ts';", 'use `import type`'],
  ['games/one/text/a.ts', "import type { Decision } from '@tarmac/bots';", "a game's texts"],
  ['games/one/text/a.ts', "import type { Words } from '@tarmac/map';", "a game's texts"],
  ['games/one/text/a.ts', "import { AIRLINES } from '@tarmac/two/rules';", 'No game knows another'],
  ['games/one/text/a.ts', "import { AIRLINES } from '@tarmac/one/rules';", 'use `import type`'],
  ['games/one/board/a.ts', "import { AIRLINES } from '../rules/index.ts';", 'use `import type`'],
  ['games/one/board/a.ts', "import { type View } from '../rules/index.ts';", 'use `import type`'],
  ['games/one/board/a.ts', "import type { State, View } from '../rules/types.ts';", '(State)'],
  ['games/one/board/a.ts', "import type * as rules from '../rules/index.ts';", '(all of it)'],
  ['games/one/board/a.ts', "import { step } from '@tarmac/kit';", 'use `import type`'],
  ['games/one/board/a.ts', "import type { City } from '@tarmac/map';", "a game's board sees"],
  ['games/one/lesson/a.ts', "import { AIRLINES } from '../rules/index.ts';", 'use `import type`'],
  ['games/one/lesson/a.ts', "import '../board/index.ts';", "a game's guided first game"],
  ['games/one/page.ts', "import './rules/index.ts';", 'loads no rules and no bot'],
  ['games/one/page.ts', "import './manifest.ts';", 'loads no rules and no bot'],
  ['games/one/manifest.ts', "import './board/index.ts';", "pictures are page.ts's business"],
  ['games/one/trials.ts', "import './rules/index.ts';", 'what only the arena loads'],
  ['apps/web/vite.config.ts', "import { step } from '@tarmac/kit';", 'nothing of the product'],
  ['apps/web/build/a.ts', "import '../src/a.ts';", 'nothing of the product'],
  ['games/one/board/a.ts', "import '../bot/index.ts';", "a game's board sees"],
  ['games/one/bot/a.ts', "import '../text/index.ts';", "a game's bot"],
  ['games/one/bot/a.ts', "import { graphOf } from '@tarmac/map';", "a game's bot"],
  ['games/one/bot/a.ts', "import { cpus } from 'node:os';", "a game's bot"],
  ['games/one/test/a.test.ts', "import '@tarmac/two/rules';", 'No game knows another'],
  ['games/one/test/a.test.ts', "import '@tarmac/server';", 'nothing imports an app'],
  ['apps/server/src/a.ts', "import '@tarmac/web';", 'nothing imports an app'],
  ['apps/server/src/a.ts', "import '@tarmac/kit/step';", 'does not export it'],
  ['apps/server/src/a.ts', "import '@tarmac/nobody';", 'no package of this repository'],
  ['apps/web/src/a.ts', "import { AIRLINES } from '@tarmac/one/rules';", 'only its worker imports rules'],
  ['apps/web/src/a.ts', "import { ask } from './worker.ts';", 'only its worker imports rules'],
  ['tools/src/a.ts', "import { step } from '@tarmac/kit';", 'nothing of the product'],
  ['tools/a.mjs', "/** @type {import('@tarmac/kit').Seat} */\nconst seat = 1;", 'nothing of the product'],
  ['vitest.config.ts', "import { step } from '@tarmac/kit';", 'nothing of the product'],
  ['apps/server/src/a.ts', "import '../../../packages/kit/src/step.ts';", 'crosses the wall of apps/server'],
  [
    'packages/wire/src/a.ts',
    "import type { Seat } from '../../kit/src/index.ts';",
    'crosses the wall of packages/wire',
  ],
  ['games/one/test/a.test.ts', "import '../../two/rules/index.ts';", 'crosses the wall of games/one'],
  ['tools/src/a.ts', "import '../../packages/kit/src/step.ts';", 'crosses the wall of tools'],
  ['vitest.config.ts', "import './packages/kit/src/step.ts';", 'crosses the wall of the root'],
  ['apps/server/src/a.ts', "import '../../../../elsewhere.ts';", 'leaves the repository'],
  ['apps/server/src/a.ts', "import '/packages/kit/src/step.ts';", 'relative path or the name of a package'],
];

test.each(BROKEN)('%s: %s', (file, code, answer) => {
  const problems = problemsWith({ [file]: `\n${code}\n` });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(answer);
  expect(problems[0]).toMatch(`${file}:2 `);
});

describe('a file in no layer is told where it could go', () => {
  test.each([
    [
      'packages/strange/src/a.ts',
      'packages/strange is not on the map: add it to PACKAGE_LAYERS in tools/src/boundaries',
    ],
    ['packages/constructor/src/a.ts', 'packages/constructor is not on the map'],
    ['packages/kit/extra/a.ts', "a package's code is in its src/"],
    [
      'games/one/sound/a.ts',
      'the layers of a game are rules, text, board, lesson, bot, test: GAME_LAYERS in tools/src',
    ],
    ['attic/old/a.ts', 'put it into a layer'],
  ])('%s', (file, answer) => {
    expect(problemsWith({ [file]: '' })).toEqual([expect.stringContaining(`${file}:1 is in no layer: ${answer}`)]);
  });

  test('and so is who imports it', () => {
    const changes = {
      'packages/strange/package.json': manifest('@tarmac/strange', { '.': './src/a.ts' }, []),
      'apps/server/src/a.ts': "import '@tarmac/strange';\n",
    };
    expect(problemsWith(changes)).toEqual([expect.stringContaining('add it to PACKAGE_LAYERS')]);
  });
});

describe('every way to import is seen', () => {
  const WAYS = [
    "import fs from 'node:fs';",
    "import * as fs from 'node:fs';",
    "import 'node:fs';",
    "import type { Stats } from 'node:fs';",
    "export { readFileSync } from 'node:fs';",
    "export * from 'node:fs';",
    "export * as fs from 'node:fs';",
    "export type { Stats } from 'node:fs';",
    "export const later = () => import('node:fs');",
    'export const later = () => import(`node:fs`);',
    "export type Stats = import('node:fs').Stats;",
    "export type Fs = typeof import('node:fs');",
    "import fs = require('node:fs');",
    "const fs = require('node:fs');",
    "declare module 'node:fs' { export const mine: number; }",
    '/// <reference types="node" />',
    '/// <reference lib="dom" />',
    'export const later = (path: string) => import(path);',
  ];

  test.each(WAYS)('%s', (code) => {
    expect(problemsWith({ 'games/one/rules/a.ts': `${code}\nexport {};\n` })).toHaveLength(1);
  });

  test('in a Svelte script, with its own line', () => {
    const code = '<p>map</p>\n<script lang="ts">\n  import { step } from \'@tarmac/kit\';\n</script>\n';
    expect(problemsWith({ 'packages/board/src/a.svelte': code })).toEqual([
      expect.stringContaining('packages/board/src/a.svelte:3 imports @tarmac/kit'),
    ]);
  });

  test('in Svelte markup', () => {
    const code = "<script>\n</script>\n{#await import('@tarmac/one/board') then board}{/await}\n";
    expect(problemsWith({ 'packages/board/src/a.svelte': code })).toEqual([
      expect.stringContaining('packages/board/src/a.svelte:3 imports @tarmac/one/board'),
    ]);
  });

  test('but not in strings and comments', () => {
    const code = "// import 'node:fs';\nexport const say = \"import 'node:fs';\";\n";
    expect(problemsWith({ 'games/one/rules/a.ts': code })).toEqual([]);
  });
});

describe('declared dependencies', () => {
  test('a workspace that package.json does not name', () => {
    expect(problemsWith({ 'apps/server/src/a.ts': "import type { View } from '@tarmac/two/rules';\n" })).toEqual([
      expect.stringContaining('apps/server/package.json does not declare @tarmac/two'),
    ]);
  });

  test('development dependencies are for tests', () => {
    const changes = {
      'apps/server/package.json': JSON.stringify({
        name: '@tarmac/server',
        dependencies: { '@tarmac/kit': '0.1.0', '@tarmac/one': '0.1.0' },
        devDependencies: { '@tarmac/two': '0.1.0' },
      }),
      'apps/server/test/a.test.ts': "import '@tarmac/two/rules';\n",
    };
    expect(problemsWith(changes)).toEqual([]);
    expect(problemsWith({ ...changes, 'apps/server/src/a.ts': "import '@tarmac/two/rules';\n" })).toHaveLength(1);
  });

  test('a package may import itself by name', () => {
    expect(problemsWith({ 'games/one/bot/a.ts': "import { AIRLINES } from '@tarmac/one/rules';\n" })).toEqual([]);
  });

  test('an export without the source condition leads to the layer it was built from', () => {
    const changes = {
      'games/one/package.json': JSON.stringify({
        name: '@tarmac/one',
        exports: { './rules': './dist/rules/index.js' },
      }),
      'apps/web/src/a.ts': "import { AIRLINES } from '@tarmac/one/rules';\n",
    };
    expect(problemsWith(changes)).toContainEqual(expect.stringContaining('only its worker imports rules'));
  });
});

describe('cycles', () => {
  test('are told once, from file to file, type imports included', () => {
    const problems = problemsWith({
      'games/one/rules/a.ts': "export const x = 1;\nimport type { B } from './b.ts';\n",
      'games/one/rules/b.ts': "export { c } from './c.ts';\nexport type B = 1;\n",
      'games/one/rules/c.ts': "import { x } from './a.ts';\nexport const c = x;\n",
      'games/one/rules/d.ts': "import { x } from './a.ts';\n",
    });
    expect(problems).toEqual([
      expect.stringContaining(
        'games/one/rules/a.ts:2 import cycle: games/one/rules/a.ts -> games/one/rules/b.ts -> games/one/rules/c.ts -> games/one/rules/a.ts',
      ),
    ]);
  });

  test('two knots are two problems, and a file that imports itself is one', () => {
    const problems = problemsWith({
      'packages/kit/src/a.ts': "import './b.ts';\n",
      'packages/kit/src/b.ts': "import './a.ts';\n",
      'packages/kit/src/c.ts': "import './c.ts';\nimport './a.ts';\n",
    });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'packages/kit/src/a.ts:1',
      'packages/kit/src/c.ts:1',
    ]);
  });
});

describe('length', () => {
  const lines = (count: number): string => 'export {};\n'.repeat(count);

  test('one line too many', () => {
    expect(problemsWith({ 'apps/server/src/a.ts': lines(LONGEST) })).toEqual([]);
    expect(problemsWith({ 'apps/server/src/a.ts': lines(LONGEST + 1) })).toEqual([
      expect.stringContaining('apps/server/src/a.ts:401 has 401 lines, more than 400'),
    ]);
    expect(problemsWith({ 'apps/web/src/a.svelte': '<p></p>\n'.repeat(LONGEST + 1) })).toHaveLength(1);
  });

  test('tables and texts may be long', () => {
    const long = lines(LONGEST * 2);
    const files = ['rules/data/board.ts', 'text/en.ts', 'test/golden/a.ts', 'test/saves/a.ts', 'test/perft/a.ts'];
    expect(problemsWith(Object.fromEntries(files.map((file) => [`games/one/${file}`, long])))).toEqual([]);
  });

  test('an excuse holds, and is a problem when it is not needed', () => {
    const excused = [{ file: 'apps/server/src/a.ts', why: 'generated' }];
    expect(problemsWith({ 'apps/server/src/a.ts': lines(LONGEST + 1) }, excused)).toEqual([]);
    expect(problemsWith({ 'apps/server/src/a.ts': lines(LONGEST) }, excused)).toEqual([
      expect.stringContaining('excused from the length limit without need'),
    ]);
  });
});

test('what is installed, built or hidden is passed over', () => {
  const changes = {
    'packages/kit/dist/a.js': "import 'node:fs';\n",
    'packages/kit/node_modules/x/a.ts': "import 'node:fs';\n",
    'data/matches/a.ts': '',
    '.cache/a.ts': '',
  };
  expect(problemsWith(changes)).toEqual([]);
});

test('a new game needs no word in the tool', () => {
  const changes = {
    'games/three/package.json': manifest('@tarmac/three', { './rules': './rules/index.ts' }, ['@tarmac/kit']),
    'games/three/rules/index.ts': "import { step } from '@tarmac/kit';\n",
  };
  expect(problemsWith(changes)).toEqual([]);
});

describe('the report', () => {
  const problem = { file: 'b.ts', line: 2, what: 'imports x', why: 'it must not.' };

  test('says where, what and why, in order, then the count, and fails', () => {
    const lines: string[] = [];
    const code = report('check', [problem, { ...problem, line: 1 }, { ...problem, file: 'a.ts' }], 'fine', (line) =>
      lines.push(line),
    );
    expect(code).toBe(1);
    expect(lines).toEqual([
      'a.ts:2  imports x\n    it must not.',
      'b.ts:1  imports x\n    it must not.',
      'b.ts:2  imports x\n    it must not.',
      'check: 3 problems',
    ]);
  });

  test('is one line when all is well', () => {
    const lines: string[] = [];
    expect(report('check', [], '3 files, fine', (line) => lines.push(line))).toBe(0);
    expect(lines).toEqual(['check: 3 files, fine']);
  });
});
