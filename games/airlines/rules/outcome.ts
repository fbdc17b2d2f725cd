/** AL-9.3, AL-10.1: who won. */

import type { BySeat, Outcome } from '@tarmac/kit';
import type { State } from './state.ts';

/** Most points; who is equal shares the place. */
export function ranking({ scores }: Pick<State, 'scores'>): BySeat<number> {
  return scores.map((points) => 1 + scores.filter((other) => other > points).length);
}

/** AL-10.1 nothing for the start player, one more for each seat clockwise. */
export function seatBonuses({ seats, startSeat }: Pick<State, 'seats' | 'startSeat'>): BySeat<number> {
  return Array.from({ length: seats }, (_, seat) => (seat - startSeat + seats) % seats);
}

export function outcome(state: State): Outcome | null {
  if (state.endedBy === null) return null;
  return { ranks: ranking(state), scores: state.scores.slice(), rule: state.endedBy };
}
