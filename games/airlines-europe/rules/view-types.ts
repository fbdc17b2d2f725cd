/** The view of one eye: the type for board and bots. */

import type { BySeat, Eye } from '@tarmac/kit';
import type { Airline, ByAirline, ByShare, Share } from './airlines.ts';
import type { Backs } from './news.ts';
import type { Frame, OpenState } from './state.ts';

export interface View extends Readonly<OpenState> {
  readonly eye: Eye;
  readonly frame: SeenFrame;
  /** The cards in the deck, with its scoring cards. */
  readonly deckSize: number;
  readonly handSizes: BySeat<Backs>;
  /** The eye's own hand; null for a watcher. */
  readonly hand: ByShare<number> | null;
  /** AE-11.2 the number of ordinary cards that each seat gave up from its hand. */
  readonly givenSizes: BySeat<number>;
  /** The ones of the eye's own seat. */
  readonly given: ByAirline<number> | null;
  /** AE-11.4 null where hidden. */
  readonly scores: BySeat<number | null>;
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
