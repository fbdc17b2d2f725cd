/** The counts of a fuzzing run, and its failures. */

export const ATTACKS = ['malformed', 'stale', 'foreign', 'illegal'] as const;
export type Attack = (typeof ATTACKS)[number];

export interface Counts {
  /** Games played to their end or a failure, not those cut off by the clock. */
  games: number;
  steps: number;
  actionsTried: number;
  refused: number;
  /** Attempts that turned out to be legal. */
  accepted: number;
  /** Accepted but not listed by `actions`: a failure unless the game lists representatives only. */
  unlisted: number;
  /** Something threw, or broke the contract otherwise. */
  crashed: number;
  leaked: number;
  auditFailures: number;
}

export type FailureKind = 'crashed' | 'leaked' | 'auditFailures' | 'unlisted';

export interface Failure {
  readonly kind: FailureKind;
  readonly game: string;
  /** `--seed` with this and `--games 1` plays the same game again. */
  readonly seed: number;
  readonly seats: number;
  readonly step: number;
  readonly what: string;
}

export function emptyCounts(): Counts {
  return {
    games: 0,
    steps: 0,
    actionsTried: 0,
    refused: 0,
    accepted: 0,
    unlisted: 0,
    crashed: 0,
    leaked: 0,
    auditFailures: 0,
  };
}

export function addCounts(sum: Counts, counts: Counts): void {
  for (const key of Object.keys(sum) as (keyof Counts)[]) sum[key] += counts[key];
}
