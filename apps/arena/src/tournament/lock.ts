/** Only one run at a time writes to a result file: `FILE.lock` beside it names its process. */

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { BadInput } from '../bad-input.ts';
import { quoted } from '../flags.ts';
import { guarded } from '../text-files.ts';

/** Returns a function that releases it. The lock of a dead process is taken over. */
export function lockFile(path: string): () => void {
  const lock = `${path}.lock`;
  guarded(path, '--out', () => {
    if (claimed(lock)) return;
    const holder = holderOf(lock);
    if (isAnotherRun(holder)) throw inUse(path, holder);
    rmSync(lock, { force: true });
    if (!claimed(lock)) throw inUse(path, holderOf(lock));
  });
  return () => rmSync(lock, { force: true });
}

function claimed(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** NaN if it names no process. */
function holderOf(lock: string): number {
  const text = readFileSync(lock, 'utf8').trim();
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
}

/** Our own process id is that of an earlier run: in a container all may have the same. */
function isAnotherRun(holder: number): boolean {
  if (holder === process.pid) return false;
  if (Number.isNaN(holder)) return true;
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    // It exists, but we may not signal it.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function inUse(path: string, holder: number): BadInput {
  const who = Number.isNaN(holder) ? '' : ` (process ${holder})`;
  return new BadInput(
    `--out: another run${who} is writing ${quoted(path)}; wait for it or, if there is none, delete its .lock file`,
  );
}
