import { describe, expect, test } from 'vitest';
import { resultFor, streaksOf, talliesBy, tallyOf } from '../../src/ratings/tally.ts';

describe('one match', () => {
  test.each([
    ['the first of four has beaten all', [1, 2, 3, 4], 0, { won: true, share: 1 }],
    ['the last of four nobody', [1, 2, 3, 4], 3, { won: false, share: 0 }],
    ['a shared first place is won, and half a duel with whoever shares it', [1, 1, 3], 0, { won: true, share: 0.75 }],
    ['the middle of three has beaten half', [1, 2, 3], 1, { won: false, share: 0.5 }],
  ])('%s', (_, ranks, seat, result) => {
    expect(resultFor(ranks, seat, false)).toEqual(result);
  });

  test('a team wins all or nothing, alone or together', () => {
    expect(resultFor([1, 1], 1, true)).toEqual({ won: true, share: 1 });
    expect(resultFor([2], 0, true)).toEqual({ won: false, share: 0 });
  });
});

const won = { won: true, share: 1 };
const lost = { won: false, share: 0.25 };

test('a tally counts matches and victories, and takes the mean of the shares', () => {
  expect(tallyOf([won, lost, lost, won])).toEqual({ matches: 4, wins: 2, share: 0.625 });
  expect(tallyOf([])).toEqual({ matches: 0, wins: 0, share: 0 });
});

test('tallies by anything keep its groups apart', () => {
  const results = [
    { ...won, seats: 3 },
    { ...lost, seats: 2 },
    { ...lost, seats: 3 },
  ];
  expect(talliesBy(results, ({ seats }) => seats)).toEqual([
    [3, { matches: 2, wins: 1, share: 0.625 }],
    [2, { matches: 1, wins: 0, share: 0.25 }],
  ]);
});

test.each([
  ['nothing yet', [], 0, 0],
  ['up to now', [won, won, lost, won], 2, 2],
  ['once, longer than now', [won, lost, won, won, won], 1, 3],
  ['broken by the last match', [lost, won], 0, 1],
  ['never broken', [won, won], 2, 2],
])('victories in a row, the newest first: %s', (_, results, streak, bestStreak) => {
  expect(streaksOf(results)).toEqual({ streak, bestStreak });
});
