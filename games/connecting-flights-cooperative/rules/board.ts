/** A board file of the cooperative game: the airports and prices, the demand of passengers, the price of charters (CF-8). */

import type { ByContinent, Continent, PrintedBoard } from '@tarmac/flights/rules';
import type { Difficulty } from './difficulty.ts';

export interface Board extends PrintedBoard {
  /** CF-5.1 each card: the airport of its row of each continent, by city id. */
  readonly departures: readonly ByContinent<string>[];
  /** CF-5.1 each card: where the pawn of its row of each continent wants to go; null for an empty row. */
  readonly demands: Readonly<Record<DemandKind, readonly ByContinent<Continent | null>[]>>;
  /** CF-6.3 by difficulty, then hands less one: what each charter of a round costs, the first to come first. */
  readonly charters: Readonly<Record<Difficulty, readonly (readonly number[])[]>>;
}

export const DEMAND_KINDS = ['low', 'high'] as const;
export type DemandKind = (typeof DEMAND_KINDS)[number];
