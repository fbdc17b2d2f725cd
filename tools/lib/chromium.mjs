/** Finds the Chrome or Chromium that tests and benches drive, or installs Debian's where that takes no question. */

import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { posix, win32 } from 'node:path';

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/**
 * What was found, or in one line what to do about it.
 * @typedef {{ path: string, problem: null } | { path: null, problem: string }} Found
 */

/**
 * Runs a program to its end; null when it worked, otherwise what it said.
 * @typedef {(command: string, args: readonly string[]) => string | null} Run
 */

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const WHAT_TO_DO = 'install Chrome or Chromium, or set CHROMIUM_PATH to one that is not on the PATH.';

/**
 * @param {Environment} env
 * @param {NodeJS.Platform} platform
 * @returns {Found}
 */
export function findChromium(env = process.env, platform = process.platform) {
  const wanted = env.CHROMIUM_PATH;
  if (wanted !== undefined && wanted !== '') {
    if (isProgram(wanted)) return { path: wanted, problem: null };
    return { path: null, problem: `CHROMIUM_PATH is ${wanted}, and no program is there.` };
  }
  const path = [...onThePath(env, platform), ...usualPlaces(env, platform)].find(isProgram);
  return path === undefined ? { path: null, problem: `There is no browser: ${WHAT_TO_DO}` } : { path, problem: null };
}

/**
 * Installs nothing where a browser is, nor where somebody named one.
 * @param {(line: string) => void} say
 * @param {Environment} env
 * @param {NodeJS.Platform} platform
 * @param {Run} run
 * @returns {Found}
 */
export function ensureChromium(
  say,
  env = process.env,
  platform = process.platform,
  isRoot = process.getuid?.() === 0,
  run = runQuietly,
) {
  const found = findChromium(env, platform);
  if (found.path !== null || env.CHROMIUM_PATH) return found;
  if (!isRoot || !programsOnThePath(env, platform, ['apt-get']).some(isProgram)) return found;
  say('Installing chromium by apt-get (once) ...');
  const failure = aptInstall(run);
  const installed = findChromium(env, platform);
  if (installed.path !== null) return installed;
  if (failure !== null) say(failure.trimEnd());
  return { path: null, problem: `apt-get could not install chromium: ${WHAT_TO_DO}` };
}

/**
 * The lists of a fresh machine are empty or too old; elsewhere fetching them again would only take time.
 * @param {Run} run
 */
function aptInstall(run) {
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
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
 * @param {Environment} env
 * @param {NodeJS.Platform} platform
 */
function onThePath(env, platform) {
  return programsOnThePath(env, platform, platform === 'win32' ? NAMES.map((name) => `${name}.exe`) : NAMES);
}

/**
 * @param {Environment} env
 * @param {NodeJS.Platform} platform
 * @param {readonly string[]} names
 */
function programsOnThePath(env, platform, names) {
  const { delimiter, join } = platform === 'win32' ? win32 : posix;
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * @param {Environment} env
 * @param {NodeJS.Platform} platform
 */
function usualPlaces(env, platform) {
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium'].map((name) => `Applications/${name}.app/Contents/MacOS/${name}`);
    return [env.HOME, '/'].flatMap((home) => (home ? apps.map((app) => posix.join(home, app)) : []));
  }
  if (platform !== 'win32') return [];
  const homes = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA];
  const apps = ['Google\\Chrome', 'Chromium'].map((name) => `${name}\\Application\\chrome.exe`);
  return homes.flatMap((home) => (home ? apps.map((app) => win32.join(home, app)) : []));
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
