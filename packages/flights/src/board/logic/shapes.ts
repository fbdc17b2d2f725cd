/** Names for the types that the rules define for pictures. */

import type { Scene } from '@tarmac/flights/rules';

export type Board = Scene['board'];
export type CardInfo = Scene['cards'][number];
export type CardKind = CardInfo['kind'];
/** A card's number. */
export type Card = number;
export type Continent = Board['cities'][number]['continent'];
