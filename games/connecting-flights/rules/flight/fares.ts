/** The fares of a round (CF-4.5): the printed revenue with the current event's changes. */

import type { ByContinent } from '@tarmac/flights/rules';

export interface Fares {
  /** By the passenger's stars less one. */
  readonly byStars: readonly number[];
  /** Added by the fuel it needs less one. */
  readonly byFuel: readonly number[];
  /** Added by the destination's continent. */
  readonly byDestination: ByContinent<number>;
  /** Added to flights after the first of their chain. */
  readonly connecting: number;
}
