/** The requirements for the prices and revenues of a board file: a real choice, and nothing free. */

import { comparedPriceProblems, risingProblems, singlePriceProblems } from '@tarmac/flights/rules';
import type { Board } from './board.ts';
import { EVENTS } from './cards/events.ts';
import { ABILITIES } from './cards/player-cards.ts';

export function priceProblems(board: Board): string[] {
  const { prices, revenue } = board;
  const single = [...singlePriceProblems(prices), ...risingProblems(revenue, 'revenue')];
  // Comparing prices means nothing while one of them is wrong by itself.
  return single.length > 0 ? single : [...comparedPriceProblems(prices), ...discountProblems(board)];
}

/**
 * A card's discount leaves a price above 0; an event's leaves at least the bank's price in another round, so that
 * nobody gains by buying and selling.
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
    const [truck, airport] = [prices.truck[0]!, prices.airport[0]!];
    if (truckPrice !== undefined && amount > truck) {
      problems.push(`${at} must not be more than prices.truck[0] (got ${amount} and ${truck})`);
    }
    if (airportBid !== undefined && amount >= airport) {
      problems.push(`${at} must be less than prices.airport[0] (got ${amount} and ${airport})`);
    }
  });
  return problems;
}
