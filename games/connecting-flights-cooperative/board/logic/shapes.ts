/** The parts of what the rules define for pictures, by name: a picture sees no more of the rules than those few types. */

import type { Action, Scene, View } from '@tarmac/connecting-flights-cooperative/rules';

export type CardInfo = Scene['cards'][number];
/** A card's number. */
export type Card = number;
export type Continent = NonNullable<CardInfo['continent']>;
export type Flight = View['flights'][number];
/** How many pawns of each colour, by continent. */
export type Load = Flight['pawns'];
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;

/** CF-6.2 a flight as far as it is put together; nothing of it is decided yet. */
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

/** CF-6.2 a flight, as far as it is chosen. What is null is not chosen: it is filled in, as far as the hand has it. */
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
