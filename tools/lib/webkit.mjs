/** Finds WebKitGTK's driver, its small browser and a screen for it, or installs Debian's packages as root: Linux alone has them. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureByApt, isProgram, programsOnThePath, THIS_MACHINE } from './programs.mjs';

/**
 * @typedef {import('./programs.mjs').Environment} Environment
 * @typedef {import('./programs.mjs').Machine} Machine
 * @typedef {{ driver: string, browser: string, screen: string }} WebKit
 */

/**
 * The path is the driver's.
 * @typedef {{ path: string, problem: null, webkit: WebKit } | { path: null, problem: string }} FoundWebKit
 */

const WHAT_TO_DO = 'install the packages webkit2gtk-driver and xvfb; walks in WebKit are skipped.';

/** Where distributions keep the programs of the library. */
const LIBRARIES = ['/usr/lib', '/usr/libexec', '/usr/lib64'];

/**
 * @param {Environment} env
 * @param {NodeJS.Platform} platform
 * @returns {FoundWebKit}
 */
export function findWebKit(env = process.env, platform = process.platform) {
  if (platform !== 'linux')
    return { path: null, problem: `WebKitGTK is for Linux, and this is ${platform}: walks in it are skipped.` };
  const [driver, screen] = ['WebKitWebDriver', 'Xvfb'].map((name) =>
    programsOnThePath(env, platform, [name]).find(isProgram),
  );
  const browser = smallBrowsers().find(isProgram);
  if (driver === undefined || screen === undefined || browser === undefined)
    return { path: null, problem: `No WebKitGTK found: ${WHAT_TO_DO}` };
  return { path: driver, problem: null, webkit: { driver, browser, screen } };
}

/**
 * @param {(line: string) => void} say
 * @param {Machine} machine
 */
export function ensureWebKit(say, machine = THIS_MACHINE) {
  const { env, platform } = machine;
  const find = () => findWebKit(env, platform);
  return platform === 'linux' ? ensureByApt(['webkit2gtk-driver', 'xvfb'], find, WHAT_TO_DO, say, machine) : find();
}

/** Such as /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function smallBrowsers() {
  const folders = LIBRARIES.flatMap((folder) => [folder, ...within(folder, /-linux-/)]);
  return folders.flatMap((folder) => within(folder, /^webkit(2gtk|gtk)-/).map((one) => join(one, 'MiniBrowser')));
}

/**
 * @param {string} folder
 * @param {RegExp} wanted
 */
function within(folder, wanted) {
  try {
    return readdirSync(folder)
      .filter((name) => wanted.test(name))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}
