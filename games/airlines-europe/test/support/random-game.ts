/** Whole games at random, from the deal to the end. */

import { type RandomGame, randomGame } from '@tarmac/kit/conformance';
import type { Config } from '../../rules/config.ts';
import { type AirlinesEurope, airlinesEurope } from '../../rules/game.ts';

export function playRandomly(config: Config, seats: number, seed: number): RandomGame<AirlinesEurope> {
  return randomGame(airlinesEurope, config, seats, seed);
}
