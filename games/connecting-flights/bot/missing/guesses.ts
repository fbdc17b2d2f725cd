/** What cannot be known: the price that a card will fetch, and what another seat would ask for its own. */

import { type Bundle, printedFor } from '@tarmac/connecting-flights/rules';
import { type Card, MOST_COINS, ROUNDS } from '@tarmac/flights/rules';
import type { Seat } from '@tarmac/kit';
import { lastingFleet, withoutCard } from '../fleets.ts';
import { fleetOf } from '../planner/fleet.ts';
import { bestRevenue } from '../planner/index.ts';
import type { Looking } from './looking.ts';

/** Bots pay so much of the printed price on average (rules/data/CALIBRATION.md, 2 to 5 seats). */
const PAID = 1.12;

/** The likely price: a little above the printed one if a rival can go on, as far as the richest one's coins go. */
export function auctionGuess({ view, tables, seat }: Looking, card: Card, least: number): number {
  const { frame, coins } = view;
  let richest = 0;
  for (let rival = 0; rival < view.seats; rival++) {
    const isOut = frame.kind === 'bid' && view.row[0] === card && frame.out[rival] === true;
    if (rival !== seat && !isOut) richest = Math.max(richest, coins[rival]!);
  }
  const likely = Math.round(printedFor(view, tables, seat, card) * PAID);
  return Math.min(MOST_COINS, Math.max(least, Math.min(likely, richest + 1)));
}

/** The printed price, or what the owner's flights would earn less without it where that is more. */
export function tradeGuess(
  { view, tables }: Looking,
  owner: Seat,
  { cards, loans }: Pick<Bundle, 'cards' | 'loans'>,
): number {
  const now = fleetOf(view, tables, owner);
  const without = [...cards, ...loans].reduce(withoutCard, now);
  const lost = bestRevenue(now) - bestRevenue(without);
  if (cards.length === 0) return price(loans, tables.rightsPriceOf, lost);
  const lasting = lastingFleet(view, tables, owner);
  const lostLater = bestRevenue(lasting) - bestRevenue(cards.reduce(withoutCard, lasting));
  return price(cards, tables.priceOf, lost + lostLater * (ROUNDS - view.round));
}

function price(cards: readonly Card[], printed: ArrayLike<number>, lost: number): number {
  const sum = cards.reduce((all, card) => all + printed[card]!, 0);
  return Math.min(MOST_COINS, Math.max(sum, lost + 1));
}
