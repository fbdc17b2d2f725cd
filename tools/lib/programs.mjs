/** Finds installed programs by name, or installs Debian packages as root. */

import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { posix, win32 } from 'node:path';

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/**
 * The path of the program, or one line on what to do.
 * @typedef {{ path: string, problem: null } | { path: null, problem: string }} Found
 */

/**
 * Runs a program to its end; null on success, otherwise its output.
 * @typedef {(command: string, args: readonly string[]) => string | null} Run
 */

/**
 * The machine to search, and what is allowed on it.
 * @typedef {{ env: Environment, platform: NodeJS.Platform, isRoot: boolean, run: Run }} Machine
 */

/** @type {Machine} */
export const THIS_MACHINE = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  run: runQuietly,
};

/**
 * Installs Debian packages if a program of theirs is missing; as root only.
 * @template {{ path: string | null, problem: string | null }} F
 * @param {readonly string[]} names
 * @param {() => F} find
 * @param {string} whatToDo when that fails
 * @param {(line: string) => void} say
 * @param {Machine} machine
 * @returns {F | { path: null, problem: string }}
 */
export function ensureByApt(names, find, whatToDo, say, { env, platform, isRoot, run }) {
  const found = find();
  if (found.path !== null || !isRoot || !programsOnThePath(env, platform, ['apt-get']).some(isProgram)) return found;
  const packages = names.join(' and ');
  say(`Installing ${packages} by apt-get (once) ...`);
  const failure = aptInstall(names, run);
  const installed = find();
  if (installed.path !== null) return installed;
  if (failure !== null) say(failure.trimEnd());
  return { path: null, problem: `apt-get could not install ${packages}: ${whatToDo}` };
}

/**
 * Updates the package lists only after a failure: on a new machine they are empty or too old.
 * @param {readonly string[]} names
 * @param {Run} run
 */
function aptInstall(names, run) {
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', ...names]);
  return install() === null ? null : (run('apt-get', ['update']) ?? install());
}

/** @type {Run} */
function runQuietly(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (error !== undefined) return error.message;
  return status === 0 ? null : `${stdout}${stderr}`;
}

/**
 * Possible paths of programs with these names, whether they exist or not.
 * @param {Environment} env
 * @param {NodeJS.Platform} platform
 * @param {readonly string[]} names
 */
export function programsOnThePath(env, platform, names) {
  const { delimiter, join } = platform === 'win32' ? win32 : posix;
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
