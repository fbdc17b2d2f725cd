/** An unfinished offer: the goods one seat gives and takes (CF-4.10). The rules decide on it. */

import type { Action } from '@tarmac/connecting-flights/rules';
import type { Card } from '@tarmac/flights/board/logic';
import type { Bundle, MissingPiece, Offer } from '../../logic/shapes.ts';

export type Side = 'give' | 'take';

export interface OfferDraft {
  readonly to: number;
  readonly give: Bundle;
  readonly take: Bundle;
  /** It answers that seat's open offer. */
  readonly counters: boolean;
}

const CAPACITIES = 4;
export const NOTHING_AT_ALL: Bundle = { cards: [], trucks: new Array<number>(CAPACITIES).fill(0), coins: 0, loans: [] };

export function offerTo(seat: number): OfferDraft {
  return { to: seat, give: NOTHING_AT_ALL, take: NOTHING_AT_ALL, counters: false };
}

/** Coins for a piece of another seat, at its likely price as far as the coins go. */
export function askFor({ source, card, seat, price }: MissingPiece, purse: number): OfferDraft {
  const blank = offerTo(seat ?? 0);
  if (card === null) return blank;
  return withStake(withCoins(blank, 'give', price, purse), 'take', card, source === 'loan' ? 'lent' : 'traded');
}

/** A counter-offer starts with the two sides swapped. */
export function counterTo({ from, give, take }: Offer): OfferDraft {
  return { to: from, give: withAllTrucks(take), take: withAllTrucks(give), counters: true };
}

/** Another partner has other things to give. */
export function withPartner(draft: OfferDraft, seat: number): OfferDraft {
  return draft.to === seat ? draft : { ...draft, to: seat, take: { ...NOTHING_AT_ALL, coins: draft.take.coins } };
}

/** Traded, lent, or neither: an airport goes through all three, other cards are never lent. */
export type Stake = 'none' | 'traded' | 'lent';

export function stakeOf({ cards, loans }: Bundle, card: Card): Stake {
  if (cards.includes(card)) return 'traded';
  return loans.includes(card) ? 'lent' : 'none';
}

export function withStake(draft: OfferDraft, side: Side, card: Card, stake: Stake): OfferDraft {
  const { cards, loans } = draft[side];
  const without = (all: readonly Card[]): Card[] => all.filter((each) => each !== card);
  return changed(draft, side, {
    cards: stake === 'traded' ? rising([...without(cards), card]) : without(cards),
    loans: stake === 'lent' ? rising([...without(loans), card]) : without(loans),
  });
}

/** `most` is how many of them there are. */
export function withTrucks(draft: OfferDraft, side: Side, capacity: number, count: number, most: number): OfferDraft {
  const trucks = [...draft[side].trucks];
  trucks[capacity - 1] = Math.min(most, Math.max(0, count));
  return changed(draft, side, { trucks });
}

export function withCoins(draft: OfferDraft, side: Side, coins: number, most: number): OfferDraft {
  return changed(draft, side, { coins: Math.min(most, Math.max(0, Math.floor(coins))) });
}

export function isNothing({ cards, trucks, coins, loans }: Bundle): boolean {
  return cards.length === 0 && loans.length === 0 && coins === 0 && trucks.every((count) => count === 0);
}

/** Null while nothing is in it at all: a one-sided offer is one the rules have something to say about. */
export function offerAction({ to, give, take, counters }: OfferDraft): Action | null {
  if (isNothing(give) && isNothing(take)) return null;
  return counters ? { type: 'counter', from: to, give, take } : { type: 'offer', to, give, take };
}

function changed(draft: OfferDraft, side: Side, part: Partial<Bundle>): OfferDraft {
  return { ...draft, [side]: { ...draft[side], ...part } };
}

function rising(cards: readonly Card[]): Card[] {
  return [...new Set(cards)].sort((a, b) => a - b);
}

function withAllTrucks(bundle: Bundle): Bundle {
  return { ...bundle, trucks: NOTHING_AT_ALL.trucks.map((none, place) => bundle.trucks[place] ?? none) };
}
