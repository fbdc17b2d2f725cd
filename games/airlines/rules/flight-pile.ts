/** AL-4.4: the pile of flight cards, its discards, and who holds what. */

import type { Chance } from '@tarmac/kit';
import { DISCARDED, IN_PILE, type State } from './state.ts';

/** How many flight cards are in this place. */
export function flightsAt({ flights }: Pick<State, 'flights'>, place: number): number {
  let count = 0;
  for (let card = 0; card < flights.length; card++) if (flights[card] === place) count++;
  return count;
}

/** Which making of the pile the cards in it belong to. */
export function currentPile({ flightPiles }: Pick<State, 'flightPiles'>): number {
  let latest = 0;
  for (let card = 0; card < flightPiles.length; card++) {
    if (flightPiles[card]! > latest) latest = flightPiles[card]!;
  }
  return latest;
}

/** AL-4.4 the discards become the pile; returns how many they were. */
export function remakePile(state: State): number {
  const { flights, flightPiles } = state;
  const making = currentPile(state) + 1;
  let count = 0;
  for (let card = 0; card < flights.length; card++) {
    if (flights[card] !== DISCARDED) continue;
    flights[card] = IN_PILE;
    flightPiles[card] = making;
    count++;
  }
  return count;
}

/** Gives the top card of a pile of this size to the seat, and says which it was. */
export function takeTopFlight(state: State, seat: number, size: number, chance: Chance): number {
  const { flights } = state;
  let skip = chance.draw(size);
  for (let card = 0; card < flights.length; card++) {
    if (flights[card] !== IN_PILE) continue;
    if (skip-- > 0) continue;
    flights[card] = seat;
    return card;
  }
  throw new Error(`the flight pile holds fewer than ${size} cards`);
}

/** AL-4.4, AL-4.6 */
export function canDrawFlight({ flights }: Pick<State, 'flights'>): boolean {
  for (let card = 0; card < flights.length; card++) {
    if (flights[card] === IN_PILE || flights[card] === DISCARDED) return true;
  }
  return false;
}
