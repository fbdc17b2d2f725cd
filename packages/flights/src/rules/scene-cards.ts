/** The board and its cards for the pictures of both games. */

import { type CardTables, isElectric, kindOf } from './card-tables.ts';
import { CONTINENTS, type Continent } from './continents.ts';
import type { Airport, PrintedBoard } from './printed.ts';

/** The common part of both games' scenes. */
export interface Scene {
  readonly board: PrintedBoard;
  /** By card number, as views and actions name cards. */
  readonly cards: readonly SceneCard[];
  /** CF-2.9 by continent from and to, in the order of `CONTINENTS`. */
  readonly fuel: readonly (readonly number[])[];
}

export interface SceneCard {
  readonly kind: 'airport' | 'plane' | 'passenger';
  readonly electric: boolean;
  /** An airport's, by id. */
  readonly city: string | null;
  /** An airport's continent, or a passenger's destination. */
  readonly continent: Continent | null;
  readonly stars: number;
  /** As printed. */
  readonly price: number;
  /** As printed on an airport's other face; 0 for other cards. */
  readonly rightsPrice: number;
}

/** By card number, as views and actions name cards. */
export function sceneCards(tables: CardTables, cities: readonly Airport[]): SceneCard[] {
  const { continentOf, starsOf, priceOf, cityOf, rightsPriceOf } = tables;
  return starsOf.map((stars, card) => ({
    kind: kindOf(card),
    electric: isElectric(card),
    city: cities[cityOf[card] ?? -1]?.id ?? null,
    continent: CONTINENTS[continentOf[card]!] ?? null,
    stars,
    price: priceOf[card]!,
    rightsPrice: rightsPriceOf[card] ?? 0,
  }));
}
