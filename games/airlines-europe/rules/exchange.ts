/**
 * AE-6: the shares that may be given up next. Each choice of three is listed in one order only: portfolio, then Air
 * ABACUS from the hand, then ordinary hand cards. These come last because only their owner sees them, so that the
 * remaining choices reveal nothing.
 */

import { ABACUS, SHARE_INDEX, SHARES } from './airlines.ts';
import type { Frame, State } from './state.ts';

type Exchange = Extract<Frame, { kind: 'exchange' }>;

/** AE-6.1 the number of Air ABACUS for so many shares. */
export function abacusFor(give: 1 | 3): number {
  return give === 1 ? 1 : 2;
}

/** Portfolio shares have places 0 to 10, Air ABACUS in hand 11, ordinary cards in hand 12 to 21. */
const HAND = SHARES.length;
export const PLACES = 2 * HAND;

export function placeOf(from: 'portfolio' | 'hand', share: number): number {
  if (from === 'portfolio') return share;
  return share === ABACUS ? HAND : HAND + 1 + share;
}

export function heldAt(state: State, seat: number, place: number): number {
  if (place < HAND) return state.portfolios[seat]?.[place] ?? 0;
  return state.hands[seat]?.[place === HAND ? ABACUS : place - HAND - 1] ?? 0;
}

/** The first place from which a share may still be given. */
export function firstPlace(frame: Exchange): number {
  const lastFromHand = frame.fromHand.at(-1);
  if (lastFromHand !== undefined) return placeOf('hand', SHARE_INDEX[lastFromHand]);
  const lastFromPortfolio = frame.fromPortfolio.at(-1);
  return lastFromPortfolio === undefined ? 0 : placeOf('portfolio', SHARE_INDEX[lastFromPortfolio]);
}

/** The last place from which a share may be given with enough left for the rest of the exchange. */
export function lastPlace(state: State, seat: number, frame: Exchange): number {
  const due = frame.give - frame.fromPortfolio.length - frame.fromHand.length;
  let held = 0;
  for (let place = PLACES - 1; place >= 0; place--) {
    held += heldAt(state, seat, place);
    if (held >= due) return place;
  }
  return -1;
}

/** AE-6.1 shares in hand and portfolio, Air ABACUS included. */
export function sharesHeld(state: State, seat: number): number {
  let held = 0;
  for (let place = 0; place < PLACES; place++) held += heldAt(state, seat, place);
  return held;
}
