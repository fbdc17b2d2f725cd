/** The fitted weights fit the evaluation, and say how they were made. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { WEIGHTS } from '../../bot/data/weights.ts';
import { FEATURES } from '../../bot/features.ts';
import { airlinesBrain } from '../../bot/index.ts';

const { chapters, features, terms, weights } = airlinesBrain.evaluation;
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

test('the brain evaluates by these features and weights; every feature has a term and every term a feature', () => {
  expect(weights).toBe(WEIGHTS);
  expect(features).toBe(FEATURES);
  expect(new Set(features.map(({ term }) => term))).toEqual(new Set(terms));
  expect(new Set(features.map(({ name }) => name)).size).toBe(features.length);
});

test('one chapter for each number of seats and each scoring to come, of one weight for each feature', () => {
  expect(chapters).toBe(5 * SCORINGS);
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

test('the file names the command that made it, all of it: the same seed makes the same weights', () => {
  const file = readFileSync(new URL('../../bot/data/weights.ts', import.meta.url), 'utf8');
  const [header] = file.split('\n');
  const command = header?.match(/`(arena fit [^`]*)`/)?.[1] ?? '';
  for (const option of ['--game airlines', '--seats 2..6', '--games', '--seed', '--bots', '--positions', '--ridge'])
    expect(command).toContain(option);
});
