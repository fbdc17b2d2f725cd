/** Why a SQLite file could not be opened, in one line for the operator: which file, and what to do. */

import { sqliteFile } from './sqlite-writer.ts';

/** Errors of others come back as they are. */
export function sqliteProblem(folder: string, error: unknown): unknown {
  const { code, message } = error as { readonly code?: unknown; readonly message?: string };
  if (typeof code !== 'string' || !code.startsWith('SQLITE_')) return error;
  return new Error(`${sqliteFile(folder)}: ${message}: ${adviceOn(code)}`, { cause: error });
}

function adviceOn(code: string): string {
  if (code === 'SQLITE_FULL') return 'make room on the disk, nothing is lost';
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT'))
    return 'restore a backup into a new folder, and set TARMAC_DATA to it';
  return 'the server must be able to write to this file and its folder, or set TARMAC_DATA to another';
}
