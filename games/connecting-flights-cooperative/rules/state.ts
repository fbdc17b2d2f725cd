/** The whole state of a cooperative game: plain data. Only the order of shuffled decks is hidden (CF-9.4). */

import type { ByAirport, ByCard, Card } from '@tarmac/flights/rules';
import type { BySeat } from '@tarmac/kit';
import type { Action, Of } from './actions.ts';
import type { Config } from './config.ts';

/** The place of a card: a hand, or one of these (numbered as in the competitive game). */
/** CF-5.3 */
export const ON_DISPLAY = -4;
/** An empty place of the display. */
export const NO_CARD = -1;

export const PHASES = ['setup', 'market', 'flights', 'demand', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export type ByHand<T> = T[];
/** `city * CONTINENTS.length + colour`, by the board's cities and the continents. */
export type ByCityAndColour<T> = T[];

/** CF-6.2 a flight as it was flown. */
export type Flight = Omit<Of<'fly'>, 'type'>;

export interface State {
  /** Shared by all copies of a state; never changed. */
  readonly config: Config;
  readonly seats: number;
  /** 0 in the setup, then 1 to 10. */
  round: number;
  phase: Phase;
  frame: Frame;

  /** CF-5.2 the team's. */
  coins: number;
  where: ByCard<number>;
  /** The hand that has an airport card as landing rights this round; -1: none. */
  rightsOf: ByAirport<number>;
  /** CF-1.9 the cards under the decks, the next to come first. */
  planeQueue: Card[];
  passengerQueue: Card[];
  /** CF-5.3 the display: four passengers, two planes; NO_CARD where a deck ran out. */
  passengersShown: Card[];
  planesShown: Card[];
  /** By hand, then capacity less one. */
  trucks: ByHand<number[]>;
  truckSupply: number[];

  /** Pawns on the board. */
  pawns: ByCityAndColour<number>;
  /** Whether each card of the deck was drawn and lies discarded; all others are in the deck, shuffled. */
  departuresDrawn: boolean[];
  lowDrawn: boolean[];
  highDrawn: boolean[];

  /** CF-6.3 charters made this round. */
  charters: number;
  /** CF-6.2 this round's flights, in the order they were flown. */
  flights: readonly Flight[];
  /** Pawns that came home in this round's flights and charters, and in the whole game. */
  homeThisRound: number;
  home: number;
  /** CF-1.8 proposals refused or withdrawn this round. */
  refused: number;
  /** The rule by which the game ended, and whether it was won. */
  endedBy: 'CF-6.6' | null;
  won: boolean;
}

/** What is decided next. Replaced, never changed. */
export type Frame =
  /** CF-7.3 on which continent the next yellow pawn goes, by index. */
  | { readonly kind: 'place'; readonly continent: number }
  /** CF-5.2 */
  | { readonly kind: 'first'; readonly hand: number }
  /** CF-5.4 `left` more for this hand. */
  | { readonly kind: 'take'; readonly hand: number; readonly left: number }
  /** CF-6.1 */
  | { readonly kind: 'market' }
  /** CF-6.2, CF-6.3 */
  | { readonly kind: 'flights' }
  /** CF-7.1 */
  | { readonly kind: 'further' }
  /** CF-1.8 the proposal of a seat, the agreements (with the proposer's), and its frame. */
  | {
      readonly kind: 'consent';
      readonly by: number;
      readonly action: Action;
      readonly agreed: BySeat<boolean>;
      readonly within: 'market' | 'flights';
    }
  | { readonly kind: 'over' };
