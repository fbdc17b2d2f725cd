/** Finds strace, with which tests watch writes to the disk, or installs Debian's package as root. */

import { ensureByApt, isProgram, programsOnThePath, THIS_MACHINE } from './programs.mjs';

/**
 * @typedef {import('./programs.mjs').Environment} Environment
 * @typedef {import('./programs.mjs').Found} Found
 * @typedef {import('./programs.mjs').Machine} Machine
 */

const WHAT_TO_DO = 'install the package strace.';

/**
 * @param {Environment} env
 * @param {NodeJS.Platform} platform
 * @returns {Found}
 */
export function findStrace(env = process.env, platform = process.platform) {
  if (platform !== 'linux')
    return { path: null, problem: `strace is for Linux, and this is ${platform}: tests that need it are skipped.` };
  const path = programsOnThePath(env, platform, ['strace']).find(isProgram);
  return path === undefined ? { path: null, problem: `No strace found: ${WHAT_TO_DO}` } : { path, problem: null };
}

/**
 * @param {(line: string) => void} say
 * @param {Machine} machine
 * @returns {Found}
 */
export function ensureStrace(say, machine = THIS_MACHINE) {
  const { env, platform } = machine;
  const find = () => findStrace(env, platform);
  return platform === 'linux' ? ensureByApt(['strace'], find, WHAT_TO_DO, say, machine) : find();
}
