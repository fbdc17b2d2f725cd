/** Distributions: how often each number occurred. They add up exactly, in any order. */

import { type Estimate, studentT95 } from './estimate.ts';
import type { Bin, Spread } from './lab.ts';

/** Counts by number, in digits. */
export type Distribution = Record<string, number>;

export function addTo(distribution: Distribution, value: number, times = 1): void {
  distribution[value] = (distribution[value] ?? 0) + times;
}

/** The total count. */
export function sizeOf(distribution: Distribution): number {
  return Object.values(distribution).reduce((sum, times) => sum + times, 0);
}

/** `all` minus `part`. */
export function without(all: Distribution, part: Distribution): Distribution {
  return Object.fromEntries(
    Object.entries(all)
      .map(([value, times]) => [value, times - (part[value] ?? 0)] as const)
      .filter(([, times]) => times > 0),
  );
}

interface Moments {
  readonly count: number;
  readonly mean: number;
  readonly deviation: number;
}

/** The numbers in order, each with how often it came. */
function sorted(distribution: Distribution): (readonly [value: number, times: number])[] {
  return Object.entries(distribution)
    .map(([value, times]) => [Number(value), times] as const)
    .sort(([a], [b]) => a - b);
}

function momentsOf(distribution: Distribution): Moments {
  const values = sorted(distribution);
  let count = 0;
  let sum = 0;
  for (const [value, times] of values) {
    count += times;
    sum += value * times;
  }
  const mean = sum / count;
  let squares = 0;
  for (const [value, times] of values) squares += times * (value - mean) ** 2;
  return { count, mean, deviation: count > 1 ? Math.sqrt(squares / (count - 1)) : 0 };
}

/**
 * The mean of at least one independent number; `divisor` for the mean of a part. If all numbers are equal there is no
 * interval, since nothing bounds the others.
 */
export function meanEstimate(distribution: Distribution, divisor = 1): Estimate {
  const { count, mean, deviation } = momentsOf(distribution);
  const value = mean / divisor;
  if (Object.keys(distribution).length === 1) return { value, low: null, high: null };
  const margin = (studentT95(count - 1) * deviation) / Math.sqrt(count) / divisor;
  return { value, low: value - margin, high: value + margin };
}

export function deviationOf(distribution: Distribution): number {
  return momentsOf(distribution).deviation;
}

/** The spread of at least one number. Callers pass `mean` if the numbers are not independent. */
export function spreadFrom(distribution: Distribution, mean = meanEstimate(distribution)): Spread {
  const values = sorted(distribution);
  return {
    mean,
    deviation: deviationOf(distribution),
    least: (values[0] as readonly [number, number])[0],
    median: medianOf(values),
    most: (values.at(-1) as readonly [number, number])[0],
    bins: binsOf(values),
  };
}

type Sorted = ReturnType<typeof sorted>;

function medianOf(values: Sorted): number {
  const count = values.reduce((sum, [, times]) => sum + times, 0);
  const at = (place: number) => {
    let passed = 0;
    for (const [value, times] of values) {
      passed += times;
      if (place < passed) return value;
    }
    throw new Error(`there is no number ${place} among ${count}`);
  };
  return (at(Math.floor((count - 1) / 2)) + at(Math.floor(count / 2))) / 2;
}

/** More bins would be too thin to see. */
const MOST_BINS = 20;
const ROUND_WIDTHS = [1, 2, 5];

function binsOf(values: Sorted): Bin[] {
  const least = (values[0] as readonly [number, number])[0];
  const most = (values.at(-1) as readonly [number, number])[0];
  const width = widthFor(least, most);
  const from = Math.floor(least / width) * width;
  const counts = new Array<number>(Math.floor((most - from) / width) + 1).fill(0);
  for (const [value, times] of values) {
    const bin = Math.floor((value - from) / width);
    counts[bin] = counts[bin]! + times;
  }
  return counts.map((count, bin) => ({ from: from + bin * width, to: from + (bin + 1) * width, count }));
}

/** The smallest round width that makes at most `MOST_BINS` bins. */
function widthFor(least: number, most: number): number {
  for (let ten = 1; ; ten *= 10) {
    for (const round of ROUND_WIDTHS) {
      const width = round * ten;
      if (Math.floor(most / width) - Math.floor(least / width) < MOST_BINS) return width;
    }
  }
}
