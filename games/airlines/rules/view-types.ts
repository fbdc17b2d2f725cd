/** What one eye sees: the type the board and the bots work with. */

import type { BySeat, Eye } from '@tarmac/kit';
import type { Airline, ByAirline } from './airlines.ts';
import type { Config } from './config.ts';
import type { ByCircle, ByFlight, EndRule, Frame, Payout } from './state.ts';

/** Beside the places of state.ts: with another seat or in the pile, and this eye cannot tell. */
export const HIDDEN = -4;

export interface View {
  readonly eye: Eye;
  readonly config: Config;
  readonly seats: number;
  readonly startSeat: number;
  readonly turn: number;
  readonly turnsDone: number;
  readonly idleTurns: number;
  readonly stirred: boolean;
  readonly extraTurns: number | null;
  readonly frame: Frame;

  readonly circles: ByCircle<number>;
  readonly markers: ByAirline<number>;
  readonly founded: ByAirline<boolean>;
  readonly inactive: ByAirline<boolean>;

  /** Cards in the pile, scoring cards included. */
  readonly pileSize: number;
  readonly scoringCards: { readonly inPile: number; readonly aside: number };
  readonly row: readonly Airline[];
  readonly handSizes: BySeat<number>;
  /** The eye's own hand; null for a watcher. */
  readonly hand: ByAirline<number> | null;
  readonly laid: BySeat<ByAirline<number>>;
  readonly removed: ByAirline<number>;
  readonly seenTaken: BySeat<ByAirline<number>>;

  /** Where each flight card is, as far as this eye can tell. */
  readonly flights: ByFlight<number>;
  readonly flightPiles: ByFlight<number>;
  readonly flightPileSize: number;
  /** By seat and by making of the pile: how many flight cards of the hand were drawn from it. */
  readonly flightsDrawn: BySeat<readonly number[]>;

  readonly scores: BySeat<number>;
  readonly payouts: readonly Payout[];
  readonly scorings: number;
  readonly endedBy: EndRule | null;
  /** AL-11.3 everything that was hidden, once the game is over. */
  readonly laidOpen: LaidOpen | null;
}

export interface LaidOpen {
  readonly pile: ByAirline<number>;
  readonly hands: BySeat<ByAirline<number>>;
  readonly flights: ByFlight<number>;
}
