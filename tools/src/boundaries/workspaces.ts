/** The packages of the repository by their package.json: names, public exports, declared dependencies. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn, readText } from '../tree.ts';

export interface Workspace {
  readonly name: string;
  readonly home: string;
  /** The source file behind each public export, keyed './rules' or '.'. */
  readonly exports: ReadonlyMap<string, string>;
  readonly dependencies: ReadonlySet<string>;
  readonly devDependencies: ReadonlySet<string>;
}

export function workspacesOf(root: string): Workspace[] {
  const homes = ['packages', 'games', 'apps'].flatMap((wing) => foldersIn(root, wing));
  return [...homes, 'tools']
    .filter((home) => existsSync(join(root, home, 'package.json')))
    .map((home) => describe(home, JSON.parse(readText(root, `${home}/package.json`))));
}

function describe(home: string, json: unknown): Workspace {
  const manifest = asRecord(json);
  const exported = manifest.exports;
  const entries = typeof exported === 'string' ? [['.', exported] as const] : Object.entries(asRecord(exported));
  return {
    name: String(manifest.name),
    home,
    exports: new Map(entries.map(([key, target]) => [key, sourceOf(target)])),
    dependencies: new Set([
      ...Object.keys(asRecord(manifest.dependencies)),
      ...Object.keys(asRecord(manifest.peerDependencies)),
    ]),
    devDependencies: new Set(Object.keys(asRecord(manifest.devDependencies))),
  };
}

function sourceOf(target: unknown): string {
  if (typeof target === 'string') return target.replace(/^\.\//, '');
  const conditions = asRecord(target);
  return sourceOf(conditions.source ?? Object.values(conditions)[0] ?? '');
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
