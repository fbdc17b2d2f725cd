/** The data of a board file. Boards are separate from the rules: a config can bring another board. */

import type { BoardFile, City, Link, Words } from '@tarmac/map';
import type { Airline } from './airlines.ts';

export type { City, Words };

export interface Board extends BoardFile<Route> {
  /** AE-1.6 the id of each airline's home city. */
  readonly homes: Readonly<Record<Airline, string>>;
  readonly track: Track;
  /** AE-4.9 */
  readonly bonuses: readonly Bonus[];
}

/** The highest cost of a licence. */
export const DEAREST = 99;

export interface Route extends Link {
  /** AE-1.4 the costs of its one to three licences, each dearer than the one before. */
  readonly licences: readonly number[];
  /** AE-1.4 leads off the map: its second city touches no other route. */
  readonly remote: boolean;
}

export interface Track {
  /** AE-1.5 each zone runs from its first space to the next zone's; the last has no end (AE-1.7). */
  readonly zones: readonly Zone[];
  /** AE-2.4 */
  readonly starts: Readonly<Record<Airline, number>>;
}

export interface Zone {
  readonly from: number;
  /** Points of the first to the fifth shareholder. */
  readonly row: readonly [number, number, number, number, number];
}

export interface Bonus {
  readonly airline: Airline;
  readonly target: string;
  readonly spaces: number;
}
