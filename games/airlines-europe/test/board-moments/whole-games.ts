/** Whole games for what is told of them, on the board that people play on. */

import { airlinesEurope, type Config, scene } from '@tarmac/airlines-europe/rules';

const parsed = airlinesEurope.parseConfig({ board: 'europe-1', openScores: true }, 3);
if (!parsed.ok) throw new Error(parsed.problem);

export const CONFIG: Config = parsed.value;
export const SCENE = (seats: number) => scene({ config: CONFIG, seats });
