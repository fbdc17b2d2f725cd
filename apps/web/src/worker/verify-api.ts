/** What the page asks of the worker that checks a match, and what it is told. */

import type { Eye, Fingerprint, MatchReport } from '@tarmac/kit';

/** What this browser was shown of a match while it was played: the hashes of views, in order, perhaps not of all. */
export interface Shown {
  readonly eye: Eye;
  readonly hashes: readonly string[];
}

export interface VerifyQuestion {
  /** The match file. */
  readonly text: string;
  readonly shown: readonly Shown[];
}

/** Whether what was shown then is what the log says was to be seen. */
export interface ShownCheck {
  readonly eye: Eye;
  readonly shown: number;
  /** How many of them, from the first on, the log leads to in this order. */
  readonly found: number;
}

export type Verified =
  | {
      readonly kind: 'whole';
      readonly game: string;
      readonly report: MatchReport;
      readonly shown: readonly ShownCheck[];
    }
  /** What one eye has seen, of which nothing can be proved but that it was this. */
  | { readonly kind: 'seen'; readonly game: string; readonly eye: Eye; readonly fingerprint: Fingerprint }
  | { readonly kind: 'no-file'; readonly detail: string };
