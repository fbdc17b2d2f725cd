/** The requirements for the printed prices of a board file, in both games. */

import { isWhole } from '@tarmac/map';
import { ELECTRIC_COUNTS, MOST_COINS } from './components.ts';
import type { Prices } from './printed.ts';

/** CF-8 */
const LEAST_TRUCK_PRICE = 5;

export function printedPriceProblems(prices: Prices): string[] {
  const single = singlePriceProblems(prices);
  // Comparisons mean nothing if a single price is wrong.
  return single.length > 0 ? single : comparedPriceProblems(prices);
}

export function singlePriceProblems(prices: Prices): string[] {
  return [
    ...risingProblems(prices.airport, 'prices.airport'),
    ...risingProblems(prices.rights, 'prices.rights'),
    ...risingProblems(prices.plane, 'prices.plane'),
    ...electricProblems(prices.electric),
    ...risingProblems(prices.passenger, 'prices.passenger'),
    ...risingProblems(prices.truck, 'prices.truck'),
  ];
}

export function risingProblems(values: readonly number[], at: string): string[] {
  return values.flatMap((value, i) => {
    const before = values[i - 1];
    if (!isWhole(value, 1, MOST_COINS)) {
      return [`${at}[${i}] must be a whole number from 1 to ${MOST_COINS} (got ${value})`];
    }
    if (before === undefined || value > before) return [];
    return [`${at}[${i}] must be greater than the one before (got ${value} after ${before})`];
  });
}

/** CF-1.4 none has 3 stars. */
function electricProblems(electric: readonly number[]): string[] {
  const made = electric.filter((_, i) => ELECTRIC_COUNTS[i]! > 0);
  return [
    ...risingProblems(made, 'prices.electric'),
    ...electric.flatMap((price, i) =>
      ELECTRIC_COUNTS[i]! > 0 || price === 0
        ? []
        : [`prices.electric[${i}] must be 0, for there is no such plane (got ${price})`],
    ),
  ];
}

/** CF-1.2, CF-8 */
export function comparedPriceProblems({ airport, rights, plane, electric, truck }: Prices): string[] {
  const problems = rights.flatMap((price, i) =>
    price < airport[i]!
      ? []
      : [`prices.rights[${i}] must be less than prices.airport[${i}] (got ${price} and ${airport[i]})`],
  );
  electric.forEach((price, i) => {
    if (price === 0 || price > plane[i]!) return;
    problems.push(`prices.electric[${i}] must be greater than prices.plane[${i}] (got ${price} and ${plane[i]})`);
  });
  const smallest = truck[0]!;
  if (smallest < LEAST_TRUCK_PRICE) {
    problems.push(`prices.truck[0] must be at least ${LEAST_TRUCK_PRICE} (got ${smallest})`);
  }
  return problems;
}
