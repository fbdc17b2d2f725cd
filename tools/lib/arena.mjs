/** Makes the arena ready (Node, packages, build) without a word on stdout, then runs one of its commands. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { nodeProblem } from './node-version.mjs';
import { becomeScript, runTool } from './processes.mjs';
import { ROOT } from './root.mjs';

/** @param {readonly string[]} args */
export function runArena(args) {
  const problem = guarded(() => makeReady(ROOT, console.error));
  if (problem === null) becomeScript(mainOf(ROOT), args, (message) => giveUp(args, message));
  else giveUp(args, problem);
}

/**
 * Whoever asked for JSON gets one object on stdout, as from the arena itself.
 * @param {readonly string[]} args
 * @param {string} problem
 */
function giveUp(args, problem) {
  if (args.includes('--json')) console.log(JSON.stringify({ error: problem }));
  console.error(problem);
  process.exitCode = 1;
}

/** @param {string} root */
const mainOf = (root) => join(root, 'apps', 'arena', 'dist', 'main.js');

/**
 * Null when the arena can run, otherwise what is in the way.
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {string | null}
 */
function makeReady(root, say) {
  const tooOld = nodeProblem(root);
  if (tooOld !== null) return tooOld;
  const notInstalled = ensureInstalled(root, { say, output: 'on failure' });
  if (notInstalled !== null) return notInstalled;
  if (!existsSync(mainOf(root))) say('Building Tarmac ...');
  // tsc itself knows what is out of date. Only the arena and what it stands on: a broken test must not stop a game.
  if (runTool(root, 'typescript', 'tsc', ['-b', 'apps/arena'], 'on failure') !== 0)
    return 'The build failed; what is wrong is on stderr.';
  // tsc trusts its own notes: it does not see that a file it once wrote was deleted.
  if (!existsSync(mainOf(root)))
    return 'The build left no apps/arena/dist/main.js: delete apps/arena/dist and try again.';
  return null;
}

/**
 * What throws on the way is in the way too.
 * @param {() => string | null} prepare
 */
function guarded(prepare) {
  try {
    return prepare();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
