/** The fitted weights are those of the evaluation, and say what they should. */

import { describe, expect, test } from 'vitest';
import { WEIGHTS } from '../../bot/data/weights.ts';
import { FEATURES } from '../../bot/features.ts';
import { airlinesEuropeBrain } from '../../bot/index.ts';

const { chapters, features, weights } = airlinesEuropeBrain.evaluation;

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
  expect(chapters).toBe(4 * 3);
});

describe('what the weights say', () => {
  test('a point scored is good in every chapter, and the better the fewer are still to come', () => {
    const score = winWeights('score');
    for (const weight of score) expect(weight).toBeGreaterThan(0);
    for (let chapter = 0; chapter < chapters; chapter += 3)
      expect(score[chapter + 2]).toBeGreaterThan(score[chapter] as number);
  });

  test('so is what the portfolios would pay, and money', () => {
    for (const weight of [...winWeights('payNow'), ...winWeights('cash')]) expect(weight).toBeGreaterThan(0);
  });

  test('waiting is bad', () => {
    for (const weight of winWeights('wait')) expect(weight).toBeLessThan(0);
  });

  test('AE-8.7 with only the last scoring to come, nothing hangs on a later one', () => {
    for (const name of ['payLast', 'growthLast', 'handLast', 'abacusLast'])
      for (const [chapter, weight] of winWeights(name).entries())
        expect(weight === 0, `${name} ${chapter}`).toBe(chapter % 3 === 2);
  });
});
