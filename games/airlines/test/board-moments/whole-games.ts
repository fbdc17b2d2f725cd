/** Whole games for what is told of them, on the board that people play on. */

import { airlines, type Config, scene } from '@tarmac/airlines/rules';

const parsed = airlines.parseConfig({ board: 'north-america-1', seatBonus: true }, 3);
if (!parsed.ok) throw new Error(parsed.problem);

export const CONFIG: Config = parsed.value;
export const SCENE = scene({ config: CONFIG });
