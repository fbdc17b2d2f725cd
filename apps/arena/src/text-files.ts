/** Text on disk: whether it could be written is known before the work, and whatever goes wrong is one line. */

import { accessSync, constants, existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadInput } from './bad-input.ts';
import { quoted } from './flags.ts';

/** Said before the work is done rather than after it. */
export function assertWritable(path: string, where: string): void {
  guarded(path, where, () => {
    accessSync(existsSync(path) ? path : dirname(path), constants.W_OK);
    if (existsSync(path) && statSync(path).isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
  });
}

export function writeText(path: string, where: string, text: string): void {
  guarded(path, where, () => writeFileSync(path, text));
}

/** Does what writes to `path`; `where` is the flag that named it. */
export function guarded<R>(path: string, where: string, work: () => R): R {
  try {
    return work();
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const { code = 'no reason given' } = error as NodeJS.ErrnoException;
    throw new BadInput(`${where}: cannot write ${quoted(path)} (${code})`);
  }
}
