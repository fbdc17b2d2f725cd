/** What one eye sees: the type the board and the bots work with. */

import type { BySeat, Eye } from '@tarmac/kit';
import type { ByAirline } from './airlines.ts';
import type { ByFlight, OpenState } from './state.ts';

/** Beside the places of state.ts: with another seat or in the pile, and this eye cannot tell. */
export const HIDDEN = -4;

export interface View extends Readonly<OpenState> {
  readonly eye: Eye;
  /** Cards in the pile, scoring cards included. */
  readonly pileSize: number;
  readonly handSizes: BySeat<number>;
  /** The eye's own hand; null for a watcher. */
  readonly hand: ByAirline<number> | null;
  /** Where each flight card is, as far as this eye can tell. */
  readonly flights: ByFlight<number>;
  readonly flightPileSize: number;
  /** By seat and by making of the pile: how many flight cards of the hand were drawn from it. */
  readonly flightsDrawn: BySeat<readonly number[]>;
  /** AL-11.3 everything that was hidden, once the game is over. */
  readonly laidOpen: LaidOpen | null;
}

export interface LaidOpen {
  readonly pile: ByAirline<number>;
  readonly hands: BySeat<ByAirline<number>>;
  readonly flights: ByFlight<number>;
}
