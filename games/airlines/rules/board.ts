/** The data of a board file: the map, the reference card and the flight cards. A config can bring another one. */

import type { BoardFile, Link } from '@tarmac/map';
import type { Airline, Style } from './airlines.ts';

export interface Board extends BoardFile<Route> {
  /** AL-1.6 the reference card. */
  readonly airlines: Readonly<Record<Airline, AirlineData>>;
  /** AL-1.3 by style: the values of its flight cards, ascending; twins differ by their index. */
  readonly flightCards: Readonly<Record<Style, readonly number[]>>;
}

export interface Route extends Link {
  readonly style: Style;
  /** AL-1.5 the numbers of its one to three circles, rising. */
  readonly circles: readonly number[];
}

export interface AirlineData {
  /** Three capital letters, as on the printed cards. */
  readonly code: string;
  /** The id of a city. */
  readonly headquarters: string;
  readonly styles: readonly Style[];
  readonly stock: number;
  readonly markers: number;
}
