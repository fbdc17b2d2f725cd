/** What one eye sees: the type the board and the bots work with. */

import type { BySeat, Eye } from '@tarmac/kit';
import type { Airline, ByAirline, ByShare, Share } from './airlines.ts';
import type { Config } from './config.ts';
import type { Backs } from './news.ts';
import type { ByCircle, DeckProgress, Frame, Payout, ScoringCards, Sighting, State } from './state.ts';

export interface View {
  readonly eye: Eye;
  readonly config: Config;
  readonly seats: number;
  readonly startSeat: number;
  readonly turn: number;
  readonly frame: SeenFrame;

  readonly circles: ByCircle<number>;
  readonly planes: ByAirline<number>;
  readonly track: ByAirline<number>;
  readonly bonus: ByAirline<boolean>;
  readonly banMarkers: BySeat<number>;

  /** Cards in the deck, scoring cards included. */
  readonly deckSize: number;
  readonly deck: DeckProgress;
  readonly market: readonly Airline[];
  readonly handSizes: BySeat<Backs>;
  /** The eye's own hand; null for a watcher. */
  readonly hand: ByShare<number> | null;
  readonly portfolios: BySeat<ByShare<number>>;
  readonly gone: ByShare<number>;
  /** AE-11.2 how many ordinary cards every seat gave up from its hand ... */
  readonly givenSizes: BySeat<number>;
  /** ... and which they were, for the eye's own. */
  readonly given: ByAirline<number> | null;
  readonly sightings: BySeat<Sighting>;
  readonly abacus: number;

  readonly bank: number;
  readonly cash: BySeat<number>;
  /** AE-11.4 null where hidden. */
  readonly scores: BySeat<number | null>;
  readonly payouts: readonly Payout[];
  readonly scorings: number;
  readonly scoringCards: ScoringCards | null;
  readonly endedBy: State['endedBy'];
  /** AE-11.5 everything that was hidden, once the game is over. */
  readonly laidOpen: LaidOpen | null;
}

export interface LaidOpen {
  readonly bag: ByAirline<number>;
  readonly hands: BySeat<ByShare<number>>;
  readonly given: BySeat<ByAirline<number>>;
}

export type SeenFrame =
  | Exclude<Frame, { kind: 'opening' | 'exchange' }>
  /** AE-2.8 the eye's own choice so far; nobody sees who else has chosen. */
  | { readonly kind: 'opening'; readonly chosen: readonly [Airline, Airline] | null }
  | {
      readonly kind: 'exchange';
      readonly give: 1 | 3;
      readonly fromPortfolio: readonly Share[];
      readonly backs: Backs;
      /** Null to everyone but the owner. */
      readonly fromHand: readonly Share[] | null;
    };
