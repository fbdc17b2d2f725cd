/** Every byte of whole matches is the same when all that an eye may not know is made up anew after every act. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { improvise, replay } from './script.ts';
import { firstDifference, played } from './stage.ts';
import { DAYS, LIVE, testWholeMatches } from './whole-matches.ts';
import { fated, imagined, showingTheDeck, shuffled } from './worlds.ts';

testWholeMatches([{ seats: 3, clock: DAYS, resignAfter: 40, eyes: [1, 'watcher'] }]);

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
