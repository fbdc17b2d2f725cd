/** A match that all won or lost together, one in which they did not, and what resigning does to either. */

import { describe, expect, test } from 'vitest';
import { resigning } from '../../src/table/resigning.ts';
import { togetherIn } from '../../src/table/together.ts';

describe('a match', () => {
  test.each([
    [[1], 'won'],
    [[1, 1, 1], 'won'],
    [[2], 'lost'],
    [[2, 2], 'lost'],
    [[1, 2], null],
    [[2, 1, 1], null],
    [[], null],
    [null, null],
  ])('with the ranks %j was %s together', (ranks, together) => {
    expect(togetherIn(ranks)).toBe(together);
  });
});

test('whoever resigns is told what becomes of the others', () => {
  expect([1, 2, 3].map((seats) => resigning(seats, seats, true))).toEqual(['alone', 'teamEnds', 'teamGoesOn']);
  expect(resigning(3, 1, true), 'with bots').toBe('alone');
  expect([2, 3, 5].map((seats) => resigning(seats, 2, false))).toEqual(['loses', 'rankedLast', 'rankedLast']);
});
