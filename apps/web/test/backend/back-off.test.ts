import { expect, test } from 'vitest';
import { backOff } from '../../src/backend/line.ts';

test('begins with half a second at most, doubles, and stops at fifteen seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 1000].map((failures) => backOff(failures, 1))).toEqual([
    500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000,
  ]);
});

test('spreads the pages over half of that time', () => {
  expect([0, 0.5, 1].map((luck) => backOff(5, luck))).toEqual([7500, 11_250, 15_000]);
});
