/** Whole games at random, from the deal to the end. */

import { anyKind, type RandomGame, randomGame } from '@tarmac/kit/conformance';
import type { Config } from '../../rules/config.ts';
import { type CooperativeFlights, cooperativeFlights } from '../../rules/game.ts';
import { parseConfig } from '../../rules/parse.ts';

export function configOf(settings: Partial<Config> = {}, seats = 1): Config {
  const parsed = parseConfig(settings, seats);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}

export function playRandomly(settings: Partial<Config>, seats: number, seed: number): RandomGame<CooperativeFlights> {
  return randomGame(cooperativeFlights, configOf(settings, seats), seats, seed, anyKind);
}
