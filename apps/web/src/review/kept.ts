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
  keep(kept, file, report);
}

/** What is looked at again is the last to go. */
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
