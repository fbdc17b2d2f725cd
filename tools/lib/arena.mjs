/** Makes the arena ready (Node, packages, build) without a word on stdout, then runs one of its commands. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { nodeProblem } from './node-version.mjs';
import { becomeScript, runTool } from './processes.mjs';
import { ROOT } from './root.mjs';

/** @param {readonly string[]} args */
export function runArena(args) {
  const problem = makeReady(ROOT, console.error);
  if (problem === null) {
    becomeScript(join(ROOT, 'apps', 'arena', 'dist', 'main.js'), args);
  } else {
    console.error(problem);
    process.exitCode = 1;
  }
}

/**
 * Null when the arena can run, otherwise what is in the way.
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {string | null}
 */
function makeReady(root, say) {
  const tooOld = nodeProblem(root);
  if (tooOld !== null) return tooOld;
  if (!ensureInstalled(root, { say, output: 'on failure' })) return 'The packages could not be installed; see above.';
  if (!existsSync(join(root, 'apps', 'arena', 'dist', 'main.js'))) say('Building Tarmac ...');
  // tsc itself knows what is out of date. Only the arena and what it stands on: a broken test must not stop a game.
  if (runTool(root, 'typescript', 'tsc', ['-b', 'apps/arena'], 'on failure') !== 0)
    return 'The build failed; see above.';
  return null;
}
