/**
 * Imported first by every command: where this Node is too old, the command goes on under a current one from the npm
 * registry, which is kept in .node/ beside the checkout's other folders.
 */

import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { nodeProblem } from './node-version.mjs';
import { becomeScript, runNpm } from './processes.mjs';
import { ROOT } from './root.mjs';

const VERSION = '26.10.0';
/** Set for the command that runs under it, which brings none again. The server refuses unknown TARMAC_ settings. */
const BROUGHT = 'NODE_BROUGHT_ALONG';

const tooOld = nodeProblem(ROOT);
if (tooOld !== null && process.env[BROUGHT] === undefined) {
  const node = ensureNode();
  // Nobody can go on without it: the command itself says in its own way what is in the way.
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
 * As the package `node` names those of the platforms.
 * @param {NodeJS.Platform} platform
 * @param {string} arch
 */
function packageFor(platform, arch) {
  if (platform === 'win32') return { packageName: `node-win-${arch}`, program: 'node.exe' };
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return { packageName: `${prefix}-${platform}-${arch}`, program: 'node' };
}

/**
 * Never answers: this process ends as the other one does.
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
