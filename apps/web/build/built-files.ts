/** The files of a finished build, as addresses of the site. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface Built {
  /** A digest of all there is. */
  readonly version: string;
  readonly files: readonly string[];
}

/** What is made of the others, or is for those who look into them. */
const BESIDE = /^\/sw\.js$|\.(?:map|br|gz)$/u;

export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function addressOf(folder: string, file: string): string {
  const path = `/${relative(folder, file).split(sep).join('/')}`;
  // The page is asked for by its folder: servers send whoever asks for the file elsewhere.
  return path === '/index.html' ? '/' : path;
}

export function builtFiles(folder: string): Built {
  const digest = createHash('sha256');
  const files: string[] = [];
  for (const file of filesIn(folder)) {
    const address = addressOf(folder, file);
    if (BESIDE.test(address)) continue;
    files.push(address);
    digest.update(`${address}\0`).update(readFileSync(file)).update('\0');
  }
  return { version: digest.digest('hex').slice(0, 12), files };
}
