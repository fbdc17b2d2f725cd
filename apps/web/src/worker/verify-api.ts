/** The messages between the page and the worker that verifies a match. */

import type { Eye, Fingerprint, MatchReport, Seat } from '@tarmac/kit';

/** The views that this browser got during a match, in order, perhaps not all. */
export interface Shown {
  readonly eye: Eye;
  readonly views: readonly { readonly frame: number; readonly hash: string }[];
}

/** The commitment that this browser got before the deal, and its own contributions. */
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

/** Whether the views shown then agree with the log. */
export interface ShownCheck {
  readonly eye: Eye;
  /** Views from before an upgrade of the rules, which cannot be compared. */
  readonly before: number;
  /** The number of compared views. */
  readonly shown: number;
  /** How many of them, from the first on, follow from the log in this order. */
  readonly found: number;
}

/** Whether the file has the data this browser kept from before the deal. */
export interface PromisedCheck extends Promised {
  readonly sameCommitment: boolean;
  /** Seats with another contribution in the key than this browser's. */
  readonly replaced: readonly Seat[];
}

export type Verified =
  | {
      readonly kind: 'whole';
      readonly game: string;
      readonly report: MatchReport;
      readonly shown: readonly ShownCheck[];
      /** Null if this browser kept nothing, or the file has no start. */
      readonly promised: PromisedCheck | null;
    }
  /** One eye's view, of which nothing can be proved but its fingerprint. */
  | { readonly kind: 'seen'; readonly game: string; readonly eye: Eye; readonly fingerprint: Fingerprint }
  | { readonly kind: 'no-file'; readonly detail: string };
