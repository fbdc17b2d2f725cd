/** A mean and its 95 % interval. */

import { finite, orNull, record, type TypeOf } from '@tarmac/kit';

export const number = finite(-1e15, 1e15);

/** `low` and `high` are null for too few values, or for equal values without bounds. */
export const estimate = record({ value: number, low: orNull(number), high: orNull(number) });
export type Estimate = TypeOf<typeof estimate>;

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The estimate from independent values within the bounds; null for no values. */
export function estimateOf(values: readonly number[], { least, most }: Bounds): Estimate | null {
  if (values.length === 0) return null;
  const value = meanOf(values);
  if (values.length === 1) return { value, low: null, high: null };
  const spread = spreadOf(values);
  if (spread < ALL_ALIKE) {
    const others = unseenPart(values.length);
    return { value, low: value - others * (value - least), high: value + others * (most - value) };
  }
  const margin = (studentT95(values.length - 1) * spread) / Math.sqrt(values.length);
  return { value, low: Math.max(least, value - margin), high: Math.min(most, value + margin) };
}

/** More than the rounding errors of equal values. */
const ALL_ALIKE = 1e-12;

/** If `count` results are all equal, up to this part of further ones may still differ. */
function unseenPart(count: number): number {
  return 1 - 0.025 ** (1 / count);
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The standard deviation, of two values or more. */
export function spreadOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

/** From here on the expansion around the normal distribution is right to six digits, and the sums below are long. */
const MANY = 200;
const NORMAL_95 = 1.959963984540054;

/** Two-sided: between -t and t lies 95 % of Student's distribution. */
export function studentT95(degrees: number): number {
  if (degrees > MANY) {
    const z = NORMAL_95;
    return z + (z ** 3 + z) / (4 * degrees) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2);
  }
  let low = 0;
  let high = 100;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (insideOf(middle, degrees) < 0.95) low = middle;
    else high = middle;
  }
  return low;
}

/** The part of Student's distribution between -t and t, exactly (Abramowitz and Stegun 26.7.3 and 26.7.4). */
function insideOf(t: number, degrees: number): number {
  const angle = Math.atan(t / Math.sqrt(degrees));
  const cosine = Math.cos(angle);
  const odd = degrees % 2 === 1;
  let term = odd ? cosine : 1;
  let sum = degrees === 1 ? 0 : term;
  for (let k = odd ? 3 : 2; k < degrees; k += 2) {
    term *= ((k - 1) / k) * cosine ** 2;
    sum += term;
  }
  return odd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
}
