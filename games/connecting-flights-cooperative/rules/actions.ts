/** The decisions of the team. `hand` says whose cards they concern; any seat may make them. */

import type { Card, Continent } from '@tarmac/flights/rules';

/** How many pawns of each colour, by continent. */
export type Load = readonly number[];

export type Action =
  /** CF-7.3 where the next yellow pawn goes, by the city's id. */
  | { readonly type: 'place'; readonly city: string }
  /** CF-5.2 the starting flight of the hand that is next: two cities by id, the stars of its plane and of its passenger. */
  | {
      readonly type: 'first';
      readonly hand: number;
      readonly from: string;
      readonly to: string;
      readonly plane: number;
      readonly passenger: number;
    }
  /** CF-5.4 one more passenger of one star for the hand that is next. */
  | { readonly type: 'take'; readonly hand: number; readonly continent: Continent }
  /** CF-6.1 a passenger or a plane of the display. */
  | { readonly type: 'buy'; readonly hand: number; readonly card: Card }
  | { readonly type: 'buyAirport'; readonly hand: number; readonly city: string }
  | { readonly type: 'rent'; readonly hand: number; readonly city: string }
  | { readonly type: 'buyElectric'; readonly hand: number; readonly stars: number }
  | { readonly type: 'buyTruck'; readonly hand: number; readonly capacity: number }
  /** CF-6.1 six new cards in the display. */
  | { readonly type: 'renew' }
  /** CF-6.2 a flight, as it flies: on the right end of the chain that ends on `from`, else as a new chain. */
  | {
      readonly type: 'fly';
      readonly hand: number;
      readonly from: Card;
      readonly plane: Card;
      /** The capacity of the truck on the plane, 1 to 4; 0 without one. */
      readonly truck: number;
      readonly passenger: Card;
      readonly to: Card;
      readonly pawns: Load;
    }
  /** CF-6.3 a pawn, by its colour, between two cities of one continent. */
  | { readonly type: 'charter'; readonly pawn: Continent; readonly from: string; readonly to: string }
  /** The market, or the flights, are done. */
  | { readonly type: 'pass' }
  /** CF-7.1 whether a further pair is drawn. */
  | { readonly type: 'further'; readonly draw: boolean }
  /** CF-1.8 the answer to what another seat proposes. */
  | { readonly type: 'consent'; readonly agree: boolean }
  /** CF-1.8 takes one's own proposal back. Optional. */
  | { readonly type: 'withdraw' };

export type Of<T extends Action['type']> = Extract<Action, { type: T }>;
