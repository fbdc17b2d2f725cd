/** The seats that owe a decision. */

import { ROUNDS } from '@tarmac/flights/rules';
import type { Seat, ToAct } from '@tarmac/kit';
import type { Frame, Offer } from './state.ts';
import type { View } from './view-types.ts';

const NOBODY: ToAct = { mode: 'each', seats: [] };
const ONE: readonly ToAct[] = [0, 1, 2, 3, 4].map((seat) => ({ mode: 'each', seats: [seat] }));

interface Waiting {
  readonly frame: Frame;
  readonly offers: readonly Offer[];
}

export function toAct(state: Waiting): ToAct {
  const { frame, offers } = state;
  switch (frame.kind) {
    case 'keep':
    case 'first':
    case 'plans':
      return { mode: 'each', seats: unmade(frame.chosen) };
    case 'market':
      // CF-4.10 an open offer is answered first.
      return offers.length === 0 ? ONE[frame.seat]! : { mode: 'each', seats: addressees(offers) };
    case 'over':
      return NOBODY;
    default:
      return ONE[frame.seat]!;
  }
}

function unmade(chosen: readonly unknown[]): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < chosen.length; seat++) if (chosen[seat] === null) seats.push(seat);
  return seats;
}

function addressees(offers: readonly Offer[]): Seat[] {
  return [...new Set(offers.map(({ to }) => to))].sort((a, b) => a - b);
}

/** CF-9.2 others' choices do not show: in a view they are all unmade. */
export function awaited(view: View): readonly Seat[] {
  return toAct(view).seats;
}

/**
 * Far above any real game. The most decisions of a round: cards to add, bids and passes on each called card, purchases
 * and sales (a sale never returns its price, so coins and supply bound them) with the passes they undo, answers to
 * offers, plans, and three steps of each saboteur.
 */
export function longest(seats: number): number {
  const bidding = (seats + 2) * seats * 4;
  const purchases = 300;
  const market = purchases * (seats + 1) + 5 * seats * (seats + 1);
  return 3 * seats + ROUNDS * (1 + seats + bidding + market + seats + 3 * seats);
}
