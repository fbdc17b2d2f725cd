/** CF-4.7 the saboteurs. */

import type { BySeat, Seat } from '@tarmac/kit';
import { eventCard, type InForce } from './modifiers.ts';
import { byRank } from './order.ts';
import type { Tables } from './tables.ts';

interface Standing extends InForce {
  readonly coins: BySeat<number>;
  readonly revenue: BySeat<number>;
  readonly players: BySeat<number>;
}

/** Lowest revenue and fewest coins break each other's ties; remaining ties act by rank. */
export function saboteursNow(state: Standing, tables: Tables): Seat[] {
  const { coins, revenue } = state;
  switch (eventCard(state, tables)?.saboteur) {
    case 'lowest-revenue':
      return leastOf(leastOf(byRank(state, tables.board), revenue), coins);
    case 'fewest-coins':
      return leastOf(leastOf(byRank(state, tables.board), coins), revenue);
    default:
      return [];
  }
}

function leastOf(seats: readonly Seat[], amounts: BySeat<number>): Seat[] {
  const least = Math.min(...seats.map((seat) => amounts[seat]!));
  return seats.filter((seat) => amounts[seat] === least);
}
