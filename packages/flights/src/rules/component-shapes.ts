/** The parser shapes of cards, trucks and coins, the same in both games. */

import { list, oneOf, type Shape, text, whole } from '@tarmac/kit';
import {
  AIRPORT_CARDS,
  CAPACITIES,
  CARDS,
  FIRST_ELECTRIC,
  FIRST_PASSENGER,
  FIRST_PLANE,
  MOST_COINS,
  STARS,
} from './components.ts';

const LARGEST = 10_000;
const LONGEST_ID = 60;

export const count = whole(0, LARGEST);
export const card = whole(0, CARDS - 1);
export const coins = whole(0, MOST_COINS);
export const capacity = whole(1, CAPACITIES.length);
export const airport = whole(0, AIRPORT_CARDS - 1);
export const plane = whole(FIRST_PLANE, FIRST_PASSENGER - 1);
/** Not an electric one. */
export const conventionalPlane = whole(FIRST_PLANE, FIRST_ELECTRIC - 1);
export const passenger = whole(FIRST_PASSENGER, CARDS - 1);
export const stars: Shape<number> = oneOf(...STARS);
export const trucks = list(count, CAPACITIES.length, CAPACITIES.length);
/** A truck's capacity, or 0 without one. */
export const truck = whole(0, CAPACITIES.length);
export const cityId = text(LONGEST_ID);
