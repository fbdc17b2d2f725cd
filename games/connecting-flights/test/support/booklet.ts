/** Numbers the tests hold the competitive rules to, written down from the rulebook and not imported from the rules. */

import type { Continent } from '@tarmac/flights/rules';

export const SEAT_NUMBERS = [2, 3, 4, 5] as const;
export type SeatNumber = (typeof SEAT_NUMBERS)[number];

/** CF-3.1 */
export const LEFT_OUT: Readonly<Record<SeatNumber, readonly Continent[]>> = {
  2: ['north-america', 'asia'],
  3: ['asia', 'oceania'],
  4: ['oceania'],
  5: [],
};

/** CF-4.1 the stage of each round. */
export const STAGES = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3];
