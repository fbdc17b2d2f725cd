/** Installs the packages of package-lock.json, unless they are installed already. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './processes.mjs';
import { lockProblem } from './workspaces.mjs';

/**
 * What was installed, for which platform, from which lock. Stored in node_modules, so that it is deleted with them.
 * @typedef {{ runtime: string, lock: string, installed: string }} Stamp
 */

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Entry
 */

/** Binaries inside packages fit one platform; those of better-sqlite3 fit every Node there. */
const RUNTIME = `${process.platform}-${process.arch}`;
const NO_PACKAGES = "Could not install Tarmac's packages: check the connection to the npm registry.";

/**
 * Shorter time limits than npm's own, so that a missing network is reported soon. npm gives up only when every package has
 * failed, hence the many sockets. The timeout is for silence, not for slow downloads.
 */
const IMPATIENT = [
  '--maxsockets=64',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
  '--fetch-timeout=20000',
];

/** @param {string} root */
const pathsIn = (root) => ({
  lock: join(root, 'package-lock.json'),
  installed: join(root, 'node_modules', '.package-lock.json'),
  stamp: join(root, 'node_modules', '.tarmac-stamp.json'),
});

/**
 * Null when node_modules is in step with package-lock.json; otherwise why it is not.
 * @param {string} root
 * @returns {string | null}
 */
export function whyInstall(root, runtime = RUNTIME) {
  const paths = pathsIn(root);
  // npm writes this file last, so an interrupted install has none.
  if (!existsSync(paths.installed)) return 'nothing is installed yet';
  const lock = readFileSync(paths.lock, 'utf8');
  const installed = readFileSync(paths.installed, 'utf8');
  if (!isLinked(root, lock)) return 'a package of this repository is not linked';
  const now = stampOf(lock, installed, runtime);
  const then = readStamp(paths.stamp);
  if (then !== null && then.runtime !== now.runtime) return 'the platform has changed';
  if (then !== null && then.lock === now.lock && then.installed === now.installed) return null;
  // An install by hand is accepted if it installed the same packages.
  if (!isInStep(lock, installed)) return 'package-lock.json has changed';
  writeStamp(root, runtime);
  return null;
}

/**
 * Installs if needed. Null when node_modules can be used now, otherwise the problem in one line.
 * @param {string} root
 * @param {{ say: (line: string) => void, output: import('./processes.mjs').Output }} how
 * @returns {string | null}
 */
export function ensureInstalled(root, { say, output }) {
  const outOfStep = lockProblem(root);
  if (outOfStep !== null) return outOfStep;
  const why = whyInstall(root);
  if (why === null) return null;
  say(`Installing Tarmac's packages (${why}; this can take a minute) ...`);
  if (runNpm(root, ['ci', '--loglevel=error', ...IMPATIENT], output) !== 0) return NO_PACKAGES;
  writeStamp(root);
  return null;
}

/**
 * The links to the workspaces may be missing, whatever the locks and the stamp say.
 * @param {string} root
 * @param {string} lock
 */
function isLinked(root, lock) {
  return [...entriesOf(lock)].every(([path, { link }]) => !link || existsSync(join(root, path, 'package.json')));
}

/**
 * Every package of the lock is installed in that version, and nothing else is. Optional packages may be
 * absent: they are for other platforms.
 * @param {string} lock
 * @param {string} installed
 */
export function isInStep(lock, installed) {
  const wanted = entriesOf(lock);
  const there = entriesOf(installed);
  for (const [path, entry] of wanted) {
    const found = there.get(path);
    if (found === undefined) {
      if (entry.optional || entry.devOptional) continue;
      return false;
    }
    if (found.version !== entry.version || found.integrity !== entry.integrity) return false;
    if (entry.link && found.resolved !== entry.resolved) return false;
  }
  return [...there.keys()].every((path) => wanted.has(path));
}

/**
 * @param {string} lock
 * @param {string} installed
 * @param {string} runtime
 * @returns {Stamp}
 */
function stampOf(lock, installed, runtime) {
  return { runtime, lock: hash(lock), installed: hash(installed) };
}

/** @param {string} root */
export function writeStamp(root, runtime = RUNTIME) {
  const paths = pathsIn(root);
  const stamp = stampOf(readFileSync(paths.lock, 'utf8'), readFileSync(paths.installed, 'utf8'), runtime);
  writeFileSync(paths.stamp, `${JSON.stringify(stamp)}\n`);
}

/**
 * @param {string} path
 * @returns {Stamp | null}
 */
function readStamp(path) {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Only packages in node_modules: the root and the workspaces are in the repository.
 * @param {string} lock
 * @returns {Map<string, Entry>}
 */
function entriesOf(lock) {
  /** @type {Record<string, Entry>} */
  const packages = JSON.parse(lock).packages ?? {};
  return new Map(Object.entries(packages).filter(([path]) => path.includes('node_modules/')));
}

/** @param {string} text */
function hash(text) {
  return createHash('sha256').update(text).digest('hex');
}
