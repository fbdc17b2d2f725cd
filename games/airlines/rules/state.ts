/** The whole state of a game: plain data. Arrays are named by their index. */

import type { BySeat } from '@tarmac/kit';
import type { Airline, ByAirline } from './airlines.ts';
import type { Config } from './config.ts';

export type ByCircle<T> = T[];
/** By index in tables.flights: style by style, the lowest value first. */
export type ByFlight<T> = T[];

/**
 * The content of a circle: nothing, the index of the airline that flies there, or its marker sticker side up (AL-8).
 */
export const FREE = -1;
export const sabotageOf = (airline: number): number => -2 - airline;
/** The airline whose marker lies on a sabotaged circle; negative for other circles. */
export const markerOfSabotage = (lying: number): number => -2 - lying;

/** The place of a flight card: a seat, or one of these. */
export const IN_PILE = -1;
export const DISCARDED = -2;
/** AL-4.6 out of the game. */
export const GONE = -3;

/** The public part. */
export interface OpenState {
  /** Shared by all copies of a state; never changed. */
  readonly config: Config;
  readonly seats: number;
  startSeat: number;
  /** The seat whose turn it is. */
  turn: number;
  /** The number of finished turns: AL-9.1 and AL-10.3 count rounds by it. */
  turnsDone: number;
  /** AL-9.5 turns in a row, up to now, without stock laid or drawn and with no flight card left to draw at their end. */
  idleTurns: number;
  /** Whether stock was laid or drawn in the current turn. */
  stirred: boolean;
  /** AL-10.2 the turns after the current one, once the last stock card is drawn; null before. */
  extraTurns: number | null;
  frame: Frame;

  /** Every circle of the board, route by route, lowest first. */
  circles: ByCircle<number>;
  /** Markers left in supply. */
  markers: ByAirline<number>;
  founded: ByAirline<boolean>;
  /** AL-7.2 */
  inactive: ByAirline<boolean>;

  scoringCards: ScoringCards;
  /** AL-7.1 face up, in order. */
  row: Airline[];
  /** AL-6.3 */
  laid: BySeat<ByAirline<number>>;
  /** AL-7.3 */
  removed: ByAirline<number>;
  /** AL-11.1 by hand: the cards publicly taken face up; these are laid first, so it stays exact. */
  seenTaken: BySeat<ByAirline<number>>;

  /**
   * The number of the pile that each card was last in: 0 for the first, one more after each shuffle of the discards
   * (AL-4.4). Public, as is the pile from which each card of a hand was drawn.
   */
  flightPiles: ByFlight<number>;

  scores: BySeat<number>;
  /** Each payment of points, in order. */
  payouts: readonly Payout[];
  /** The number of completed scorings. */
  scorings: number;
  /** The rule by which the game ended. */
  endedBy: EndRule | null;
}

export interface State extends OpenState {
  /** The stock cards of the pile. Their order is unknown, even to the state (AL-11.2). */
  pile: ByAirline<number>;
  hands: BySeat<ByAirline<number>>;
  /** The place of each flight card. */
  flights: ByFlight<number>;
}

/** The last stock card, the third scoring card with two seats, the stalemate. */
export type EndRule = 'AL-9.3' | 'AL-9.4' | 'AL-9.5';

/** The places of the three scoring cards; the missing ones have been scored. */
export interface ScoringCards {
  inPile: number;
  /** AL-10.3 not yet shuffled in. */
  aside: number;
}

/** The pending decision, always of the seat whose turn it is. Replaced, never changed. */
export type Frame =
  /** AL-3.1; AL-7.3 whether a face-up card was already removed in this turn. */
  | { readonly kind: 'turn'; readonly removed: boolean }
  /** AL-6.1 a flight, or none. */
  | { readonly kind: 'flight' }
  /** AL-5.2, AL-6.1 a stock card; `thenFlight` after founding, when a flight card follows. */
  | { readonly kind: 'stock'; readonly thenFlight: boolean }
  /** AL-8.1 a sabotage, or none. */
  | { readonly kind: 'sabotage' }
  | { readonly kind: 'over' };

export interface Payout {
  readonly scoring: number;
  readonly airline: Airline;
  readonly points: BySeat<number>;
}
