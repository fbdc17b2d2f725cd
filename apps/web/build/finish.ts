/** What follows the bundling: the budgets are checked, the service worker is built, everything is compressed. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { build } from 'vite';
import { compressed, type Figures, overBudget, type Piece, weigh } from './budget.ts';
import { builtFiles, filesIn } from './built-files.ts';

/** Writes a brotli and a gzip copy beside every file that gets smaller by it, so that a server need not. */
const TEXT = /\.(?:js|css|html|svg|json|webmanifest|txt)$/u;

/** Below that everything fits into one packet anyway. */
const LEAST_BYTES = 1_024;

export function compressAll(folder: string): void {
  for (const file of filesIn(folder)) {
    const content = readFileSync(file);
    if (!TEXT.test(file) || content.length < LEAST_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}

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

/** Builds the service worker, with the list of what it keeps. */
async function buildServiceWorker(source: string, folder: string): Promise<void> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { BUILT: JSON.stringify(builtFiles(folder)) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: source, formats: ['es'], fileName: 'sw' },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error('the service worker came to nothing');
  writeFileSync(join(folder, 'sw.js'), chunk.code);
}
