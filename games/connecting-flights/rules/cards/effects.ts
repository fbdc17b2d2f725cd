/**
 * The possible effects of cards, for the tables beside this file: the rules ask for these, never for a card by name.
 */

import type { SlotKind } from '@tarmac/flights/rules';
import type { BySeat } from '@tarmac/kit';
import type { Fares } from '../flight/fares.ts';
import type { State } from '../state.ts';
import type { Tables } from '../tables.ts';

/** CF-4.1 an event. `amount` is the number printed on the card. */
export interface EventEffect {
  /** Coins that each seat gets or, below 0, pays as the card is turned up. */
  readonly atOnce?: (state: State, amount: number) => BySeat<number>;
  /** The first player names a continent. */
  readonly asksContinent?: true;
  /** What flights earn this round; `named` is the continent named, by index. */
  readonly fares?: (fares: Fares, amount: number, named: number) => Fares;
  readonly truckPrice?: (price: number, amount: number) => number;
  readonly electricPrice?: (price: number, amount: number) => number;
  /** More or fewer bids a card, more landing rights a seat. */
  readonly bids?: number;
  readonly rights?: number;
  /** The bank sells no landing rights. */
  readonly noRights?: true;
}

/** CF-1.6 a player card. */
export interface Ability {
  readonly bids?: number;
  readonly rights?: number;
  readonly truckPrice?: (price: number, amount: number) => number;
  /** What an airport's printed price counts as for this seat at an auction. */
  readonly airportBid?: (price: number, amount: number) => number;
  /** CF-4.6 `tax` is what is to be paid, above 0. */
  readonly tax?: (tax: number, amount: number) => number;
  /** CF-4.5 no penalty for landing rights that were not used. */
  readonly noPenalty?: true;
  /** How many planes a round count a star more. */
  readonly boosts?: number;
  /** What the bank pays for a card or truck of such a price. */
  readonly salePrice?: (price: number) => number;
  /** CF-4.7 may pay the amount to send a sabotage used on this seat under the deck. */
  readonly deflects?: true;
  /** CF-4.8 coins at the end of a round. */
  readonly endOfRound?: (state: State, tables: Tables, seat: number, amount: number) => number;
}

/** CF-3.4 a secret identity: how far a seat has come towards its goal. */
export interface Task {
  /** The phase a task is about; null where it can be met as any phase ends. */
  readonly phase: 'auction' | 'flights' | null;
  readonly reached: (state: Pick<State, 'where' | 'bargains' | 'flown'>, tables: Tables, seat: number) => number;
}

/** CF-4.7 a sabotage card. */
export interface SabotageEffect {
  /** The kind of card of the victim's that it lies on ... */
  readonly lies?: SlotKind;
  /** ... which cannot be flown with, ... */
  readonly grounds?: true;
  /** ... or flights to which earn the amount less. */
  readonly earnsLess?: true;
  /** What the victim must do at once; nothing where it cannot be done. */
  readonly atOnce?: (state: State, victim: number, amount: number) => Struck;
  /** Whether that would do anything; without it anybody can be the victim. */
  readonly canStrike?: (state: State, victim: number) => boolean;
  /** It lies before the victim until the end of its next such phase, and then goes under the deck. */
  readonly until?: 'auction' | 'market';
  readonly bids?: number;
  readonly noRights?: true;
}

/** What came of a sabotage obeyed at once: coins of the victim, coins of the saboteur, the truck swapped (its capacity). */
export interface Struck {
  readonly paid: number;
  readonly gained: number;
  readonly truck: number;
}
