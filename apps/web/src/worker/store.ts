/** What this browser keeps of its matches. An entry is added once and never changed. */

import type { Entry, Shapes } from '@tarmac/kit';
import type { LocalSummary, NewLocal } from './rules-api.ts';

export interface KeptMatch extends LocalSummary, NewLocal {
  /** In hexadecimal; with what the seats added it makes the key of the deal. */
  readonly secret: string;
  /** What stood after the last entry, for rules that come after those it was played by. */
  readonly head: { readonly version: number; readonly state: unknown };
}

export type Log = readonly Entry<Shapes>[];

/** Every promise rejects when the browser does not keep what it is given. */
export interface Store {
  list(): Promise<readonly KeptMatch[]>;
  read(id: string): Promise<{ readonly match: KeptMatch; readonly log: Log } | null>;
  /** These entries from this index on, and what is now known of the match: all of it or nothing. */
  append(match: KeptMatch, index: number, entries: Log): Promise<void>;
  remove(id: string): Promise<void>;
  /** Whether this match is still there once the tab was closed. */
  lasts(id: string): boolean;
}

/** Another tab has written there. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && error.name === 'ConstraintError';
}
