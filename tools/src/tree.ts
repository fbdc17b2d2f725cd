/** The files of a checkout that people write, as posix paths relative to its root. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders made by installs and builds; and the example game, which only its test uses. */
const NOT_OURS = new Set(['node_modules', 'dist', 'dist-test', 'paraglide', 'example-game']);

/** Skips hidden folders and build output, and `data/` at the root, which holds matches. */
export function filesUnder(root: string, folder: string, wanted: (path: string) => boolean): string[] {
  const found: string[] = [];
  const visit = (path: string): void => {
    const entries = readdirSync(join(root, path), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const below = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!entry.name.startsWith('.') && !NOT_OURS.has(entry.name) && below !== 'data') visit(below);
      } else if (entry.isFile() && wanted(below)) {
        found.push(below);
      }
    }
  };
  if (existsSync(join(root, folder))) visit(folder);
  return found;
}

export function foldersIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => `${folder}/${entry.name}`)
    .sort();
}

export function readText(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
