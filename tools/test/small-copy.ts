/** Copies of this very checkout, in which a game can be made. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspaceFolders } from '../lib/workspaces.mjs';
import { build, type Files } from './house.ts';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** What the tool reads and changes, and what the formatter goes by. */
const COPIED = [
  'biome.json',
  'package.json',
  'README.md',
  'tsconfig.json',
  'apps/arena/package.json',
  'apps/arena/src/games.ts',
  'apps/arena/tsconfig.json',
  'apps/server/package.json',
  'apps/server/src/games.ts',
  'apps/server/tsconfig.json',
  'apps/web/package.json',
  'apps/web/src/games.ts',
  'apps/web/src/worker/games.ts',
  'packages/kit/package.json',
  'tools/example-game',
  'tools/lib',
  'tools/new-game.mjs',
  'tools/no-math-random.grit',
];

/** Of no use in a copy: what belongs to this folder alone, and what a new game does not stand on. */
const NOT_COPIED =
  /(^|\/)(\.git|\.node|node_modules|dist-test|proof|shots)$|^(games|packages)\/[^/]+\/test\/(?!tsconfig)|^apps\/web\/dist$/;

/** With these files besides what is copied. */
export function copyOf(files: Files): string {
  const root = build(files);
  for (const path of COPIED) cpSync(join(ROOT, path), join(root, path), { recursive: true });
  link(root, '@biomejs', join(ROOT, 'node_modules/@biomejs'));
  return root;
}

/** Everything but the tests of games and packages, with what is built already; packages from the registry are linked. */
export function wholeCopy(): string {
  const root = build({});
  const filter = (path: string) => !NOT_COPIED.test(relative(ROOT, path).replaceAll('\\', '/'));
  cpSync(ROOT, root, { recursive: true, preserveTimestamps: true, filter });
  for (const home of ['.', 'apps/server']) {
    const modules = join(ROOT, home, 'node_modules');
    const names = existsSync(modules) ? readdirSync(modules).filter((name) => !/^(\.|@tarmac$)/.test(name)) : [];
    for (const name of names) link(join(root, home), name, join(modules, name));
  }
  return root;
}

/** What `npm install` would do for its workspaces. */
export function linkWorkspaces(root: string): void {
  for (const folder of workspaceFolders(root)) {
    const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { name: string };
    link(root, name, join(root, folder));
  }
}

export function newGame(root: string, ...args: readonly string[]) {
  const script = join(root, 'tools', 'new-game.mjs');
  return spawnSync(process.execPath, [script, ...args], { cwd: dirname(root), encoding: 'utf8' });
}

export async function tool(root: string, script: string, args: readonly string[]) {
  const path = join(ROOT, 'node_modules', script);
  // Vitest says NODE_ENV=test, with which Vite would build for development.
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(process.execPath, [path, ...args], { cwd: root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [status] = await once(child, 'close');
  return { output, status: status as number | null };
}

function link(root: string, name: string, target: string): void {
  mkdirSync(dirname(join(root, 'node_modules', name)), { recursive: true });
  symlinkSync(target, join(root, 'node_modules', name), 'junction');
}
