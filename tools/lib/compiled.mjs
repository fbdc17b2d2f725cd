/** Compiles programs that tests start as processes, unless `npm test` has done so (ALREADY_BUILT). */

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** @param {string} folder of an app */
export function ensureCompiled(folder) {
  if (process.env.ALREADY_BUILT === 'yes') return;
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-b', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${folder} cannot be compiled:\n${stdout}`);
}
