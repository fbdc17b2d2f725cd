/** Keeps a data folder to one process. The system drops the lock with the process, however that ends. */

import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';

/** A connection that nobody refers to any more is closed by the garbage collector, and its lock is gone. */
const held = new Set<Sqlite.Database>();

/** A folder that is there already stays as open as its owner has made it. */
const PRIVATE = 0o700;

const ADVICE = 'let the server write there, or set TARMAC_DATA to another folder';

/** The answer lets go of the folder. */
export function lockFolder(folder: string): () => void {
  try {
    makeFolder(resolve(folder));
  } catch (error) {
    throw new Error(`cannot create the data folder ${folder}: ${(error as Error).message}: ${ADVICE}`);
  }
  const lock = openLock(folder);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new Error(`the data folder ${folder} is in use by another Tarmac server: stop it, or use PostgreSQL`);
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

/** SQLite syncs the names of its files in the folder; without this a loss of power could take the folder itself. */
function makeFolder(folder: string): void {
  const topmost = mkdirSync(folder, { recursive: true, mode: PRIVATE });
  // Windows has no sync of folders.
  if (topmost === undefined || process.platform === 'win32') return;
  for (let made = folder; made.length >= topmost.length; made = dirname(made)) {
    const parent = openSync(dirname(made), 'r');
    try {
      fsyncSync(parent);
    } finally {
      closeSync(parent);
    }
  }
}

function openLock(folder: string): Sqlite.Database {
  try {
    return new Sqlite(join(folder, 'tarmac.lock'), { timeout: 0 });
  } catch (error) {
    throw new Error(`cannot write to the data folder ${folder}: ${(error as Error).message}: ${ADVICE}`);
  }
}
