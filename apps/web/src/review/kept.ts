/** Reviews that were worked out, for as long as the tab lives: whoever comes back from the replay finds them as they were. */

import type { ReviewReport } from '../worker/review-api.ts';

/** Whoever looks at more matches than this waits again. */
const MOST = 6;

/** By the file: the same match is the same review, wherever it is kept. */
const kept = new Map<string, ReviewReport>();

/** What the reader was looking at, by the entry of the history: the moment of the chart, and how far down. */
interface Reading {
  readonly place: number;
  readonly scrolled: number;
}
const read = new Map<unknown, Reading>();

export function keepReview(file: string, report: ReviewReport): void {
  kept.delete(file);
  kept.set(file, report);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}

export function keptReview(file: string): ReviewReport | null {
  return kept.get(file) ?? null;
}

export function keepReading(entry: unknown, reading: Reading): void {
  read.set(entry, reading);
}

export function keptReading(entry: unknown): Reading | null {
  return read.get(entry) ?? null;
}
