/** The seats that owe a decision, and the longest possible game. */

import type { Seat, ToAct } from '@tarmac/kit';
import { FLIGHT_CARDS, STOCK_CARDS } from './airlines.ts';
import type { State } from './state.ts';
import { idleLimit } from './stock-pile.ts';
import type { View } from './view-types.ts';

const NOBODY: ToAct = { mode: 'each', seats: [] };
const ONE: readonly ToAct[] = [0, 1, 2, 3, 4, 5].map((seat) => ({ mode: 'each', seats: [seat] }));

export function toAct(state: State): ToAct {
  return state.frame.kind === 'over' ? NOBODY : ONE[state.turn]!;
}

export function awaited(view: View): readonly Seat[] {
  return view.frame.kind === 'over' ? NOBODY.seats : ONE[view.turn]!.seats;
}

/**
 * AL-9.5 between two turns with a stock card laid or drawn lie as many as there are flight cards to draw and fewer than
 * three rounds more, and every stock card is drawn and laid once at most. A turn has four acts at most (expand, fly,
 * draw the last scoring card, take), besides exchanges and removals, which take a card out of the game.
 */
export function longest(seats: number): number {
  const stirring = 2 * STOCK_CARDS;
  const turns = (stirring + 1) * (FLIGHT_CARDS + idleLimit(seats, true) + 1) + seats;
  return 4 * turns + FLIGHT_CARDS + STOCK_CARDS;
}
