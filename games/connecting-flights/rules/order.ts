/** Orders of seats: clockwise, from the first player, by rank. */

import type { BySeat, Seat } from '@tarmac/kit';
import type { Board } from './board.ts';
import type { State } from './state.ts';

export function after({ seats }: Pick<State, 'seats'>, seat: Seat): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}

/** From the first player clockwise. */
export function clockwise({ seats, firstSeat }: Pick<State, 'seats' | 'firstSeat'>): Seat[] {
  return Array.from({ length: seats }, (_, step) => (firstSeat + step) % seats);
}

/** CF-4.1 among those with the least, the nearest to the first player clockwise, who is included. */
export function nearestWithLeast(state: Pick<State, 'seats' | 'firstSeat'>, amounts: BySeat<number>): Seat {
  let least = state.firstSeat;
  for (const seat of clockwise(state)) if (amounts[seat]! < amounts[least]!) least = seat;
  return least;
}

/** CF-3.3, CF-4.7, CF-4.8 by the ranks of the player cards, the lowest first. */
export function byRank({ players }: { readonly players: BySeat<number> }, board: Board): Seat[] {
  const rank = (seat: Seat) => board.players[players[seat]!]?.rank ?? 0;
  return players.map((_, seat) => seat).sort((a, b) => rank(a) - rank(b));
}
