/** The whole state of a game: plain data. Arrays are named by their index. */

import type { ByAirport, ByCard, Card } from '@tarmac/flights/rules';
import type { BySeat, Eye } from '@tarmac/kit';
import type { Action, Bundle } from './actions.ts';
import type { Config } from './config.ts';
import type { Plan, Run } from './flight/plan.ts';

/** A place of a card besides those of both games. CF-4.2 in the auction row. */
export const IN_ROW = -4;

/** The place of a sabotage card: on a card (its number), before a seat (`beforeSeat`), or one of these. */
export const SABOTAGE_IN_DECK = -1;
export const SABOTAGE_UNDER_DECK = -2;
/** In the hand of the seat that the frame names. */
export const SABOTAGE_DRAWN = -3;
/** It works in the victim's next auction or market. */
export const beforeSeat = (seat: number): number => -4 - seat;
/** The seat before which a sabotage card lies; negative for none. */
export const seatBefore = (place: number): number => -4 - place;

export const PHASES = ['setup', 'event', 'auction', 'market', 'flights', 'taxes', 'sabotage', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** By the places of the board file. */
export type BySabotage<T> = T[];

/** What everyone sees alike. */
export interface OpenState {
  /** Shared by all copies of a state; never changed. */
  readonly config: Config;
  readonly seats: number;
  /** 0 in the setup, then 1 to 10. */
  round: number;
  phase: Phase;
  /** CF-3.5, CF-4.8 the first player. */
  firstSeat: number;

  where: ByCard<number>;
  /**
   * The seat with this airport card as landing rights this round: rented if the card is in the supply, else lent. -1:
   * nobody.
   */
  rightsOf: ByAirport<number>;
  /** CF-1.9 the cards under the decks, the next to come first. */
  planeQueue: Card[];
  passengerQueue: Card[];
  /** By seat, then capacity less one. */
  trucks: BySeat<number[]>;
  /** By capacity less one. */
  truckSupply: number[];
  coins: BySeat<number>;
  /** CF-4.5 of the last flight phase. */
  revenue: BySeat<number>;
  /** By round so far. */
  revenues: readonly BySeat<number>[];

  /** The one each keeps; -1 until all have chosen. */
  players: BySeat<number>;
  /** CF-3.3 by index; -1 until chosen. */
  startContinents: BySeat<number>;
  claimed: BySeat<boolean>;
  /**
   * CF-3.4 bits of the identities whose tasks a seat had met at the end of a phase without claiming: it has another, or
   * waited.
   */
  missed: BySeat<number>;

  /** CF-4.1 by place in the board's list, as they were turned up; the last is in force. */
  events: number[];
  /** CF-4.1 the continent that was named for the event in force, by index; -1 without one. */
  named: number;

  /** CF-4.2 in the order placed; sold and unsold ones leave it. */
  row: Card[];
  /** Cards each seat has won in this auction for no more than their printed price. */
  bargains: BySeat<number>;
  /** CF-4.4 landing rights bought from the bank this round. */
  rented: BySeat<number>;
  /** CF-4.10 offers made this round. */
  offersMade: BySeat<number>;
  /** CF-4.10 open offers, the oldest first; at most one of each seat. */
  offers: readonly Offer[];
  /** CF-4.5 this round's plans once all are shown, null before; and their flown part, by seat. */
  plans: readonly Plan[] | null;
  flown: readonly (readonly Run[])[] | null;

  /** The rule by which the game ended. */
  endedBy: 'CF-4.9' | null;
}

export interface State extends OpenState {
  frame: Frame;
  /**
   * CF-3.2 by index in the board's list of player cards; hidden until all have chosen, the rejected one until the end.
   */
  readonly dealt: BySeat<readonly [number, number]>;
  /** CF-3.4 by place in the board's list; hidden until claimed. */
  readonly identities: BySeat<number>;
  /** CF-3.4 hidden: claim when met. */
  orders: BySeat<boolean>;
  sabotages: BySabotage<number>;
  /** CF-1.9 the next to come first. */
  sabotageQueue: readonly Buried[];
}

const WATCHER_BIT = 1 << 5;
/** In `knownTo`: a bit for each seat, and one for watchers. */
export const knowerBit = (eye: Eye): number => (eye === 'watcher' ? WATCHER_BIT : 1 << eye);

/** A sabotage card under its deck; `knownTo` has the bits of those who know it. */
export interface Buried {
  readonly sabotage: number;
  readonly knownTo: number;
}

/** CF-4.10 */
export interface Offer {
  readonly from: number;
  readonly to: number;
  readonly give: Bundle;
  readonly take: Bundle;
}

/** CF-3.3 */
export type FirstFlight = Omit<Extract<Action, { type: 'first' }>, 'type'>;

/** The pending decision. Replaced, never changed. In the market, open offers come before the seat's turn. */
export type Frame =
  /** CF-3.2 hidden: 0 or 1, the first or the second of the cards dealt; null until chosen. */
  | { readonly kind: 'keep'; readonly chosen: BySeat<number | null> }
  /** CF-3.3 */
  | { readonly kind: 'start'; readonly seat: number }
  /** CF-3.3 hidden. */
  | { readonly kind: 'first'; readonly chosen: BySeat<FirstFlight | null> }
  /** CF-4.1 */
  | { readonly kind: 'name'; readonly seat: number }
  /** CF-4.2 `slot` is the place in the board's list of slots; -1 for the first player's airport. */
  | { readonly kind: 'add'; readonly seat: number; readonly slot: number }
  | Bidding
  /** CF-4.4 */
  | { readonly kind: 'market'; readonly seat: number; readonly passed: BySeat<boolean> }
  /** CF-4.5 hidden. */
  | { readonly kind: 'plans'; readonly chosen: BySeat<Plan | null> }
  /** CF-4.7 `then`: the saboteurs still to come. */
  | { readonly kind: 'sabotage'; readonly seat: number; readonly then: readonly number[] }
  /**
   * CF-4.7 the seat has drawn a sabotage card, by index in the board's list. `knownTo` has the bits of those who know
   * it: the drawer, and those who saw it go under the deck (CF-1.9).
   */
  | {
      readonly kind: 'use';
      readonly seat: number;
      readonly then: readonly number[];
      readonly sabotage: number;
      readonly knownTo: number;
    }
  /** CF-4.7 the victim may buy its way out. */
  | {
      readonly kind: 'deflect';
      readonly seat: number;
      readonly then: readonly number[];
      readonly sabotage: number;
      readonly saboteur: number;
      readonly on: Card | null;
    }
  | { readonly kind: 'over' };

/** CF-4.3 the first card of the row is called. */
export interface Bidding {
  readonly kind: 'bid';
  readonly seat: number;
  readonly high: number;
  /** Whose bid it is; -1 without one. */
  readonly highSeat: number;
  /** Bids made on this card. */
  readonly bids: BySeat<number>;
  /** Who has passed or can bid no more. */
  readonly out: BySeat<boolean>;
}
