/** CF-3.3 */

import type { FirstFlight } from './state.ts';
import type { Tables } from './tables.ts';

/** What the four cards of a first flight cost. */
export function firstCost({ board, cityIndex }: Tables, { from, to, plane, passenger }: FirstFlight): number {
  const { prices, cities } = board;
  const airport = (id: string) => prices.airport[(cities[cityIndex(id)]?.stars ?? 1) - 1]!;
  return airport(from) + airport(to) + prices.plane[plane - 1]! + prices.passenger[passenger - 1]!;
}
