/** The input of the planner. */

import type { Fares } from '@tarmac/connecting-flights/rules';
import type { Card } from '@tarmac/flights/rules';

/** The pieces a seat may plan with, without grounded or lent cards. */
export interface Fleet {
  readonly airports: readonly FleetAirport[];
  readonly planes: readonly { readonly card: Card; readonly stars: number; readonly electric: boolean }[];
  readonly passengers: readonly { readonly card: Card; readonly continent: number; readonly stars: number }[];
  /** How many trucks, by capacity less one. */
  readonly trucks: readonly number[];
  /** How many planes a round count a star more. */
  readonly boosts: number;
  readonly fares: Fares;
}

export interface FleetAirport {
  readonly card: Card;
  /** Two cards of one city are no flight (CF-2.7). */
  readonly city: number;
  readonly continent: number;
  readonly stars: number;
  /** Landing rights: flights end there and never begin (CF-2.6). */
  readonly rights: boolean;
  /** What stays unpaid if no flight ends there (CF-4.5); 0 for airports, loans, and where nothing is to be paid. */
  readonly penalty: number;
  /** Flights that end here earn so much less. */
  readonly less: number;
}
