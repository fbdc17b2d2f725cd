/** Makes and answers offers: those that help the seat more than a rival. */

import { type Action, type Bundle, NOTHING } from '@tarmac/connecting-flights/rules';
import { airportOf } from './fleets.ts';
import { DOMINATED, type Glance } from './glance.ts';
import { perRevenueNow } from './market.ts';
import { fleetOf } from './planner/fleet.ts';
import { bestRevenue } from './planner/index.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/** In coins: what a trade must bring at least, for both, to be worth the talk. */
export const LEAST_GAIN = 2;

/** What giving `give` for `take` brings a seat, in coins. */
export function gainOf(glance: Glance, seat: number, give: Bundle, take: Bundle): number {
  return take.coins - give.coins + goodsGain(glance, seat, give, take) + loansGain(glance, seat, give, take);
}

/** By what part above its printed price a card can surely be had again. */
const AGAIN = 1.5;

/** What does not fly can be bought again: nobody clings to it for more than that costs. */
function goodsGain({ tables, worth }: Glance, seat: number, give: Bundle, take: Bundle): number {
  const { traded, isIdle } = worth(seat);
  const gain = traded(give, take);
  if (gain >= 0 || give.cards.length === 0 || !isIdle(give)) return gain;
  const again = give.cards.reduce((sum, card) => sum + AGAIN * tables.priceOf[card]!, 0);
  return Math.max(gain, traded(NOTHING, take) - again);
}

/** Loans are for this round only. */
function loansGain(glance: Glance, seat: number, give: Bundle, take: Bundle): number {
  if (give.loans.length === 0 && take.loans.length === 0) return 0;
  const { state, tables } = glance;
  const fleet = fleetOf(state, tables, seat);
  const airports = [
    ...fleet.airports.filter(({ card }) => !give.loans.includes(card)),
    ...take.loans.map((card) => airportOf(tables, card, true)),
  ];
  return (bestRevenue({ ...fleet, airports }) - bestRevenue(fleet)) * perRevenueNow(glance);
}

/** An upper bound of the gain, as if the given goods were worthless: fast, and mostly enough to refuse. */
function mostGain(glance: Glance, seat: number, give: Bundle, take: Bundle): number {
  const [card] = take.cards;
  if (take.cards.length > 1 || take.loans.length > 0 || take.trucks.some((count) => count > 0)) {
    return Number.POSITIVE_INFINITY;
  }
  return take.coins - give.coins + (card === undefined ? 0 : glance.worth(seat).gained(card));
}

/** The seat's own gain less the rival's weight; only if the other is likely to agree. */
function worthOfTrade(glance: Glance, other: number, give: Bundle, take: Bundle, mustPlease: boolean): number {
  if (mostGain(glance, glance.seat, give, take) < LEAST_GAIN) return DOMINATED;
  if (mustPlease && mostGain(glance, other, take, give) < LEAST_GAIN) return DOMINATED;
  const own = gainOf(glance, glance.seat, give, take);
  if (own < LEAST_GAIN) return DOMINATED;
  const theirs = gainOf(glance, other, take, give);
  const { rivalGain } = glance.taste;
  if (mustPlease && theirs < Math.max(LEAST_GAIN, rivalGain * own)) return DOMINATED;
  return own - rivalGain * Math.max(0, theirs);
}

export function appraiseOffer(glance: Glance, { to, give, take }: Of<'offer'>): number {
  const worth = worthOfTrade(glance, to, give, take, true);
  // Between two equally good things, the one that needs nobody's consent.
  return worth <= 0 ? DOMINATED : worth;
}

/** A refusal with its reason is as good as one without. */
export function appraiseAnswer(glance: Glance, { from, accept }: Of<'answer'>): number {
  if (!accept) return 0;
  const { give, take } = glance.state.offers.find((offer) => offer.from === from)!;
  return worthOfTrade(glance, from, take, give, false);
}

export function appraiseCounter(glance: Glance, { from, give, take }: Of<'counter'>): number {
  const worth = worthOfTrade(glance, from, give, take, true);
  // It may be declined.
  return worth <= 0 ? DOMINATED : worth / 2;
}
