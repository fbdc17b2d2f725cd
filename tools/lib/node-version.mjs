/** Checks the version of Node, to report it before an obscure error can occur. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} have such as '20.19.0'
 * @param {string} wanted such as '>=20.19'
 */
export function isNewEnough(have, wanted) {
  const [major = 0, minor = 0] = numbersIn(have);
  const [wantedMajor = 0, wantedMinor = 0] = numbersIn(wanted);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/**
 * Null when all is well.
 * @param {string} root
 * @returns {string | null}
 */
export function nodeProblem(root, have = process.versions.node) {
  /** @type {{ engines: { node: string } }} */
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (isNewEnough(have, engines.node)) return null;
  const wanted = engines.node.replace('>=', '');
  return `Tarmac needs Node ${wanted} or newer; this is Node ${have}, and no newer one could be fetched: install one.`;
}

/** @param {string} version */
function numbersIn(version) {
  return (version.match(/\d+/g) ?? []).map(Number);
}
