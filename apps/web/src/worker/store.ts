/** The store for the matches of this browser. An entry is added once and never changed. */

import type { Entry, Shapes } from '@tarmac/kit';
import type { LocalSummary, NewLocal } from './rules-api.ts';

export interface KeptMatch extends LocalSummary, NewLocal {
  /** In hexadecimal; with the seats' contributions it makes the key of the deal. */
  readonly secret: string;
  /** The state after the last entry, for later rules. */
  readonly head: { readonly version: number; readonly state: unknown };
}

export type Log = readonly Entry<Shapes>[];

/** Every promise rejects if the browser fails to store. */
export interface Store {
  list(): Promise<readonly KeptMatch[]>;
  read(id: string): Promise<{ readonly match: KeptMatch; readonly log: Log } | null>;
  /** Appends entries from this index on and updates the match, atomically. */
  append(match: KeptMatch, index: number, entries: Log): Promise<void>;
  remove(id: string): Promise<void>;
  /** Whether this match survives the tab. */
  lasts(id: string): boolean;
}

/** Another tab has written this index. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && error.name === 'ConstraintError';
}
