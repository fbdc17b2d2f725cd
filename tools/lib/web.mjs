/** Builds the web app if its sources have changed. */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './processes.mjs';

const HOME = 'apps/web';
/** A hidden file, which the server does not serve. */
const STAMP = join(HOME, 'dist', '.stamp');

/** Its sources: the app itself and everything it may import. */
const MADE_OF = [HOME, 'packages', 'games', 'package-lock.json', 'tsconfig.base.json'];
const NOT_OURS = new Set(['node_modules', 'dist', 'dist-test', 'paraglide', 'test']);

/**
 * Null when apps/web/dist is up to date, otherwise the problem.
 * @param {string} root
 * @param {{ say: (line: string) => void, output: import('./processes.mjs').Output }} how
 * @returns {string | null}
 */
export function ensureWeb(root, { say, output }) {
  const wanted = fingerprint(root);
  if (existsSync(join(root, STAMP)) && readFileSync(join(root, STAMP), 'utf8') === wanted) return null;
  say('Building the web app ...');
  if (runTool(root, 'vite', 'vite', ['build', HOME, '--logLevel', 'warn'], output) !== 0)
    return 'The web app could not be built; see the errors on stderr.';
  writeFileSync(join(root, STAMP), wanted);
  return null;
}

/**
 * From sizes and modification times, since reading every file would be slow.
 * @param {string} root
 */
export function fingerprint(root) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const visit = (path) => {
    const stat = statSync(join(root, path));
    if (!stat.isDirectory()) {
      hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
      return;
    }
    for (const entry of readdirSync(join(root, path)).sort()) {
      if (!NOT_OURS.has(entry) && !entry.startsWith('.')) visit(`${path}/${entry}`);
    }
  };
  for (const path of MADE_OF) if (existsSync(join(root, path))) visit(path);
  return hash.digest('hex');
}
