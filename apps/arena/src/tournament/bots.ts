/** The bots to play, and the factors of their simulations. */

import { CONTESTANTS, type Contestant, LEVELS } from '@tarmac/bots';
import { BadInput } from '../bad-input.ts';
import { number, quoted } from '../flags.ts';
import type { Registered } from '../games.ts';

/** Above 1 a bot thinks longer than usual, which shows the benefit of more thinking. */
export const SCALES = { above: 0, to: 100 } as const;

export const SCALE_FLAG = number('the part of its simulations that every bot gets, such as 0.05', SCALES, {
  usual: 1,
  value: 'PART',
});

/** For the help of `--bots`. */
export const WHO_PLAYS = `${LEVELS.join(', ')}, or what they are made of: policy (a glance), greedy (one step ahead), flat (the search)`;

/** The names in `--bots A,B`; null when the flag is absent. */
export function botsOf(typed: string | null, { game, brain }: Registered): Contestant[] | null {
  if (typed === null) return null;
  const known: readonly Contestant[] = brain === undefined ? ['random'] : CONTESTANTS;
  return typed.split(',').map((name) => {
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
