/** Text files: checks before the work whether they are writable, and reports problems in one line. */

import { accessSync, constants, existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadInput } from './bad-input.ts';
import { flagOf, quoted } from './flags.ts';

/** A file that is written after the work. */
export function fileToWrite(value: string, help: string) {
  return flagOf(help, { usual: null, value }, (path, name) => {
    assertWritable(path, `--${name}`);
    return path;
  });
}

/** Fails before the work, not after it. */
export function assertWritable(path: string, where: string): void {
  guarded(path, where, () => {
    accessSync(existsSync(path) ? path : dirname(path), constants.W_OK);
    if (existsSync(path) && statSync(path).isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
  });
}

export function writeText(path: string, where: string, text: string): void {
  guarded(path, where, () => writeFileSync(path, text));
}

/** Runs a write to `path`; `where` is its flag. */
export function guarded<R>(path: string, where: string, work: () => R): R {
  try {
    return work();
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const { code = 'no reason given' } = error as NodeJS.ErrnoException;
    throw new BadInput(`${where}: cannot write ${quoted(path)} (${code})`);
  }
}
