/** A small copy of this very checkout, in which a game can be made. */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Files } from './house.ts';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** What the tool reads and changes, and what the compiler and the formatter go by. */
const COPIED = [
  'biome.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'apps/arena/package.json',
  'apps/arena/tsconfig.json',
  'packages/kit/package.json',
  'packages/kit/tsconfig.json',
  'tools/lib',
  'tools/new-game.mjs',
  'tools/no-math-random.grit',
];

/** With these files besides what is copied. */
export function copyOf(files: Files): string {
  const root = build(files);
  for (const path of COPIED) cpSync(join(ROOT, path), join(root, path), { recursive: true });
  return root;
}

export function newGame(root: string, ...args: readonly string[]) {
  const script = join(root, 'tools', 'new-game.mjs');
  return spawnSync(process.execPath, [script, ...args], { cwd: dirname(root), encoding: 'utf8' });
}

export function tool(root: string, script: string, args: readonly string[]) {
  const path = join(ROOT, 'node_modules', script);
  const { stdout, stderr, status } = spawnSync(process.execPath, [path, ...args], { cwd: root, encoding: 'utf8' });
  return { output: stdout + stderr, status };
}

/** What `npm install` would do for this tree. */
export function link(root: string, name: string, target: string): void {
  mkdirSync(dirname(join(root, 'node_modules', name)), { recursive: true });
  symlinkSync(target, join(root, 'node_modules', name), 'junction');
}
