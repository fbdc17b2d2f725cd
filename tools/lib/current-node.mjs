/**
 * Imported first by every command: if this Node is too old, the command runs again under a current one from the npm
 * registry, which is kept in .node/.
 */

import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { nodeProblem } from './node-version.mjs';
import { becomeScript, runNpm } from './processes.mjs';
import { ROOT } from './root.mjs';

const VERSION = '26.10.0';
/** Set for the second run, to stop there. Not a TARMAC_ variable, since the server refuses unknown ones. */
const BROUGHT = 'NODE_BROUGHT_ALONG';

const tooOld = nodeProblem(ROOT);
if (tooOld !== null && process.env[BROUGHT] === undefined) {
  const node = ensureNode();
  // Without a newer Node the command itself reports the problem.
  if (node !== null) await goOnUnder(node);
}

/** @returns {string | null} */
function ensureNode() {
  const { packageName, program } = packageFor(process.platform, process.arch);
  const home = join(ROOT, '.node', VERSION);
  const node = join(home, 'node_modules', packageName, 'bin', program);
  if (existsSync(node)) return node;
  console.error(`This is Node ${process.versions.node}: fetching Node ${VERSION} into .node/ (about 55 MB) ...`);
  const wanted = `${packageName}@${VERSION}`;
  const flags = ['--prefix', home, '--no-save', '--no-package-lock', '--ignore-scripts', '--loglevel=error'];
  const code = runNpm(ROOT, ['install', ...flags, wanted], 'on failure');
  return code === 0 && existsSync(node) ? node : null;
}

/**
 * The names that the npm package `node` uses for the platforms.
 * @param {NodeJS.Platform} platform
 * @param {string} arch
 */
function packageFor(platform, arch) {
  if (platform === 'win32') return { packageName: `node-win-${arch}`, program: 'node.exe' };
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return { packageName: `${prefix}-${platform}-${arch}`, program: 'node' };
}

/**
 * Never resolves: this process ends with the other one.
 * @param {string} node
 */
function goOnUnder(node) {
  const [, script = '', ...args] = process.argv;
  process.env[BROUGHT] = VERSION;
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  return new Promise((_, reject) => {
    becomeScript(node, [script, ...args], (message) => reject(new Error(message)));
  });
}
