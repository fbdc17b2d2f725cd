/** Airlines Europe from the first deal to the last scoring, with nobody told what they may not know. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Eye, Game } from '@tarmac/kit';
import type { ClockSettings } from '@tarmac/wire';
import { expect, test } from 'vitest';
import { expectNothingTold } from './made-up.ts';
import { improvise } from './script.ts';
import { fated, shuffled } from './worlds.ts';

export const LIVE = { kind: 'live', bank: 86_400, increment: 7 } as const;
export const DAYS = { kind: 'correspondence', perMove: 30 * 86_400 } as const;

interface Whole {
  readonly seats: number;
  readonly clock: ClockSettings;
  readonly resignAfter?: number;
  readonly eyes?: readonly Eye[];
}

export function testWholeMatches(matches: readonly Whole[]): void {
  test.each(matches)('in a match of $seats with a $clock.kind clock', async ({ seats, clock, resignAfter, eyes }) => {
    const game = fated(shuffled(seats, seats), seats) as Game;
    const plot = { seed: seats, ...(resignAfter === undefined ? {} : { resignAfter }) };
    const truth = await expectNothingTold(
      { seats, clock },
      game,
      (stage) => improvise(stage, airlinesEurope as Game, plot),
      eyes,
    );
    expect(truth.moments.get(0)?.at(-1)?.join()).toContain('"reason":"finished"');
    expect(truth.moments.get(1)?.slice(0, -1).flat().join()).not.toContain('They do not see this');
  });
}
