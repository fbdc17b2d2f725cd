/** Prepares an app (Node, packages, build) without output on stdout, then runs it. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { nodeProblem } from './node-version.mjs';
import { becomeScript, runTool } from './processes.mjs';
import { ROOT } from './root.mjs';
import { ensureWeb } from './web.mjs';

/**
 * Nearly all objects of a move are garbage right after it: with more space for young objects a move costs about a quarter
 * less CPU. The Dockerfile and the bench use the same flag.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const NODE_FLAGS = { server: ['--max-semi-space-size=64'] };

/**
 * @param {string} name of its folder in apps/
 * @param {readonly string[]} args
 */
export function runApp(name, args) {
  const home = `apps/${name}`;
  const problem = guarded(() => makeReady(ROOT, name, servesPage(name, args), console.error));
  const command = [...(NODE_FLAGS[name] ?? []), mainOf(ROOT, home), ...args];
  if (problem === null) becomeScript(process.execPath, command, (message) => giveUp(args, message));
  else giveUp(args, problem);
}

/**
 * With `--json`, prints the problem as an object on stdout, like the app itself.
 * @param {readonly string[]} args
 * @param {string} problem
 */
function giveUp(args, problem) {
  if (args.includes('--json')) console.log(JSON.stringify({ error: problem }));
  console.error(problem);
  process.exitCode = 1;
}

/**
 * @param {string} root
 * @param {string} home
 */
const mainOf = (root, home) => join(root, home, 'dist', 'main.js');

/**
 * Only `server serve` needs the web app.
 * @param {string} name
 * @param {readonly string[]} args
 */
const servesPage = (name, args) => name === 'server' && args[0] === 'serve';

/**
 * Null when the app can run, otherwise the problem.
 * @param {string} root
 * @param {string} name
 * @param {boolean} withPage
 * @param {(line: string) => void} say
 * @returns {string | null}
 */
function makeReady(root, name, withPage, say) {
  const home = `apps/${name}`;
  const tooOld = nodeProblem(root);
  if (tooOld !== null) return tooOld;
  const notInstalled = ensureInstalled(root, { say, output: 'on failure' });
  if (notInstalled !== null) return notInstalled;
  if (!existsSync(mainOf(root, home))) say('Building Tarmac ...');
  // tsc knows what is out of date. It builds only the app and its dependencies: a broken test must not stop a game.
  if (runTool(root, 'typescript', 'tsc', ['-b', home], 'on failure') !== 0)
    return 'The build failed; see the errors on stderr.';
  // tsc trusts its build info and does not notice a deleted output file.
  if (!existsSync(mainOf(root, home)))
    return `The build wrote no ${home}/dist/main.js: delete ${home}/dist and try again.`;
  return withPage ? ensureWeb(root, { say, output: 'on failure' }) : null;
}

/**
 * Returns the message of an exception as the problem.
 * @param {() => string | null} prepare
 */
function guarded(prepare) {
  try {
    return prepare();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
