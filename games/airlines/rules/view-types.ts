/** The view of one eye: the type for board and bots. */

import type { BySeat, Eye } from '@tarmac/kit';
import type { ByAirline } from './airlines.ts';
import type { ByFlight, OpenState } from './state.ts';

/** In addition to the places of state.ts: with another seat or in the pile, unknown to this eye. */
export const HIDDEN = -4;

export interface View extends Readonly<OpenState> {
  readonly eye: Eye;
  /** The cards in the pile, with its scoring cards. */
  readonly pileSize: number;
  readonly handSizes: BySeat<number>;
  /** The eye's own hand; null for a watcher. */
  readonly hand: ByAirline<number> | null;
  /** The place of each flight card, as far as this eye can tell. */
  readonly flights: ByFlight<number>;
  readonly flightPileSize: number;
  /** By seat and by number of the pile: the flight cards of the hand drawn from it. */
  readonly flightsDrawn: BySeat<readonly number[]>;
  /** AL-11.3 everything that was hidden, once the game is over. */
  readonly laidOpen: LaidOpen | null;
}

export interface LaidOpen {
  readonly pile: ByAirline<number>;
  readonly hands: BySeat<ByAirline<number>>;
  readonly flights: ByFlight<number>;
}
