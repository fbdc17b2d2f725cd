/** Finished reviews, kept while the tab lives, for readers who return from the replay. */

import type { ReviewReport } from '../worker/review-api.ts';

/** The most reviews to keep. */
const MOST = 6;

/** By file text: the same match has the same review, wherever it is stored. */
const kept = new Map<string, ReviewReport>();

/** The reader's position by history entry: the moment of the chart, and the scroll offset. */
interface Reading {
  readonly place: number;
  readonly scrolled: number;
}
const read = new Map<unknown, Reading>();

export function keepReview(file: string, report: ReviewReport): void {
  keep(kept, file, report);
}

/** Reading a review makes it the last to be dropped. */
export function keptReview(file: string): ReviewReport | null {
  const report = kept.get(file);
  if (report === undefined) return null;
  keep(kept, file, report);
  return report;
}

export function keepReading(entry: unknown, reading: Reading): void {
  keep(read, entry, reading);
}

function keep<K, V>(into: Map<K, V>, key: K, value: V): void {
  into.delete(key);
  into.set(key, value);
  const [oldest] = into.keys();
  if (into.size > MOST && oldest !== undefined) into.delete(oldest);
}

export function keptReading(entry: unknown): Reading | null {
  return read.get(entry) ?? null;
}
