/** CF-5.4 the number of hands: one per seat, or two for a single player. */

import type { Config } from './config.ts';

export interface Table {
  readonly config: Config;
  readonly seats: number;
}

export function handsOf({ config, seats }: Table): number {
  return seats === 1 && config.hands === 'two' ? 2 : seats;
}

/** With three hands there are more pairs (CF-5.1). */
export const MOST_HANDS = 3;

/** CF-5.4 passengers of a first game by number of hands, that of the starting flight included. */
export const BEGINNER_PASSENGERS: readonly number[] = [0, 6, 3, 2];
