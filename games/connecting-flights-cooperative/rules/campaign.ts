/** The campaign: the six scenarios of CF-7 in its order, each at the three difficulties of CF-5.2. */

import { ROUNDS } from '@tarmac/flights/rules';
import type { Campaign } from '@tarmac/kit';
import { SCENARIO_IDS } from './config.ts';
import { DIFFICULTIES } from './difficulty.ts';
import type { CooperativeFlights } from './game.ts';

export const campaign: Campaign<CooperativeFlights> = {
  scenarios: SCENARIO_IDS.filter((id) => id !== 'none'),
  difficulties: DIFFICULTIES,
  challengeOf({ board, scenario, difficulty }) {
    // A board of one's own may be as easy as one likes.
    return scenario === 'none' || typeof board !== 'string' ? null : { scenario, difficulty };
  },
  /** CF-6.6 a game may be won before round 10, even in the setup. */
  roundsToSpare: ({ round }) => ROUNDS - Math.max(1, round),
};
