/** The number of all components (CF-1), and the numbering of the cards. */

import type { ByContinent } from './continents.ts';

/** By stars less one. */
export type ByStars<T> = readonly T[];
/** By capacity less one. */
export type ByCapacity<T> = readonly T[];

export const STARS = [1, 2, 3] as const;
export const CAPACITIES = [1, 2, 3, 4] as const;

/** CF-1.2 two of each 3-star airport, one of each other. */
export const AIRPORT_CARDS = 35;
/** CF-1.3 by continent, then stars. */
export const PASSENGER_COUNTS: ByContinent<ByStars<number>> = [
  [2, 2, 2],
  [2, 3, 1],
  [3, 2, 2],
  [1, 3, 1],
  [1, 3, 1],
  [1, 2, 1],
];
/** CF-1.4 */
export const PLANE_COUNTS: ByStars<number> = [5, 11, 10];
export const ELECTRIC_COUNTS: ByStars<number> = [2, 2, 0];
/** CF-1.5 */
export const TRUCK_COUNTS: ByCapacity<number> = [16, 7, 6, 6];

/** CF-1.7 */
export const MOST_COINS = 100;
/** CF-4 */
export const ROUNDS = 10;

/** A card's number: airports first, in the order of the board, then planes, electric planes, passengers. */
export type Card = number;
export type ByCard<T> = T[];
export type ByAirport<T> = T[];

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const FIRST_AIRPORT = 0;
export const FIRST_PLANE = FIRST_AIRPORT + AIRPORT_CARDS;
export const FIRST_ELECTRIC = FIRST_PLANE + sum(PLANE_COUNTS);
export const FIRST_PASSENGER = FIRST_ELECTRIC + sum(ELECTRIC_COUNTS);
export const CARDS = FIRST_PASSENGER + sum(PASSENGER_COUNTS.map(sum));
