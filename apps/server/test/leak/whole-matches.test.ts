/** Every byte of whole matches is the same when all that an eye may not know is made up anew after every act. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { improvise, replay } from './script.ts';
import { firstDifference, played } from './stage.ts';
import { fated, imagined, showingTheDeck, shuffled } from './worlds.ts';

const LIVE = { kind: 'live', bank: 86_400, increment: 7 } as const;
const DAYS = { kind: 'correspondence', perMove: 30 * 86_400 } as const;

const cases = [
  { seats: 2, clock: LIVE },
  { seats: 3, clock: DAYS, resignAfter: 40 },
  { seats: 4, clock: LIVE, resignAfter: 45 },
  { seats: 5, clock: DAYS },
];

describe.each(cases)('in a match of $seats with a $clock.kind clock', ({ seats, clock, resignAfter }) => {
  const plot = { seed: seats, ...(resignAfter === undefined ? {} : { resignAfter }) };
  const game = fated(shuffled(seats, seats), seats) as Game;

  test('nobody is sent anything but what their view tells', async () => {
    const setting = { seats, clock };
    const truth = await played({ ...setting, game }, (stage) => improvise(stage, airlinesEurope as Game, plot));
    expect(truth.moments.get(0)?.at(-1)?.join()).toContain('"reason":"finished"');
    expect(truth.moments.get(1)?.slice(0, -1).flat().join()).not.toContain('They do not see this');
    const everybody = [...truth.moments.keys()];
    for (const eye of everybody) {
      const other = await played({ ...setting, game: imagined(game, eye, 77) }, (stage) => replay(stage, truth.told));
      expect(firstDifference(truth.moments.get(eye), other.moments.get(eye)), `to eye ${eye}`).toBeNull();
      const inAnotherWorld = everybody.filter(
        (whose) => firstDifference(truth.moments.get(whose), other.moments.get(whose)) !== null,
      );
      // Who watches has nothing of its own to be swapped.
      expect(inAnotherWorld).toEqual(everybody.filter((whose) => whose !== eye && whose !== 'watcher'));
    }
  });
});

test('a game that shows the deck is found out', async () => {
  const game = showingTheDeck(fated(shuffled(2, 5), 5)) as Game;
  const setting = { seats: 2, clock: LIVE };
  const truth = await played({ ...setting, game }, (stage) => improvise(stage, game, { seed: 1, most: 5 }));
  for (const eye of [0, 1, 'watcher'] as const) {
    const other = await played({ ...setting, game: imagined(game, eye, 77) }, (stage) => replay(stage, truth.told));
    expect(firstDifference(truth.moments.get(eye), other.moments.get(eye))).toContain('"bag"');
  }
});

test('whoever watches some time behind sees it all to the end, what was taken back by consent included', async () => {
  const setting = { seats: 2, clock: LIVE, spectators: 'delayed', game: fated(shuffled(2, 2), 2) as Game } as const;
  const { moments } = await played(setting, async (stage) => {
    await improvise(stage, airlinesEurope as Game, { seed: 2 });
    await stage.delayedHaveSeenTheEnd();
  });
  const frames = (eye: 0 | 'watcher') =>
    (moments.get(eye) ?? []).flat().filter((text) => text.includes(`"eye":${JSON.stringify(eye)}`));
  expect(frames(0).some((text) => text.includes('"cause":"undo"'))).toBe(true);
  expect(frames('watcher').some((text) => text.includes('"cause":"undo"'))).toBe(true);
  expect(frames('watcher').at(-1)).toContain('"laidOpen":[');
});
