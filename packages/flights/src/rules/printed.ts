/** The printed data of both games: the airports, their prices and those of the cards (CF-8). */

import type { City, Words } from '@tarmac/map';
import type { ByCapacity, ByStars } from './components.ts';
import type { Continent } from './continents.ts';

/** The common part of both games' board files. */
export interface PrintedBoard {
  readonly id: string;
  readonly name: Words;
  readonly source: 'rulebook' | 'reconstructed';
  readonly cities: readonly Airport[];
  readonly prices: Prices;
}

export interface Airport extends City {
  readonly continent: Continent;
  readonly stars: number;
}

export interface Prices {
  readonly airport: ByStars<number>;
  readonly rights: ByStars<number>;
  readonly plane: ByStars<number>;
  readonly electric: ByStars<number>;
  readonly passenger: ByStars<number>;
  readonly truck: ByCapacity<number>;
}

export const SLOT_KINDS = ['plane', 'passenger', 'airport'] as const;
export type SlotKind = (typeof SLOT_KINDS)[number];
