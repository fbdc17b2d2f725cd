/** What the page asks of the worker that checks a match, and what it is told. */

import type { Eye, Fingerprint, MatchReport, Seat } from '@tarmac/kit';

/** What this browser was shown of a match while it was played, in order, perhaps not all of it. */
export interface Shown {
  readonly eye: Eye;
  readonly views: readonly { readonly frame: number; readonly hash: string }[];
}

/** What this browser was told before the deal, and what it added to the key itself. */
export interface Promised {
  readonly commitment: string;
  readonly contributions: readonly { readonly seat: Seat; readonly text: string }[];
}

export interface VerifyQuestion {
  /** The match file. */
  readonly text: string;
  readonly shown: readonly Shown[];
  readonly promised: Promised | null;
}

/** Whether what was shown then is what the log says was to be seen. */
export interface ShownCheck {
  readonly eye: Eye;
  /** Views from before the rules were upgraded, which cannot be compared. */
  readonly before: number;
  /** Views that were compared. */
  readonly shown: number;
  /** How many of them, from the first on, the log leads to in this order. */
  readonly found: number;
}

/** Whether the file has what this browser kept from before the deal. */
export interface PromisedCheck extends Promised {
  readonly sameCommitment: boolean;
  /** Seats for which the key has another contribution than this browser made. */
  readonly replaced: readonly Seat[];
}

export type Verified =
  | {
      readonly kind: 'whole';
      readonly game: string;
      readonly report: MatchReport;
      readonly shown: readonly ShownCheck[];
      /** Null where this browser kept nothing, or the file has no start to compare it with. */
      readonly promised: PromisedCheck | null;
    }
  /** What one eye has seen, of which nothing can be proved but that it was this. */
  | { readonly kind: 'seen'; readonly game: string; readonly eye: Eye; readonly fingerprint: Fingerprint }
  | { readonly kind: 'no-file'; readonly detail: string };
