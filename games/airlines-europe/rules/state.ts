/** The whole state of a game: plain data. Arrays are named by their index. */

import type { BySeat } from '@tarmac/kit';
import type { Airline, ByAirline, ByShare, Share } from './airlines.ts';
import type { Config } from './config.ts';

export type ByCircle<T> = T[];

/**
 * The content of a licence circle: nothing, a ban marker (AE-10.3), or the index of the airline whose airplane it is.
 */
export const FREE = -1;
export const BANNED = -2;

/** The public part. */
export interface OpenState {
  /** Shared by all copies of a state; never changed. */
  readonly config: Config;
  readonly seats: number;
  startSeat: number;
  /** The seat whose turn it is; it stays the acting seat during a scoring that its action caused. */
  turn: number;

  /** Every licence circle of the board, route by route, cheapest first. */
  circles: ByCircle<number>;
  planes: ByAirline<number>;
  track: ByAirline<number>;
  /** AE-4.9 whether the airline's bonus marker still lies on the board. */
  bonus: ByAirline<boolean>;
  /** AE-10.1 what each seat has left; AE-10.5 worth nothing in the end. */
  banMarkers: BySeat<number>;

  deck: DeckProgress;
  market: Airline[];
  portfolios: BySeat<ByShare<number>>;
  /** AE-6.2, AE-9.1 cards out of the game (with two players, the discard pile) whose faces all have seen. */
  gone: ByShare<number>;
  /** The public knowledge of each hand. */
  sightings: BySeat<Sighting>;
  /** Air ABACUS shares in supply. */
  abacus: number;

  bank: number;
  cash: BySeat<number>;
  /** AE-11.4 each payment of points, in order. */
  payouts: readonly Payout[];
  /** The number of completed scorings. */
  scorings: number;
  scoringCards: ScoringCards | null;
  /** The rule by which the game ended. */
  endedBy: 'AE-8.7' | 'AE-4.11' | null;
}

export interface State extends OpenState {
  frame: Frame;
  /** The shares left in the deck. Their order is unknown, even to the state (AE-11.3). */
  bag: ByAirline<number>;
  hands: BySeat<ByShare<number>>;
  /** AE-11.2 ordinary cards given up from the hand, seen by their owner alone. */
  given: BySeat<ByAirline<number>>;
  scores: BySeat<number>;
}

/** The pending decision. Replaced, never changed. */
export type Frame =
  /** AE-2.8 what each seat has chosen so far. */
  | { readonly kind: 'opening'; readonly chosen: BySeat<readonly [Airline, Airline] | null> }
  /** AE-3.1 one of the four actions. */
  | { readonly kind: 'turn' }
  /** AE-4.7 a second licence, or none. */
  | { readonly kind: 'second' }
  /** AE-4.8 a share. */
  | { readonly kind: 'share' }
  /** AE-6 the next share to give up. */
  | {
      readonly kind: 'exchange';
      readonly give: 1 | 3;
      readonly fromPortfolio: readonly Share[];
      readonly fromHand: readonly Share[];
    }
  /** AE-8.2 a card of the market for this seat; `left` seats are still to take one, this one included. */
  | { readonly kind: 'market'; readonly seat: number; readonly left: number }
  /** AE-10.2 a ban marker of this seat, or a pass. */
  | { readonly kind: 'ban'; readonly seat: number; readonly passed: BySeat<boolean> }
  | { readonly kind: 'over' };

/** AE-2.9, AE-2.10: the data for the odds that the next card is a scoring card. All public. */
export interface DeckProgress {
  /** Shares that came off the deck since it was built. */
  drawn: number;
  /** Scoring cards met. */
  met: number;
  /** `drawn` as it was when the last scoring card was met; 0 before. */
  metAt: number;
}

/** AE-8.1 scoring cards drawn and not yet finished. */
export interface ScoringCards {
  readonly holder: number;
  readonly count: number;
}

export interface Payout {
  readonly scoring: number;
  readonly share: Share;
  readonly points: BySeat<number>;
}

/**
 * The knowledge of a careful watcher about the ordinary cards in a hand. `open` counts cards taken face up from the
 * market, `closed` the rest; open ones are played first, so both stay exact. After cards were given up unseen with open
 * ones in hand, `open` and `closed` stay as before, and `since` lists later events (see sightings.ts).
 */
export interface Sighting {
  open: ByAirline<number>;
  closed: number;
  since: number[];
}
