/** The seats that owe a decision, and the longest possible game. */

import type { Seat, ToAct } from '@tarmac/kit';
import { ABACUS_COUNT, SHARE_COUNTS } from './airlines.ts';
import { DEAREST } from './board.ts';
import { askedSeat } from './frames.ts';
import type { State } from './state.ts';
import type { View } from './view-types.ts';

const NOBODY: ToAct = { mode: 'each', seats: [] };
const ONE: readonly ToAct[] = [0, 1, 2, 3, 4].map((seat) => ({ mode: 'each', seats: [seat] }));

export function toAct(state: State): ToAct {
  const { frame } = state;
  if (frame.kind === 'over') return NOBODY;
  if (frame.kind !== 'opening') return ONE[askedSeat(state)]!;
  // AE-2.8 a seat may choose again, but nobody waits for it.
  return { mode: 'each', seats: frame.chosen.flatMap((choice, seat) => (choice === null ? [seat] : [])) };
}

/** AE-2.8 others' choices are hidden, so every other seat may owe one until all have chosen. */
export function awaited(view: View): readonly Seat[] {
  const { frame } = view;
  if (frame.kind === 'over') return NOBODY.seats;
  if (frame.kind !== 'opening') return ONE[askedSeat(view)]!.seats;
  const everyone = Array.from({ length: view.seats }, (_, seat) => seat);
  return frame.chosen === null ? everyone : everyone.filter((seat) => seat !== view.eye);
}

/**
 * AE-3.2 a game ends because airplanes, hands and Air ABACUS are finite, and D breaks the bank, which uses up the deck.
 * Every licence uses one airplane (at most three acts), every play a share, every exchange an Air ABACUS (four acts). D
 * takes 8 M of the money that licences returned, or of a bank that held at most 150 M and breaks at most once per five
 * cards.
 */
export function longest(seats: number): number {
  const shares = SHARE_COUNTS.reduce((sum, count) => sum + count, 0);
  const banks = Math.ceil(shares / 5) + 1;
  const cashTurns = Math.ceil((shares * DEAREST + banks * 150) / 8);
  const scorings = 3 * seats;
  const bans = 12 + 2 * seats;
  return seats + 3 * shares + (shares + ABACUS_COUNT) + 4 * ABACUS_COUNT + cashTurns + scorings + bans;
}
