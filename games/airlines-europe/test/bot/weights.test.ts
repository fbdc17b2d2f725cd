/** The fitted weights fit the evaluation, and say how they were made. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { WEIGHTS } from '../../bot/data/weights.ts';
import { FEATURES } from '../../bot/features.ts';
import { airlinesEuropeBrain } from '../../bot/index.ts';

const { chapters, features, terms, weights } = airlinesEuropeBrain.evaluation;

/** What a feature weighs for winning, by chapter. */
function winWeights(name: string): number[] {
  const at = features.findIndex((feature) => feature.name === name);
  expect(at, name).toBeGreaterThanOrEqual(0);
  return weights.win.map((chapter) => chapter[at] as number);
}

test('the brain evaluates by these features and weights; every feature has a term and every term a feature', () => {
  expect(weights).toBe(WEIGHTS);
  expect(features).toBe(FEATURES);
  expect(new Set(features.map(({ term }) => term))).toEqual(new Set(terms));
  expect(new Set(features.map(({ name }) => name)).size).toBe(features.length);
});

test('one chapter for each number of seats and each scoring to come, of one weight for each feature', () => {
  expect(chapters).toBe(4 * 3);
  expect(weights.win.map((chapter) => chapter.length)).toEqual(new Array(chapters).fill(features.length));
  // The points have a constant of their own.
  expect(weights.points.map((chapter) => chapter.length)).toEqual(new Array(chapters).fill(features.length + 1));
});

test('all weights are plain numbers, and no two chapters are the same', () => {
  for (const chapter of [...weights.win, ...weights.points])
    for (const weight of chapter) expect(Number.isFinite(weight)).toBe(true);
  expect(new Set(weights.win.map(String)).size).toBe(chapters);
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

test('the file names the command that made it, all of it: the same seed makes the same weights', () => {
  const file = readFileSync(new URL('../../bot/data/weights.ts', import.meta.url), 'utf8');
  const [header] = file.split('\n');
  const command = header?.match(/`(arena fit [^`]*)`/)?.[1] ?? '';
  for (const option of [
    '--game airlines-europe',
    '--seats 2..5',
    '--games',
    '--seed',
    '--bots',
    '--positions',
    '--ridge',
  ])
    expect(command).toContain(option);
});
