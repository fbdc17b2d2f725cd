/** The parts of what the rules define for pictures, by name: a picture sees no more of the rules than those few types. */

import type { Scene } from '@tarmac/flights/rules';

export type Board = Scene['board'];
export type CardInfo = Scene['cards'][number];
export type CardKind = CardInfo['kind'];
/** A card's number. */
export type Card = number;
export type Continent = Board['cities'][number]['continent'];
