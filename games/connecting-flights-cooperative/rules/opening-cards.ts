/** CF-5.2 the cards of a starting flight, before the decks are shuffled: the lowest number of equal ones. */

import { CARDS, type Card, FIRST_ELECTRIC, FIRST_PASSENGER, FIRST_PLANE, IN_DECK } from '@tarmac/flights/rules';
import type { State } from './state.ts';
import type { Tables } from './tables.ts';

export function planeInDeck({ where }: Pick<State, 'where'>, { starsOf }: Tables, stars: number): Card | null {
  for (let card: Card = FIRST_PLANE; card < FIRST_ELECTRIC; card++) {
    if (where[card] === IN_DECK && starsOf[card] === stars) return card;
  }
  return null;
}

export function passengerInDeck(
  { where }: Pick<State, 'where'>,
  { starsOf, continentOf }: Tables,
  continent: number,
  stars: number,
): Card | null {
  for (let card: Card = FIRST_PASSENGER; card < CARDS; card++) {
    if (where[card] === IN_DECK && starsOf[card] === stars && continentOf[card] === continent) return card;
  }
  return null;
}
