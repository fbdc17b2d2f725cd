/** What the prices and the revenue of a board file must be like: a real choice, and nothing to be had for nothing. */

import { isWhole } from '@tarmac/map';
import type { Board, Prices } from './board.ts';
import { EVENTS } from './cards/events.ts';
import { ABILITIES } from './cards/player-cards.ts';
import { ELECTRIC_COUNTS, MOST_COINS } from './components.ts';

/** CF-8 */
const LEAST_TRUCK_PRICE = 5;

export function priceProblems(board: Board): string[] {
  const { prices, revenue } = board;
  const single = [
    ...risingProblems(prices.airport, 'prices.airport'),
    ...risingProblems(prices.rights, 'prices.rights'),
    ...risingProblems(prices.plane, 'prices.plane'),
    ...electricProblems(prices.electric),
    ...risingProblems(prices.passenger, 'prices.passenger'),
    ...risingProblems(prices.truck, 'prices.truck'),
    ...risingProblems(revenue, 'revenue'),
  ];
  // Comparing prices means nothing while one of them is wrong by itself.
  return single.length > 0 ? single : [...comparedProblems(prices), ...discountProblems(board)];
}

function risingProblems(values: readonly number[], at: string): string[] {
  return values.flatMap((value, i) => {
    const before = values[i - 1];
    if (!isWhole(value, 1, MOST_COINS)) {
      return [`${at}[${i}] must be a whole number from 1 to ${MOST_COINS} (got ${value})`];
    }
    if (before === undefined || value > before) return [];
    return [`${at}[${i}] must be greater than the one before (got ${value} after ${before})`];
  });
}

/** CF-1.4 there is none of 3 stars. */
function electricProblems(electric: readonly number[]): string[] {
  const made = electric.filter((_, i) => (ELECTRIC_COUNTS[i] as number) > 0);
  return [
    ...risingProblems(made, 'prices.electric'),
    ...electric.flatMap((price, i) =>
      (ELECTRIC_COUNTS[i] as number) > 0 || price === 0
        ? []
        : [`prices.electric[${i}] must be 0, for there is no such plane (got ${price})`],
    ),
  ];
}

/** CF-1.2, CF-8 */
function comparedProblems({ airport, rights, plane, electric, truck }: Prices): string[] {
  const problems = rights.flatMap((price, i) =>
    price < (airport[i] as number)
      ? []
      : [`prices.rights[${i}] must be less than prices.airport[${i}] (got ${price} and ${airport[i]})`],
  );
  electric.forEach((price, i) => {
    if (price === 0 || price > (plane[i] as number)) return;
    problems.push(`prices.electric[${i}] must be greater than prices.plane[${i}] (got ${price} and ${plane[i]})`);
  });
  const smallest = truck[0] as number;
  if (smallest < LEAST_TRUCK_PRICE) {
    problems.push(`prices.truck[0] must be at least ${LEAST_TRUCK_PRICE} (got ${smallest})`);
  }
  return problems;
}

/**
 * What a card takes off a price leaves a price; and what an event takes off leaves at least what the bank pays for the
 * same thing in another round, so that nobody gains by buying and selling.
 */
function discountProblems({ prices, events, players }: Board): string[] {
  const problems: string[] = [];
  const salePrices = players.flatMap(({ id }) => ABILITIES[id].salePrice ?? []);
  events.forEach(({ id, amount }, i) => {
    const { truckPrice, electricPrice } = EVENTS[id];
    const at = `events[${i}].amount`;
    for (const [lowered, list, what] of [
      [truckPrice, prices.truck, 'truck'],
      [electricPrice, prices.electric, 'electric'],
    ] as const) {
      if (lowered === undefined) continue;
      list.forEach((price, place) => {
        if (price === 0) return;
        const least = Math.max(1, ...salePrices.map((sale) => sale(price)));
        if (lowered(price, amount) >= least) return;
        problems.push(`${at} must leave prices.${what}[${place}] at least ${least} (got ${price} less ${amount})`);
      });
    }
  });
  players.forEach(({ id, amount }, i) => {
    const { truckPrice, airportBid } = ABILITIES[id];
    const at = `players[${i}].amount`;
    const [truck, airport] = [prices.truck[0] as number, prices.airport[0] as number];
    if (truckPrice !== undefined && amount > truck) {
      problems.push(`${at} must not be more than prices.truck[0] (got ${amount} and ${truck})`);
    }
    if (airportBid !== undefined && amount >= airport) {
      problems.push(`${at} must be less than prices.airport[0] (got ${amount} and ${airport})`);
    }
  });
  return problems;
}
