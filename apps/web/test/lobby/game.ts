/** A game's facts as the form gets them, for the tests. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { GameInfo } from '../../src/worker/rules-api.ts';

const { id, seats, options } = airlinesEurope;
export const GAME: GameInfo = { id, seats, cooperative: false, options, thinks: true };

/** One to three, who win or lose together. */
export const TEAM: GameInfo = { id: 'team', seats: { min: 1, max: 3 }, cooperative: true, options: [], thinks: true };
