/** French words for pawns and hands. */

import type { Flight, Load, Placed } from '@tarmac/connecting-flights-cooperative/rules';
import { list, plural, stars, theContinent, truck as truckOf } from '@tarmac/flights/text/fr';
import { loadOf, starsOf } from './grammar.ts';
import type { Names } from './words.ts';

export const pawns = (count: number): string => `${count} ${plural(count, 'pion', 'pions')}`;

/** « 2 pions pour l’Asie et 1 pour l’Europe » */
export function load(carried: Load, names: Names): string {
  return list(
    loadOf(carried).map(
      ({ pawn, count }, at) => `${at === 0 ? pawns(count) : count} pour ${theContinent(names, pawn)}`,
    ),
  );
}

/** « Tokyo (pour l’Europe) et Lima (pour l’Asie) » */
export function placed(where: readonly Placed[], names: Names): string {
  return list(where.map(({ city, pawn }) => `${names.city(city)} (pour ${theContinent(names, pawn)})`));
}

/** « avion 3 étoiles, camion-citerne de 4, passager 1 étoile » */
export function flightCards({ plane, truck, passenger }: Flight, names: Names): string {
  const fuel = truck === 0 ? '' : `, ${truckOf(truck)}`;
  return `${names.card(plane)}${fuel}, passager ${stars(starsOf(passenger, names))}`;
}

/** « pour Ben », where that does not go without saying. */
export const forHand = (hand: number, names: Names): string =>
  names.hands === 1 ? '' : ` pour ${names.theHand(hand)}`;

/** « à Tokyo », « au Caire » */
export const at = (city: string): string => (city.startsWith('Le ') ? `au ${city.slice(3)}` : `à ${city}`);
