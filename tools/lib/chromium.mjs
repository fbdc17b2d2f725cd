/** Finds Chrome or Chromium for tests and benches, or installs Debian's package as root. */

import { posix, win32 } from 'node:path';
import { ensureByApt, isProgram, programsOnThePath, THIS_MACHINE } from './programs.mjs';

/**
 * @typedef {import('./programs.mjs').Environment} Environment
 * @typedef {import('./programs.mjs').Found} Found
 * @typedef {import('./programs.mjs').Machine} Machine
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
    return { path: null, problem: `CHROMIUM_PATH is ${wanted}, but no program is there: correct it or unset it.` };
  }
  const path = [...onThePath(env, platform), ...usualPlaces(env, platform)].find(isProgram);
  return path === undefined ? { path: null, problem: `No browser found: ${WHAT_TO_DO}` } : { path, problem: null };
}

/**
 * Installs nothing if there is a browser, or if CHROMIUM_PATH is set.
 * @param {(line: string) => void} say
 * @param {Machine} machine
 * @returns {Found}
 */
export function ensureChromium(say, machine = THIS_MACHINE) {
  const { env, platform } = machine;
  const find = () => findChromium(env, platform);
  return env.CHROMIUM_PATH ? find() : ensureByApt(['chromium'], find, WHAT_TO_DO, say, machine);
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
