/** Names for the types that the rules define for pictures. */

import type { Action, Scene, View } from '@tarmac/connecting-flights-cooperative/rules';

export type CardInfo = Scene['cards'][number];
/** A card's number. */
export type Card = number;
export type Continent = NonNullable<CardInfo['continent']>;
export type Flight = View['flights'][number];
/** How many pawns of each colour, by continent. */
export type Load = Flight['pawns'];
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;

/** CF-6.2 an unfinished flight. */
export interface LaidFlight {
  readonly hand: number;
  readonly from: Card | null;
  readonly plane: Card | null;
  /** The capacity of the truck on the plane; 0 without one. */
  readonly truck: number;
  readonly passenger: Card | null;
  readonly to: Card | null;
  readonly pawns: Load;
}

/** CF-6.2 the chosen parts of a flight. Null parts are filled in from the hand. */
export interface Chosen {
  readonly hand: number;
  readonly from: Card | null;
  readonly to: Card | null;
  readonly plane: Card | null;
  readonly truck: number | null;
  readonly passenger: Card | null;
  readonly pawns: Load | null;
}

/** CF-6.3 a charter, as far as it is chosen. */
export interface CharterDraft {
  readonly from: string | null;
  readonly pawn: Continent | null;
  readonly to: string | null;
}
