/** The fitted weights are those of the evaluation, and say what they should. */

import { expect, test } from 'vitest';
import { WEIGHTS } from '../../bot/data/weights.ts';
import { chapterOf, FEATURES } from '../../bot/features.ts';
import { connectingFlightsBrain } from '../../bot/index.ts';
import { position } from '../support/position.ts';

const { chapters, features, weights } = connectingFlightsBrain.evaluation;
/** Parts of a game by rounds. */
const PARTS = 5;

test('the brain evaluates by these features and weights', () => {
  expect(weights).toBe(WEIGHTS);
  expect(features).toBe(FEATURES);
});

test('one chapter for each number of seats and each part of a game', () => {
  expect(chapters).toBe(4 * PARTS);
  expect([1, 3, 5, 7, 9, 10].map((round) => chapterOf(position({ seats: 3, round })))).toEqual([5, 6, 7, 8, 9, 9]);
});

test('in the last rounds revenue is what wins, and more so than in the first', () => {
  const revenue = weights.win.map((chapter) => chapter[features.findIndex(({ name }) => name === 'revenue')] as number);
  for (let chapter = PARTS - 1; chapter < chapters; chapter += PARTS) {
    expect(revenue[chapter]).toBeGreaterThan(0);
    expect(revenue[chapter]).toBeGreaterThan(revenue[chapter - PARTS + 1] as number);
  }
});
