/**
 * The order of the continents, and the numbering of the cards (CF-1.2 to CF-1.4). Repeated here because pages load
 * these texts without the rules; a test compares them with the rules.
 */

import type { Continent } from '@tarmac/flights/rules';

export const CONTINENT_ORDER: readonly Continent[] = [
  'north-america',
  'europe',
  'asia',
  'south-america',
  'africa',
  'oceania',
];

/** By stars less one. */
export const PLANES: readonly number[] = [5, 11, 10];
export const ELECTRIC_PLANES: readonly number[] = [2, 2, 0];
/** By continent, then stars less one. */
export const PASSENGERS: readonly (readonly number[])[] = [
  [2, 2, 2],
  [2, 3, 1],
  [3, 2, 2],
  [1, 3, 1],
  [1, 3, 1],
  [1, 2, 1],
];
/** The stars of an airport with two cards. */
export const TWO_CARDS = 3;
