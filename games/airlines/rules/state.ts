/** The whole state of a game. Plain data; arrays are named by what indexes them. */

import type { BySeat } from '@tarmac/kit';
import type { Airline, ByAirline } from './airlines.ts';
import type { Config } from './config.ts';

export type ByCircle<T> = T[];
/** By the places of tables.flights: style by style, the lowest value first. */
export type ByFlight<T> = T[];

/** What lies on a circle: nothing, the index of the airline that flies there, or its marker sticker side up (AL-8). */
export const FREE = -1;
export const sabotageOf = (airline: number): number => -2 - airline;
/** The airline whose marker was used up, of what lies on a sabotaged circle; negative for any other. */
export const markerOfSabotage = (lying: number): number => -2 - lying;

/** Where a flight card is: with a seat, or one of these. */
export const IN_PILE = -1;
export const DISCARDED = -2;
/** AL-4.6 out of the game. */
export const GONE = -3;

/** What everyone sees alike. */
export interface OpenState {
  /** Shared by all copies of a state; never changed. */
  readonly config: Config;
  readonly seats: number;
  startSeat: number;
  /** The seat whose turn it is. */
  turn: number;
  /** Turns finished: AL-9.1 and AL-10.3 count rounds by it. */
  turnsDone: number;
  /** AL-9.5 turns in a row, up to now, in which no stock was laid or drawn. */
  idleTurns: number;
  /** Whether stock was laid or drawn in the turn under way. */
  stirred: boolean;
  /** AL-10.2 turns still to come after the one under way, once the last stock card is drawn; null before. */
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
  /** AL-7.1 face up, in the order they lie. */
  row: Airline[];
  /** AL-6.3 */
  laid: BySeat<ByAirline<number>>;
  /** AL-7.3 */
  removed: ByAirline<number>;
  /** AL-11.1 of each hand, the cards all have seen taken face up; who lays an airline lays these first, so it stays exact. */
  seenTaken: BySeat<ByAirline<number>>;

  /**
   * Which making of the flight pile each card was last in: 0 for the first, one more each time the discards were
   * shuffled (AL-4.4). All of it is open, and so is in which pile every card of a hand was drawn.
   */
  flightPiles: ByFlight<number>;

  scores: BySeat<number>;
  /** Each payment of points, in order. */
  payouts: readonly Payout[];
  /** Scorings carried out. */
  scorings: number;
  /** The rule by which the game ended. */
  endedBy: EndRule | null;
}

export interface State extends OpenState {
  /** The stock cards of the pile. What order they will come in is nobody's knowledge, not even the state's (AL-11.2). */
  pile: ByAirline<number>;
  hands: BySeat<ByAirline<number>>;
  /** Where each flight card is. */
  flights: ByFlight<number>;
}

/** The last stock card, the third scoring card with two seats, the stalemate. */
export type EndRule = 'AL-9.3' | 'AL-9.4' | 'AL-9.5';

/** Where the three scoring cards are; the rest have been scored. */
export interface ScoringCards {
  inPile: number;
  /** AL-10.3 not yet shuffled in. */
  aside: number;
}

/** The decision that is waited for, always the turn's seat's. Replaced, never changed. */
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
