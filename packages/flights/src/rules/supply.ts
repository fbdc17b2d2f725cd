/** The supply of the bank: airports and electric planes. */

import type { CardTables } from './card-tables.ts';
import { type Card, FIRST_ELECTRIC, FIRST_PASSENGER } from './components.ts';
import { SUPPLY } from './places.ts';

/** CF-1.2 a card of the city in the supply that is not rented; null without one. */
export function availableAirport(
  state: { readonly where: readonly number[]; readonly rightsOf: readonly number[] },
  { cardsOf }: CardTables,
  city: number,
): Card | null {
  for (const card of cardsOf[city] ?? []) {
    if (state.where[card] === SUPPLY && state.rightsOf[card] === -1) return card;
  }
  return null;
}

/** An electric plane of so many stars in the supply; null without one. */
export function electricLeft(
  { where }: { readonly where: readonly number[] },
  { starsOf }: CardTables,
  stars: number,
): Card | null {
  for (let card: Card = FIRST_ELECTRIC; card < FIRST_PASSENGER; card++) {
    if (where[card] === SUPPLY && starsOf[card] === stars) return card;
  }
  return null;
}
