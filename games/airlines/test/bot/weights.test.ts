/** The fitted weights are those of the evaluation, and say what they should. */

import { describe, expect, test } from 'vitest';
import { WEIGHTS } from '../../bot/data/weights.ts';
import { FEATURES } from '../../bot/features.ts';
import { airlinesBrain } from '../../bot/index.ts';

const { chapters, features, weights } = airlinesBrain.evaluation;
/** Scorings that may have been held, from none to three; with two seats the third is the last (AL-9.4). */
const SCORINGS = 4;
const DUEL_OVER = SCORINGS - 1;
const played = Array.from({ length: chapters }, (_, chapter) => chapter).filter((chapter) => chapter !== DUEL_OVER);

/** What a feature weighs for winning, by chapter. */
function winWeights(name: string): number[] {
  const at = features.findIndex((feature) => feature.name === name);
  expect(at, name).toBeGreaterThanOrEqual(0);
  return weights.win.map((chapter) => chapter[at] as number);
}

test('the brain evaluates by these features and weights', () => {
  expect(weights).toBe(WEIGHTS);
  expect(features).toBe(FEATURES);
});

test('one chapter for each number of seats and each scoring to come', () => {
  expect(chapters).toBe(5 * SCORINGS);
});

describe('what the weights say', () => {
  test('a point scored is good once there are any, and best before the last scoring', () => {
    const score = winWeights('score');
    for (const chapter of played) {
      const scorings = chapter % SCORINGS;
      if (scorings > 0) expect(score[chapter], `chapter ${chapter}`).toBeGreaterThan(0);
      // AL-9.1 before the first scoring nobody has any.
      else expect(score[chapter]).toBe(0);
    }
    for (let chapter = SCORINGS; chapter < chapters; chapter += SCORINGS)
      expect(score[chapter + 3]).toBeGreaterThan(score[chapter + 1] as number);
  });

  test('so is what the stock laid would pay', () => {
    for (const chapter of played) expect(winWeights('payNow')[chapter], `chapter ${chapter}`).toBeGreaterThan(0);
  });

  test('with only the last scoring to come, nothing hangs on a later one', () => {
    for (const name of ['payLater', 'growthLater', 'handLater', 'threatLater'])
      for (const chapter of played) {
        const isLast = chapter % SCORINGS === (chapter < SCORINGS ? 2 : 3);
        expect(winWeights(name)[chapter] === 0, `${name} ${chapter}`).toBe(isLast);
      }
  });
});
