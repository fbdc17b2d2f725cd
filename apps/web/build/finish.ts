/** What follows the bundling: the budgets are checked, the service worker is built, everything is compressed. */

import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { compressed, type Figures, overBudget, type Piece, weigh } from './budget.ts';
import { compressAll } from './compress.ts';
import { buildServiceWorker } from './service-worker.ts';

export function finish(serviceWorker: string): Plugin {
  let folder = '';
  let root = '';
  return {
    name: 'tarmac-finish',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler(_options, bundle) {
        const figures = weigh(Object.values(bundle).flatMap(piecesOf));
        this.info(report(figures, workersOf(bundle)));
        const problems = overBudget(figures, readdirSync(resolve(root, '../../games')));
        if (problems.length > 0) this.error(`too much to load: ${problems.join('; ')}`);
        await buildServiceWorker(serviceWorker, folder);
        compressAll(folder);
      },
    },
  };
}

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk;

function piecesOf(output: Output): readonly Piece[] {
  if (output.type !== 'chunk') return [];
  const { fileName, code, imports, isEntry, facadeModuleId } = output;
  return [{ name: fileName, code, imports, isEntry, made: facadeModuleId }];
}

/** Workers are bundled apart and come as plain files. */
function workersOf(bundle: Rolldown.OutputBundle): readonly (readonly [name: string, bytes: number])[] {
  return Object.values(bundle)
    .filter((output) => output.type === 'asset')
    .filter(({ fileName }) => fileName.endsWith('.js'))
    .map(({ fileName, source }) => [fileName.replace(/^assets\//u, ''), compressed(source)]);
}

function report({ shell, boards }: Figures, workers: readonly (readonly [string, number])[]): string {
  const parts = [['first load', shell], ...Object.entries(boards), ...workers] as const;
  return `compressed script: ${parts.map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)} kB`).join(', ')}`;
}
