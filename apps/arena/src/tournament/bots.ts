/** The bots to play, and the factors of their simulations. */

import { CONTESTANTS, type Contestant, LEVELS } from '@tarmac/bots';
import { BadInput } from '../bad-input.ts';
import { type Flag, type Given, numberOf, quoted, textOf } from '../flags.ts';
import type { Registered } from '../games.ts';

export const SCALE_FLAG: Flag = {
  kind: 'value',
  value: 'PART',
  help: 'the part of its simulations that every bot gets, such as 0.05 (1)',
};

/** For the help of `--bots`. */
export const WHO_PLAYS = `${LEVELS.join(', ')}, or what they are made of: policy (a glance), greedy (one step ahead), flat (the search)`;

/** Above 1 a bot thinks longer than usual, which shows the benefit of more thinking. */
const LARGEST_SCALE = 100;

export function scaleOf(given: Given, usual = 1): number {
  return numberOf(given, 'scale', { above: 0, to: LARGEST_SCALE }) ?? usual;
}

/** The names in `--bots A,B`; null when the flag is absent. */
export function botsOf(given: Given, { game, brain }: Registered): Contestant[] | null {
  const names = textOf(given, 'bots')?.split(',') ?? null;
  if (names === null) return null;
  const known: readonly Contestant[] = brain === undefined ? ['random'] : CONTESTANTS;
  return names.map((name) => {
    const found = known.find((candidate) => candidate === name);
    if (found === undefined) throw new BadInput(`--bots names ${quoted(name)}, but ${game.id} has ${known.join(', ')}`);
    return found;
  });
}

/** One name for all seats, or one for each. */
export function seatedBots(bots: readonly Contestant[], seats: number): readonly Contestant[] {
  const [only] = bots;
  if (bots.length === 1 && only !== undefined) return Array.from({ length: seats }, () => only);
  if (bots.length === seats) return bots;
  throw new BadInput(`--bots names ${bots.length} for ${seats} seats: name one for all, or one for each`);
}
