/** Resolves a specifier: a file of the repository, another package's export, Node, or the registry. */

import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { Workspace } from './workspaces.ts';

export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'workspace'; readonly workspace: Workspace; readonly path: string | null }
  | { readonly kind: 'node' }
  | { readonly kind: 'npm' }
  | { readonly kind: 'nowhere'; readonly why: string };

export function resolve(from: string, specifier: string, workspaces: readonly Workspace[]): Target {
  // Vite reads a query behind a path (`./map.svg?raw`); it names the same file.
  const plain = specifier.replace(/[?].*$/, '');
  if (plain === '.' || plain === '..' || plain.startsWith('./') || plain.startsWith('../')) {
    const path = posix.join(posix.dirname(from), plain);
    return path.startsWith('..') ? nowhere('it leaves the repository.') : { kind: 'file', path };
  }
  if (plain.startsWith('/') || plain.startsWith('#') || /^(file|https?|data):/.test(plain)) {
    return nowhere('write a relative path or the name of a package, so that it can be checked.');
  }
  if (isBuiltin(plain) || plain.startsWith('node:') || plain === '@types/node') return { kind: 'node' };

  const workspace = workspaces.find(({ name }) => plain === name || plain.startsWith(`${name}/`));
  if (workspace !== undefined) {
    const door = plain === workspace.name ? '.' : `.${plain.slice(workspace.name.length)}`;
    const source = workspace.exports.get(door);
    return { kind: 'workspace', workspace, path: source === undefined ? null : `${workspace.home}/${source}` };
  }
  const scope = /^@[^/]+\//.exec(plain)?.[0];
  if (scope !== undefined && workspaces.some(({ name }) => name.startsWith(scope))) {
    return nowhere('no package of this repository has that name.');
  }
  return { kind: 'npm' };
}

function nowhere(why: string): Target {
  return { kind: 'nowhere', why };
}
