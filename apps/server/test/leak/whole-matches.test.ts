/** Every byte of whole matches is the same when all that an eye may not know is made up anew after every act. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Eye, Game } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { improvise, replay, type Step } from './script.ts';
import { openStage, type Setting } from './stage.ts';
import { fated, imagined, showingTheDeck, shuffled } from './worlds.ts';

const LIVE = { kind: 'live', bank: 86_400, increment: 7 } as const;
const DAYS = { kind: 'correspondence', perMove: 30 * 86_400 } as const;

interface Played {
  readonly moments: ReadonlyMap<Eye, string[][]>;
  readonly steps: readonly Step[];
}

async function played(setting: Setting, act: (stage: Awaited<ReturnType<typeof openStage>>) => Promise<readonly Step[]>) {
  const stage = await openStage(setting);
  try {
    const steps = await act(stage);
    return { moments: stage.moments, steps } satisfies Played;
  } finally {
    await stage.close();
  }
}

describe.each([
  { seats: 2, clock: LIVE },
  { seats: 3, clock: DAYS, resignAfter: 40 },
  { seats: 4, clock: LIVE, resignAfter: 45 },
  { seats: 5, clock: DAYS },
])('a match of $seats with a $clock.kind clock', ({ seats, clock, resignAfter }) => {
  test('tells nobody more than their view', async () => {
    const game = fated(shuffled(seats, seats), seats) as Game;
    const plot = { seed: seats, ...(resignAfter === undefined ? {} : { resignAfter }) };
    const truth = await played({ game, seats, clock }, (stage) => improvise(stage, airlinesEurope as Game, plot));
    const eyes = [...truth.moments.keys()];
    const last = truth.moments.get(0)?.at(-1)?.join() ?? '';
    expect(last).toContain('"state":"over"');
    for (const eye of eyes) {
      const other = await played({ game: imagined(game, eye, 77), seats, clock }, async (stage) => {
        await replay(stage, truth.steps);
        return truth.steps;
      });
      expect(other.moments.get(eye), `what eye ${eye} was sent`).toEqual(truth.moments.get(eye));
      const differs = eyes.filter((whose) => JSON.stringify(other.moments.get(whose)) !== JSON.stringify(truth.moments.get(whose)));
      expect(differs.length, 'others were shown another world').toBeGreaterThan(0);
    }
  });
});
