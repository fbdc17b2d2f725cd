/** Whole games at random, from the deal to the end. */

import { airlines } from '@tarmac/airlines/rules';
import { preferring, type RandomGame, randomGame } from '@tarmac/kit/conformance';
import type { Action } from '../../rules/actions.ts';
import type { Config } from '../../rules/config.ts';
import type { Airlines } from '../../rules/game.ts';

type Prefers = (action: Action) => boolean;

export function playRandomly(
  config: Config,
  seats: number,
  seed: number,
  isPreferred: Prefers = () => false,
): RandomGame<Airlines> {
  return randomGame(airlines, config, seats, seed, preferring(isPreferred));
}
