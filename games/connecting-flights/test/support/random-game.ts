/** Whole games at random, from the deal to the end. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { anyKind, preferring, type RandomGame, randomGame } from '@tarmac/kit/conformance';
import type { Action } from '../../rules/actions.ts';
import type { Config } from '../../rules/config.ts';
import type { ConnectingFlights } from '../../rules/game.ts';

type Prefers = (action: Action) => boolean;

export function playRandomly(
  config: Config,
  seats: number,
  seed: number,
  isPreferred: Prefers = () => false,
): RandomGame<ConnectingFlights> {
  return randomGame(connectingFlights, config, seats, seed, preferring(isPreferred, anyKind));
}
