/** How figures are made of counts, in both games. */

import type { Counts, Figure } from '@tarmac/bots';

export type Wish = Pick<Figure, 'aim' | 'extremes'>;

export function mean(name: string, count: string, of: string, wish: Wish = {}): Figure {
  return { name, value: (sums) => quotient(sums, count, of), ...wish };
}

/** In percent. */
export function ratio(name: string, count: string, of: string, wish: Wish = {}): Figure {
  return { name, value: (sums) => 100 * quotient(sums, count, of), ...wish };
}

function quotient(sums: Counts, count: string, of: string): number {
  return (sums[count] ?? 0) / (sums[of] ?? 0);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
