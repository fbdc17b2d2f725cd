/** What a press is meant for, where things lie close together. */

import { expect, test } from 'vitest';
import { reaches } from '../src/map/reaches.ts';

test('each reaches half the way to its nearest neighbour', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 6, y: 8 },
    { x: 100, y: 8 },
  ];
  expect(reaches(points)).toEqual([5, 5, 47]);
});

test('and never farther than is asked for', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 0, y: 8 },
    { x: 0, y: 100 },
  ];
  expect(reaches(points, 10)).toEqual([4, 4, 10]);
  expect(reaches([{ x: 1, y: 1 }], 10)).toEqual([10]);
});
