/** AL-4.4: the pile of flight cards, its discards, and the hands. */

import type { Chance } from '@tarmac/kit';
import { DISCARDED, IN_PILE, type State } from './state.ts';

/** The number of flight cards in this place. */
export function flightsAt({ flights }: Pick<State, 'flights'>, place: number): number {
  let count = 0;
  for (let card = 0; card < flights.length; card++) if (flights[card] === place) count++;
  return count;
}

/** The number of the current pile, which counts the shuffles. */
export function currentPile({ flightPiles }: Pick<State, 'flightPiles'>): number {
  let latest = 0;
  for (let card = 0; card < flightPiles.length; card++) {
    if (flightPiles[card]! > latest) latest = flightPiles[card]!;
  }
  return latest;
}

/** AL-4.4 makes the discards the pile; returns their number. */
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

/** Gives the top card of a pile of this size to the seat, and returns it. */
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
