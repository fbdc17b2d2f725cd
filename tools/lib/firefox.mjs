/** Finds Firefox for walks through the page, or installs Debian's package as root. */

import { posix, win32 } from 'node:path';
import { ensureByApt, isProgram, programsOnThePath, THIS_MACHINE } from './programs.mjs';

/**
 * @typedef {import('./programs.mjs').Environment} Environment
 * @typedef {import('./programs.mjs').Found} Found
 * @typedef {import('./programs.mjs').Machine} Machine
 */

const WHAT_TO_DO = 'install Firefox; walks in it are skipped.';

/**
 * @param {Environment} env
 * @param {NodeJS.Platform} platform
 * @returns {Found}
 */
export function findFirefox(env = process.env, platform = process.platform) {
  const names = platform === 'win32' ? ['firefox.exe'] : ['firefox-esr', 'firefox'];
  const path = [...programsOnThePath(env, platform, names), ...usualPlaces(env, platform)].find(isProgram);
  return path === undefined ? { path: null, problem: `No Firefox found: ${WHAT_TO_DO}` } : { path, problem: null };
}

/**
 * @param {(line: string) => void} say
 * @param {Machine} machine
 * @returns {Found}
 */
export function ensureFirefox(say, machine = THIS_MACHINE) {
  return ensureByApt(['firefox-esr'], () => findFirefox(machine.env, machine.platform), WHAT_TO_DO, say, machine);
}

/**
 * @param {Environment} env
 * @param {NodeJS.Platform} platform
 */
function usualPlaces(env, platform) {
  if (platform === 'darwin') return [posix.join('/', 'Applications/Firefox.app/Contents/MacOS/firefox')];
  const homes = platform === 'win32' ? [env.ProgramFiles, env['ProgramFiles(x86)']] : [];
  return homes.flatMap((home) => (home ? [win32.join(home, 'Mozilla Firefox', 'firefox.exe')] : []));
}
