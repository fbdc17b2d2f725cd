/** CF-4.10 offers, and the trades that come of them. */

import type { Seat } from '@tarmac/kit';
import type { Action, Bundle } from '../actions.ts';
import type { News } from '../news.ts';
import type { Reason } from '../reasons.ts';
import type { Offer, State } from '../state.ts';
import { canBeGiven } from '../trading.ts';
import { gain } from './coins.ts';
import { letActAgain } from './market.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

function open(state: State, offer: Offer): void {
  state.offers = [...state.offers, offer];
  state.offersMade[offer.from] = state.offersMade[offer.from]! + 1;
}

function close(state: State, from: Seat): Offer {
  const closed = state.offers.find((offer) => offer.from === from);
  if (closed === undefined) throw new Error(`seat ${from} has no open offer`);
  state.offers = state.offers.filter((offer) => offer !== closed);
  return closed;
}

export function makeOffer(state: State, seat: Seat, { to, give, take }: Of<'offer'>, news?: News[]): void {
  open(state, { from: seat, to, give, take });
  news?.push({ kind: 'offered', from: seat, to, give, take });
}

export function withdraw(state: State, seat: Seat, news?: News[]): void {
  const { from, to } = close(state, seat);
  news?.push({ kind: 'withdrawn', from, to });
}

export function answer(state: State, { from, accept, reason }: Of<'answer'>, news?: News[]): void {
  const offer = close(state, from);
  const { to, give, take } = offer;
  if (!accept) {
    news?.push({ kind: 'declined', from, to, ...why(reason) });
    return;
  }
  exchange(state, offer);
  news?.push({ kind: 'traded', from, to, give, take });
  letActAgain(state, [from, to]);
  dropImpossible(state, news);
}

export function counter(state: State, seat: Seat, { from, give, take, reason }: Of<'counter'>, news?: News[]): void {
  close(state, from);
  open(state, { from: seat, to: from, give, take });
  news?.push({ kind: 'countered', from, to: seat, give, take, ...why(reason) });
}

function why(reason: Reason | undefined): { readonly reason?: Reason } {
  return reason === undefined ? {} : { reason };
}

/** Offers of which something is no longer there to be given. */
function dropImpossible(state: State, news?: News[]): void {
  if (state.offers.length === 0) return;
  const kept: Offer[] = [];
  for (const offer of state.offers) {
    const { from, to, give, take } = offer;
    if (canBeGiven(state, from, give) && canBeGiven(state, to, take)) kept.push(offer);
    else news?.push({ kind: 'lapsed', from, to });
  }
  state.offers = kept;
}

/** Both sides pay before either is paid, so that nothing is lost to the limit that need not be (CF-1.7). */
function exchange(state: State, { from, to, give, take }: Offer): void {
  for (const [giver, bundle] of [
    [from, give],
    [to, take],
  ] as const) {
    state.coins[giver] = state.coins[giver]! - bundle.coins;
  }
  hand(state, from, to, give);
  hand(state, to, from, take);
}

function hand(state: State, from: Seat, to: Seat, { cards, trucks, coins, loans }: Bundle): void {
  for (const card of cards) state.where[card] = to;
  trucks.forEach((count, place) => {
    const gives = state.trucks[from]!;
    const gets = state.trucks[to]!;
    gives[place] = gives[place]! - count;
    gets[place] = gets[place]! + count;
  });
  gain(state, to, coins);
  for (const card of loans) state.rightsOf[card] = to;
}
