/** How the web app is built and, for whoever works on it, served. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { tarmacMaps } from '@tarmac/board/vite';
import { defineConfig } from 'vite';
import { finish } from './build/finish.ts';
import { fontPreload } from './build/font-preload.ts';

/** The house's packages are built from their sources, like everything else here. */
const conditions = ['source', 'svelte', 'browser', 'module'];

/** Wherever the build was called from. */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The release is that of the whole house. */
const { version } = JSON.parse(readFileSync(here('../../package.json'), 'utf8')) as { version: string };

export default defineConfig({
  plugins: [
    svelte(),
    tarmacMaps(),
    paraglideVitePlugin({
      project: here('project.inlang'),
      outdir: here('src/paraglide'),
      // The page decides what language it speaks (src/locale.svelte.ts), so that a switch reaches every word at once.
      strategy: ['globalVariable', 'baseLocale'],
    }),
    fontPreload(),
    finish(here('src/offline/service-worker.ts')),
  ],
  define: { TARMAC_VERSION: JSON.stringify(version) },
  resolve: { conditions },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Each page loads the words it says: else the list of all words puts every one into the first load.
      treeshake: { moduleSideEffects: [{ test: /[\\/]paraglide[\\/]messages/, sideEffects: false }] },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true } } },
});
