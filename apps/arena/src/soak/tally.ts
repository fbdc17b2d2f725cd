/** The counts of a running soak, in constant memory. */

import { type Histogram, newHistogram } from '../histogram.ts';

export interface Tally {
  moves: number;
  matchesBegun: number;
  matchesEnded: number;
  connections: number;
  disconnects: number;
  deaf: number;
  kills: number;
  restarts: number;
  /** Resent moves with their old id that were answered again. */
  duplicatesAnswered: number;
  messages: number;
  /** The longest time without a move in a running match. */
  longestWaitMs: number;
  readonly delays: Histogram;
  /** By error and code: expected while nodes are killed. */
  readonly errors: Map<string, number>;
  readonly findings: Findings;
}

export const FAULTS_FOUND = ['lost', 'leaked', 'stuck', 'wrong'] as const;
export type FaultFound = (typeof FAULTS_FOUND)[number];

/** The number of each kind, and the first ones in words. */
export interface Findings {
  readonly counts: Record<FaultFound, number>;
  readonly first: string[];
}

const WORDS_KEPT = 20;

export function newTally(): Tally {
  return {
    moves: 0,
    matchesBegun: 0,
    matchesEnded: 0,
    connections: 0,
    disconnects: 0,
    deaf: 0,
    kills: 0,
    restarts: 0,
    duplicatesAnswered: 0,
    messages: 0,
    longestWaitMs: 0,
    delays: newHistogram(),
    errors: new Map(),
    findings: { counts: { lost: 0, leaked: 0, stuck: 0, wrong: 0 }, first: [] },
  };
}

export function found({ findings }: Pick<Tally, 'findings'>, fault: FaultFound, what: string): void {
  findings.counts[fault]++;
  if (findings.first.length < WORDS_KEPT) findings.first.push(`${fault}: ${what}`);
}

export function countError({ errors }: Tally, code: string): void {
  errors.set(code, (errors.get(code) ?? 0) + 1);
}
