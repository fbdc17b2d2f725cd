/** Builds the service worker, with the list of what it keeps. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { builtFiles } from './built-files.ts';

export async function buildServiceWorker(source: string, folder: string): Promise<void> {
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
