/** AE-8.7: who won. */

import type { BySeat, Outcome } from '@tarmac/kit';
import { ABACUS } from './airlines.ts';
import type { State } from './state.ts';

/** Points first, then Air ABACUS in the portfolio; who is equal in both shares the place. */
export function ranking(state: State): BySeat<number> {
  const abacus = (seat: number): number => state.portfolios[seat]?.[ABACUS] ?? 0;
  return state.scores.map((points, seat) => {
    const ahead = state.scores.filter(
      (other, rival) => other > points || (other === points && abacus(rival) > abacus(seat)),
    );
    return 1 + ahead.length;
  });
}

export function outcome(state: State): Outcome | null {
  if (state.endedBy === null) return null;
  return { ranks: ranking(state), scores: state.scores.slice(), rule: state.endedBy };
}
