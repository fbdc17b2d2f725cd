/** CF-4.10 the open offers from one seat's point of view, and the effects of accepting. */

import type { Facts, View } from '@tarmac/connecting-flights/rules';
import type { Offer, TradeGain } from '../../logic/shapes.ts';

interface OpenOffers {
  readonly toMe: readonly Offer[];
  /** A seat has one at most. */
  readonly mine: Offer | null;
  readonly others: readonly Offer[];
}

export function openOffers({ offers }: Pick<View, 'offers'>, seat: number | null): OpenOffers {
  return {
    toMe: offers.filter(({ to }) => to === seat),
    mine: offers.find(({ from }) => from === seat) ?? null,
    others: offers.filter(({ from, to }) => from !== seat && to !== seat),
  };
}

/** How many more a seat may make this round; null at a table without trading. */
export function offersLeft({ config, offersMade }: Pick<View, 'config' | 'offersMade'>, seat: number): number | null {
  const limit = Number(config.offers);
  return limit === 0 ? null : Math.max(0, limit - (offersMade[seat] ?? 0));
}

/** What this seat's open offer would bring the one that it is made to; null without one. */
export function gainOfPartner({ gains }: Pick<Facts, 'gains'>, from: number): TradeGain | null {
  return gains.find((gain) => gain.from === from && gain.seat !== from) ?? null;
}

export interface TradeEffect {
  readonly seat: number;
  readonly coins: { readonly from: number; readonly to: number };
  /** CF-4.5 the most that seat's cards could earn this round. */
  readonly best: { readonly from: number; readonly to: number };
}

interface Moment {
  readonly view: Pick<View, 'coins'>;
  readonly facts: Pick<Facts, 'bestNow'>;
}

/** For both parties, in this order. */
export function tradeEffects(before: Moment, after: Moment, parties: readonly number[]): readonly TradeEffect[] {
  return parties.map((seat) => ({
    seat,
    coins: { from: before.view.coins[seat] ?? 0, to: after.view.coins[seat] ?? 0 },
    best: { from: before.facts.bestNow[seat] ?? 0, to: after.facts.bestNow[seat] ?? 0 },
  }));
}
