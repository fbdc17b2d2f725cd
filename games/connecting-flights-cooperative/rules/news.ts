/** What happened, as everyone at the table sees it: nothing in the cooperative game is told to some only. */

import type { Card, Continent } from '@tarmac/flights/rules';
import type { Action, Load } from './actions.ts';
import type { DemandKind } from './board.ts';
import type { Flight } from './state.ts';

/** A pawn, by its colour, that came to a city, by its id. */
export interface Placed {
  readonly city: string;
  readonly pawn: Continent;
}

export type News =
  /** CF-5.1 */
  | { readonly kind: 'began' }
  /**
   * CF-5.1, CF-6.4 a departure and a demand card were drawn, by place in the board's lists. `for`: the setup, the round,
   * CF-7.1 the further pair, CF-6.5 the one after round 8. `missing`: colours that had run out, or CF-7.3 are skipped.
   */
  | {
      readonly kind: 'pair';
      readonly for: 'setup' | 'round' | 'further' | 'extra';
      readonly demandKind: DemandKind;
      readonly departure: number;
      readonly demand: number;
      readonly placed: readonly Placed[];
      readonly missing: readonly Continent[];
    }
  /** CF-6.4 an empty deck was made anew from its discards. */
  | { readonly kind: 'renewedDeck'; readonly deck: DemandKind | 'departure' }
  /** CF-7.3 a yellow pawn was placed by the team. */
  | { readonly kind: 'placed'; readonly seat: number; readonly city: string; readonly pawn: Continent }
  /** CF-5.2 the cards of a starting flight. */
  | {
      readonly kind: 'first';
      readonly seat: number;
      readonly hand: number;
      readonly from: Card;
      readonly to: Card;
      readonly plane: Card;
      readonly passenger: Card;
    }
  /** CF-5.4 */
  | { readonly kind: 'took'; readonly seat: number; readonly hand: number; readonly card: Card }
  /** CF-5.3 the display as it was first laid out. */
  | { readonly kind: 'display'; readonly cards: readonly Card[] }
  | { readonly kind: 'roundBegan'; readonly round: number }
  /** CF-6.1 an airport, a plane, an electric plane or a passenger. */
  | {
      readonly kind: 'bought';
      readonly seat: number;
      readonly hand: number;
      readonly card: Card;
      readonly coins: number;
    }
  | {
      readonly kind: 'rented';
      readonly seat: number;
      readonly hand: number;
      readonly card: Card;
      readonly coins: number;
    }
  | {
      readonly kind: 'boughtTruck';
      readonly seat: number;
      readonly hand: number;
      readonly capacity: number;
      readonly coins: number;
    }
  /** CF-6.1 a place of the display was filled. */
  | { readonly kind: 'refilled'; readonly card: Card }
  /** CF-6.1 the six cards that lie there now, fewer where a deck ran out. */
  | { readonly kind: 'renewed'; readonly seat: number; readonly coins: number; readonly cards: readonly Card[] }
  | { readonly kind: 'marketClosed'; readonly seat: number }
  /** CF-6.2 `home`: how many of each colour left the board; `fee`: CF-7.2. */
  | { readonly kind: 'flew'; readonly seat: number; readonly flight: Flight; readonly home: Load; readonly fee: number }
  /** CF-6.3 */
  | {
      readonly kind: 'chartered';
      readonly seat: number;
      readonly pawn: Continent;
      readonly from: string;
      readonly to: string;
      readonly coins: number;
    }
  /** CF-6.2 the flights are done; so many pawns came home in them, so many are left. */
  | { readonly kind: 'flightsClosed'; readonly seat: number; readonly home: number; readonly left: number }
  /** CF-7.2 */
  | { readonly kind: 'fullPlanesBonus'; readonly coins: number }
  /** CF-7.1 the team's choice; `coins` it got. */
  | { readonly kind: 'further'; readonly seat: number; readonly draw: boolean; readonly coins: number }
  /** CF-7.3 round 5. */
  | {
      readonly kind: 'games';
      readonly city: string;
      readonly placed: readonly Placed[];
      readonly missing: readonly Continent[];
    }
  /** CF-7.6 before income. */
  | { readonly kind: 'interest'; readonly coins: number }
  /** CF-6.5 */
  | { readonly kind: 'income'; readonly coins: number }
  /** CF-7.6 after income. */
  | { readonly kind: 'carbon'; readonly trucks: number; readonly coins: number }
  /** CF-6.5 what was demanded, and what was there to be paid. Not told where nothing was due. */
  | {
      readonly kind: 'penalties';
      readonly crowded: readonly string[];
      readonly full: readonly Continent[];
      readonly unequal: boolean;
      readonly due: number;
      readonly paid: number;
    }
  /** CF-1.8 */
  | { readonly kind: 'proposed'; readonly seat: number; readonly action: Action }
  | { readonly kind: 'agreed'; readonly seat: number }
  | { readonly kind: 'disagreed'; readonly seat: number; readonly by: number }
  | { readonly kind: 'withdrawn'; readonly seat: number }
  /** CF-6.6 `left` pawns on the board. */
  | {
      readonly kind: 'ended';
      readonly won: boolean;
      readonly round: number;
      readonly home: number;
      readonly left: number;
    };
