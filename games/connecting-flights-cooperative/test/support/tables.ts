/** Tables that are between them everything a cooperative game can be played with. */

import { type Config, SCENARIO_IDS } from '../../rules/config.ts';
import { DIFFICULTIES } from '../../rules/difficulty.ts';

export interface Table {
  readonly label: string;
  readonly seats: number;
  readonly settings: Partial<Config>;
}

/** Every scenario, with numbers of seats and hands, difficulties and options in turn. */
export const TABLES: readonly Table[] = SCENARIO_IDS.map((scenario, place) => {
  const seats = (place % 3) + 1;
  const settings = {
    scenario,
    difficulty: DIFFICULTIES[(place + 2) % DIFFICULTIES.length] as Config['difficulty'],
    hands: place % 2 === 1 ? ('one' as const) : ('two' as const),
    beginner: place % 3 === 1,
    consent: place % 4 !== 0,
  };
  return { label: `${scenario}, ${seats} seats`, seats, settings };
});
