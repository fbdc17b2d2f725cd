/** CF-1.8 any seat acts for the team; a proposal waits for each that has not agreed. */

import { ROUNDS } from '@tarmac/flights/rules';
import type { Seat, ToAct } from '@tarmac/kit';
import type { State } from './state.ts';
import type { View } from './view-types.ts';

const NOBODY: ToAct = { mode: 'each', seats: [] };
/** By number of seats. */
const TEAM: readonly ToAct[] = [[], [0], [0, 1], [0, 1, 2]].map((seats) => ({ mode: 'any', seats }));

export function toAct({ frame, seats }: Pick<State, 'frame' | 'seats'>): ToAct {
  switch (frame.kind) {
    case 'over':
      return NOBODY;
    case 'consent':
      return { mode: 'each', seats: frame.agreed.flatMap((agreed, seat) => (agreed ? [] : [seat])) };
    default:
      return TEAM[seats]!;
  }
}

export function awaited(view: View): readonly Seat[] {
  return toAct(view).seats;
}

/**
 * Far above any real game. The most decisions of a round: purchases of at least two coins, free trucks (CF-7.4),
 * flights with all planes, charters, and the three ends of phases; each may need everybody's agreement, and ten more
 * proposals may fail.
 */
export function longest(seats: number): number {
  const bought = 100 / 2 + 16;
  const flown = 30 + 10;
  const round = (bought + flown + 3 + 10) * seats;
  return 5 + 3 * 6 + ROUNDS * round;
}
