/**
 * What a seat is short of, as pictures are told it: sets of pieces that would add a flight or raise one. Only the types
 * are here; bot/missing finds the sets.
 */

import type { Card } from '@tarmac/flights/rules';
import type { Seat } from '@tarmac/kit';

/** Where a piece may come from. */
const SOURCES = [
  /** CF-4.4 the bank sells or rents it, at a price that is known. */
  'bank',
  /** CF-4.7 it is the seat's own, under a sabotage that may be paid off. */
  'lift',
  /** CF-4.3 it is up for auction; what it will fetch is a guess. */
  'row',
  /** CF-4.2 an airport of the supply, which the seat may add to the auction now. */
  'supply',
  /** CF-4.10 another seat owns it and may part with it, ... */
  'seat',
  /** ... or lend it for this round; its price is a guess, and it may refuse. */
  'loan',
  /** It is in its deck: nobody can sell it now. */
  'deck',
] as const;
export type Source = (typeof SOURCES)[number];

export interface MissingPiece {
  readonly source: Source;
  /** One such card; null for a truck. */
  readonly card: Card | null;
  /** Of a truck; 0 for cards. */
  readonly capacity: number;
  /** What it costs; a guess unless the source is `bank` or `lift`. */
  readonly price: number;
  /** The least it can cost: for a card up for auction, the least bid. */
  readonly least: number;
  /** Its owner, for `seat` and `loan`. */
  readonly seat: Seat | null;
}

/** Pieces of which none is idle: without any of them the best plan would earn less. */
export interface MissingSet {
  readonly pieces: readonly MissingPiece[];
  readonly price: number;
  /** CF-4.5 the best plan's revenue this round, now and with the pieces. */
  readonly from: number;
  readonly to: number;
  /** CF-4.6 by how much the subsidy or tax of this round changes. */
  readonly tax: number;
  /** Revenue more in every later round, at printed fares, ... */
  readonly later: number;
  /** ... renting again for so much where that pays; 0 without renting. */
  readonly again: number;
  /** Coins more in hand by the market of the last round, all counted. */
  readonly net: number;
}

/** CF-4.10 what an open offer would bring one of its seats. */
export interface TradeGain {
  /** Whose offer it is. */
  readonly from: Seat;
  readonly seat: Seat;
  /** The best plan's revenue more, this round and in every later one. */
  readonly now: number;
  readonly later: number;
  /** What it gets less what it gives, at printed prices. */
  readonly printed: number;
  /** It earns no more and gives what is worth more than what it gets. */
  readonly hopeless: boolean;
}

/** What a card up for auction would be good for. */
export interface Completion {
  readonly card: Card;
  /**
   * The best set with it. Null for the card called: it helps no flight, even with one more piece of each other kind; for
   * one that waits: no such set can be paid.
   */
  readonly set: MissingSet | null;
}

export interface Missing {
  /** The best first; where the coins suffice for none, the cheapest. */
  readonly sets: readonly MissingSet[];
  /** In the order of the row. */
  readonly row: readonly Completion[];
}
