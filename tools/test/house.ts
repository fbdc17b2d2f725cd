/** Small checkouts in temporary folders, for the checkers to walk through. */

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Path and content. */
export type Files = Readonly<Record<string, string>>;

export function build(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'tarmac-house-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

/** A folder with programs of these names in it, none of which is ever started. */
export function folderWith(...programs: readonly string[]): string {
  const folder = build(Object.fromEntries(programs.map((name) => [name, ''])));
  for (const name of programs) chmodSync(join(folder, name), 0o755);
  return folder;
}

export function manifest(
  name: string,
  exports: Readonly<Record<string, string>>,
  dependencies: readonly string[],
): string {
  return JSON.stringify({
    name,
    exports: Object.fromEntries(
      Object.entries(exports).map(([key, source]) => [key, { source, default: './dist/x.js' }]),
    ),
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '0.1.0'])),
  });
}

function game(name: string): Files {
  const home = `games/${name}`;
  const layers = ['rules', 'text', 'board'];
  const doors = Object.fromEntries(layers.map((layer) => [`./${layer}`, `./${layer}/index.ts`]));
  return {
    [`${home}/package.json`]: manifest(`@tarmac/${name}`, doors, [
      '@tarmac/kit',
      '@tarmac/map',
      '@tarmac/board',
      '@tarmac/bots',
    ]),
    [`${home}/rules/index.ts`]: "export type { Action, View } from './types.ts';\nexport const AIRLINES = [];\n",
    [`${home}/rules/types.ts`]:
      "import type { Seat } from '@tarmac/kit';\nimport { graphOf } from '@tarmac/map';\nexport type View = Seat;\nexport type Action = Seat;\nexport type State = Seat;\n",
    [`${home}/text/index.ts`]: `import type { Seat } from '@tarmac/kit';\nimport { list } from '@tarmac/kit/words';\nimport type { View } from '@tarmac/${name}/rules';\n`,
    [`${home}/board/index.ts`]:
      "import { mount } from 'svelte';\nimport { map } from '@tarmac/board';\nimport type { Action, View } from '../rules/index.ts';\nimport '../text/index.ts';\n",
    [`${home}/bot/index.ts`]:
      "import { search } from '@tarmac/bots';\nimport { step } from '@tarmac/kit';\nimport { AIRLINES } from '../rules/index.ts';\n",
    [`${home}/test/rules/one.test.ts`]:
      "import { readFileSync } from 'node:fs';\nimport { test } from 'vitest';\nimport { step } from '@tarmac/kit';\nimport { suite } from '@tarmac/kit/conformance';\nimport { graphOf } from '@tarmac/map';\nimport { search } from '@tarmac/bots';\nimport '../../rules/types.ts';\nimport '../../bot/index.ts';\n",
  };
}

/** A house in which everything is as it should be, with every layer in it. */
export const CLEAN: Files = {
  'package.json': '{}',
  'vitest.config.ts': "import { defineConfig } from 'vitest/config';\n",
  'packages/kit/package.json': manifest(
    '@tarmac/kit',
    { '.': './src/index.ts', './conformance': './src/conformance/index.ts', './words': './src/words/index.ts' },
    [],
  ),
  'packages/kit/src/index.ts': "export { step } from './step.ts';\nexport type Seat = number;\n",
  'packages/kit/src/step.ts': 'export const step = 1;\n',
  'packages/kit/src/conformance/index.ts': "import { step } from '../step.ts';\nexport const suite = step;\n",
  'packages/kit/src/words/index.ts':
    "import type { Seat } from '../index.ts';\nexport const list = (seat: Seat) => seat;\n",
  'packages/kit/test/step.test.ts':
    "import { test } from 'vitest';\nimport { createHmac } from 'node:crypto';\nimport { step } from '../src/step.ts';\n",
  'packages/map/package.json': manifest('@tarmac/map', { '.': './src/index.ts' }, ['@tarmac/kit']),
  'packages/map/src/index.ts': "import { step } from '@tarmac/kit';\nexport const graphOf = step;\n",
  'packages/map/test/graph.test.ts':
    "import { test } from 'vitest';\nimport { step } from '@tarmac/kit';\nimport { graphOf } from '../src/index.ts';\n",
  'packages/wire/package.json': manifest('@tarmac/wire', { '.': './src/index.ts' }, ['@tarmac/kit']),
  'packages/wire/src/index.ts': "import { z } from 'zod';\nimport { step } from '@tarmac/kit';\n",
  'packages/board/package.json': manifest('@tarmac/board', { '.': './src/index.ts' }, ['@tarmac/kit']),
  'packages/board/src/index.ts':
    "import type { Seat } from '@tarmac/kit';\nexport { default as Map } from './map.svelte';\n",
  'packages/board/src/map.svelte': '<script lang="ts">\n  import { geoPath } from \'d3-geo\';\n</script>\n<p>map</p>\n',
  'packages/bots/package.json': manifest('@tarmac/bots', { '.': './src/index.ts' }, ['@tarmac/kit']),
  'packages/bots/src/index.ts': "import { step } from '@tarmac/kit';\nexport const search = step;\n",
  ...game('one'),
  ...game('two'),
  'apps/server/package.json': manifest('@tarmac/server', {}, ['@tarmac/kit', '@tarmac/one']),
  'apps/server/src/main.ts':
    "import { createServer } from 'node:http';\nimport { step } from '@tarmac/kit';\nimport { AIRLINES } from '@tarmac/one/rules';\nconst plugin = await import(process.argv[2] ?? '');\n",
  'apps/server/test/main.test.ts': "import { test } from 'vitest';\nimport '../src/main.ts';\n",
  'apps/web/package.json': manifest('@tarmac/web', {}, ['@tarmac/one']),
  'apps/web/src/table.ts': "import type { View } from '@tarmac/one/rules';\nimport type { Ask } from './worker.ts';\n",
  'apps/web/src/worker.ts': "import { AIRLINES } from '@tarmac/one/rules';\nexport type Ask = 'actions';\n",
  'tools/package.json': manifest('@tarmac/tools', {}, []),
  'tools/src/check.ts': "import ts from 'typescript';\nimport { readFileSync } from 'node:fs';\n",
  'tools/test.mjs': "/** @type {import('node:fs').Stats} */\nimport { join } from 'node:path';\n",
};
