/** The findings of a fuzzed game: counts, failures, and the slowest call. */

import { type Counts, emptyCounts, type Failure, type FailureKind } from './counts.ts';

/** The slowest single call: a hostile input that costs seconds is a finding too. */
export interface Slowest {
  readonly ms: number;
  readonly what: string;
  readonly seed: number;
  readonly step: number;
}

export interface Findings {
  readonly counts: Counts;
  readonly failures: readonly Failure[];
  slowest(): Slowest;
  fail(kind: FailureKind, what: string): void;
  /** Runs a part of the contract; an exception is a finding, and the result null. */
  guard<R>(what: string, run: () => R): R | null;
}

export function findingsOf(game: string, seed: number, seats: number): Findings {
  const counts = emptyCounts();
  const failures: Failure[] = [];
  let slowest: Slowest = { ms: 0, what: '', seed, step: 0 };
  const fail = (kind: FailureKind, what: string): void => {
    counts[kind]++;
    failures.push({ kind, game, seed, seats, step: counts.steps, what });
  };
  return {
    counts,
    failures,
    slowest: () => slowest,
    fail,
    guard(what, run) {
      const started = performance.now();
      try {
        return run();
      } catch (error) {
        fail('crashed', `${what}: ${error instanceof Error ? error.message : String(error)}`.slice(0, 500));
        return null;
      } finally {
        const ms = performance.now() - started;
        if (ms > slowest.ms) slowest = { ms, what, seed, step: counts.steps };
      }
    },
  };
}

export function assert(truth: boolean, otherwise: string): void {
  if (!truth) throw new Error(otherwise);
}
