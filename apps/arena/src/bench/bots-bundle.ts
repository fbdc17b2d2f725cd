/** Bundles our sources into modules without imports, for a worker of a browser or Node. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Bundle {
  pathOf(name: string): string;
  remove(): void;
}

/** `entries` by name. Always from the sources, even if the arena itself runs built. */
export async function bundle(entries: Readonly<Record<string, URL>>): Promise<Bundle> {
  // Loaded on demand: it takes longer than most commands of the arena.
  const { build } = await import('vite');
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-bundle-'));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { conditions: ['source', 'module', 'import', 'default'] },
    build: {
      outDir: folder,
      target: 'es2023',
      minify: false,
      lib: {
        entry: Object.fromEntries(Object.entries(entries).map(([name, url]) => [name, fileURLToPath(url)])),
        formats: ['es'],
        fileName: (_, name) => `${name}.mjs`,
      },
      // A single module is not split: nothing would serve its parts to a browser.
      rolldownOptions: { external: /^node:/, output: { codeSplitting: Object.keys(entries).length > 1 } },
    },
  });
  return {
    pathOf: (name) => join(folder, `${name}.mjs`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
