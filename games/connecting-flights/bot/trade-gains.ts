/** What each open offer would bring its two seats, as far as it lies open. */

import type { Bundle, Flyable, Offer, Tables, TradeGain, View } from '@tarmac/connecting-flights/rules';
import { AIRPORT_CARDS } from '@tarmac/flights/rules';
import { lastingFleet } from './fleets.ts';
import { fleetOf } from './planner/fleet.ts';
import { bestRevenue } from './planner/index.ts';

export function gainsOf(view: View, tables: Tables): TradeGain[] {
  return view.offers.flatMap((offer) => {
    const after = traded(view, offer);
    const gain = (seat: number, gets: Bundle, gives: Bundle): TradeGain => {
      const now = bestRevenue(fleetOf(after, tables, seat)) - bestRevenue(fleetOf(view, tables, seat));
      const later = bestRevenue(lastingFleet(after, tables, seat)) - bestRevenue(lastingFleet(view, tables, seat));
      const printed = printedWorth(tables, gets) - printedWorth(tables, gives);
      return { from: offer.from, seat, now, later, printed, hopeless: now <= 0 && later <= 0 && printed < 0 };
    };
    return [gain(offer.from, offer.take, offer.give), gain(offer.to, offer.give, offer.take)];
  });
}

/** As much of the view as flights depend on, once the offer is accepted. */
function traded(view: View, { from, to, give, take }: Offer): Flyable {
  const where = [...view.where];
  const rightsOf = [...view.rightsOf];
  const trucks = view.trucks.map((own) => [...own]);
  for (const [giver, taker, { cards, loans, trucks: given }] of [
    [from, to, give],
    [to, from, take],
  ] as const) {
    for (const card of cards) where[card] = taker;
    for (const card of loans) rightsOf[card] = taker;
    given.forEach((count, place) => {
      trucks[giver]![place] = trucks[giver]![place]! - count;
      trucks[taker]![place] = trucks[taker]![place]! + count;
    });
  }
  return { ...view, where, rightsOf, trucks };
}

/** Coins, and everything else at the price it is printed with. */
function printedWorth({ board, priceOf, rightsPriceOf }: Tables, { cards, loans, trucks, coins }: Bundle): number {
  let sum = coins;
  for (const card of cards) sum += priceOf[card]!;
  for (const card of loans) if (card < AIRPORT_CARDS) sum += rightsPriceOf[card]!;
  trucks.forEach((count, place) => {
    sum += count * board.prices.truck[place]!;
  });
  return sum;
}
