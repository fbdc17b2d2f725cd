/** The workspaces of the checkout, and whether package-lock.json has the same ones. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folders that the root's package.json counts as workspaces, as posix paths. A pattern is a folder or `folder/*`.
 * @param {string} root
 * @returns {string[]}
 */
export function workspaceFolders(root) {
  /** @type {{ workspaces?: string[] }} */
  const { workspaces = [] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces
    .flatMap((pattern) => (pattern.endsWith('/*') ? foldersIn(root, pattern.slice(0, -2)) : [pattern]))
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/**
 * Null when package-lock.json has exactly the workspaces of the checkout. `npm ci` cannot repair this, and reports it at
 * length.
 * @param {string} root
 * @returns {string | null}
 */
export function lockProblem(root) {
  /** @type {{ packages?: Record<string, unknown> }} */
  const { packages = {} } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const there = workspaceFolders(root);
  const locked = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules/'));
  const unlocked = there.filter((folder) => !locked.includes(folder));
  if (unlocked.length > 0) return `package-lock.json lacks ${unlocked.join(', ')}: run \`npm install\`.`;
  const gone = locked.filter((folder) => !there.includes(folder));
  if (gone.length > 0) return `package-lock.json still names ${gone.join(', ')}: run \`npm install\`.`;
  return null;
}

/**
 * @param {string} root
 * @param {string} wing
 */
function foldersIn(root, wing) {
  if (!existsSync(join(root, wing))) return [];
  const entries = readdirSync(join(root, wing), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${wing}/${name}`)
    .sort();
}
