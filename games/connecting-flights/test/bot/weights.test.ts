/** The fitted weights fit the evaluation, and say how they were made. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WEIGHTS } from '../../bot/data/weights.ts';
import { chapterOf, FEATURES } from '../../bot/features.ts';
import { connectingFlightsBrain } from '../../bot/index.ts';
import { position } from '../support/position.ts';

const { chapters, features, terms, weights } = connectingFlightsBrain.evaluation;
/** Parts of a game by rounds. */
const PARTS = 5;

test('the brain evaluates by these features and weights; every feature has a term and every term a feature', () => {
  expect(weights).toBe(WEIGHTS);
  expect(features).toBe(FEATURES);
  expect(new Set(features.map(({ term }) => term))).toEqual(new Set(terms));
  expect(new Set(features.map(({ name }) => name)).size).toBe(features.length);
});

test('one chapter for each number of seats and each part of a game, of one weight for each feature', () => {
  expect(chapters).toBe(4 * PARTS);
  expect(weights.win.map((chapter) => chapter.length)).toEqual(new Array(chapters).fill(features.length));
  // The points have a constant of their own.
  expect(weights.points.map((chapter) => chapter.length)).toEqual(new Array(chapters).fill(features.length + 1));
  expect([1, 3, 5, 7, 9, 10].map((round) => chapterOf(position({ seats: 3, round })))).toEqual([5, 6, 7, 8, 9, 9]);
});

test('all weights are plain numbers, and no two chapters are the same', () => {
  for (const chapter of [...weights.win, ...weights.points])
    for (const weight of chapter) expect(Number.isFinite(weight)).toBe(true);
  expect(new Set(weights.win.map(String)).size).toBe(chapters);
});

test('in the last rounds revenue is what wins, and more so than in the first', () => {
  const revenue = weights.win.map((chapter) => chapter[features.findIndex(({ name }) => name === 'revenue')] as number);
  for (let chapter = PARTS - 1; chapter < chapters; chapter += PARTS) {
    expect(revenue[chapter]).toBeGreaterThan(0);
    expect(revenue[chapter]).toBeGreaterThan(revenue[chapter - PARTS + 1] as number);
  }
});

test('the file names the command that made it, all of it: the same seed makes the same weights', () => {
  const file = readFileSync(new URL('../../bot/data/weights.ts', import.meta.url), 'utf8');
  const [header] = file.split('\n');
  const command = header?.match(/`(arena fit [^`]*)`/)?.[1] ?? '';
  for (const option of ['--game connecting-flights', '--seats 2..5', '--games', '--seed', '--bots', '--ridge'])
    expect(command).toContain(option);
});
