import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeAgainst, changesAmong, expectedScore } from '../../src/ratings/elo.ts';
import { resultFor, streaksOf, talliesBy, tallyOf } from '../../src/ratings/tally.ts';

/** Points are thousandths here, as in the database. */
const contender = (rank: number, points = 1000, games = 0) => ({ rank, points: points * 1000, games });
const sum = (changes: readonly number[]) => changes.reduce((total, change) => total + change, 0);

describe('what is expected', () => {
  test('of equals is half, of 400 points more ten duels of eleven', () => {
    expect(expectedScore(1_000_000, 1_000_000)).toBe(0.5);
    expect(expectedScore(1_400_000, 1_000_000)).toBeCloseTo(10 / 11, 12);
    expect(expectedScore(1_000_000, 1_400_000)).toBeCloseTo(1 / 11, 12);
  });
});

describe('a match of four', () => {
  test('among newcomers: three duels of a third of 40 each, and those level with each other exchange nothing', () => {
    // 40 / 3 x 1/2 = 6.667 a duel: three won; one won, one lost, one level (twice); three lost.
    const ranks = [contender(1), contender(2), contender(2), contender(4)];
    expect(changesAmong(ranks, 4)).toEqual([20_001, 0, 0, -20_001]);
  });

  test('with the favourite last, reckoned by hand', () => {
    // Expected by 200 points more: 1 / (1 + 10^-0.5) = 0.759747; K is 20 for all, a third of it a duel.
    // A (1200, 4th) loses 3 x 6.6667 x 0.759747 = 3 x 5.065; B, C, D (1000; 1st and twice 2nd) gain 5.065 each of it.
    // Among them: B wins two duels at 1/2, 2 x 3.333; C and D lose one and are level.
    const settled = [contender(4, 1200, 30), contender(1, 1000, 30), contender(2, 1000, 30), contender(2, 1000, 30)];
    expect(changesAmong(settled, 4)).toEqual([-15_195, 5065 + 2 * 3333, 5065 - 3333, 5065 - 3333]);
  });

  test('level with somebody weaker costs, level with somebody stronger pays', () => {
    const [strong = 0, weak = 0] = changesAmong([contender(1, 1200, 30), contender(1, 1000, 30)], 2);
    expect([strong, weak]).toEqual([-5195, 5195]);
  });
});

test('until somebody has played twenty matches a match moves them twice as far', () => {
  const after = (games: number) => changesAmong([contender(1, 1000, games), contender(2, 1000, 20)], 2);
  expect(after(0)).toEqual([20_000, -10_000]);
  expect(after(19)).toEqual([20_000, -10_000]);
  expect(after(20)).toEqual([10_000, -10_000]);
});

test('a seat nobody is compared with takes its part of the match with it', () => {
  expect(changesAmong([contender(1), contender(2)], 2)).toEqual([20_000, -20_000]);
  expect(changesAmong([contender(1), contender(2)], 5)).toEqual([5000, -5000]);
});

test('against those who stand still only one is moved', () => {
  const bots = [
    { rank: 2, points: 1_055_000 },
    { rank: 3, points: 900_000 },
  ];
  // 20 x (1 - 0.42149) + 20 x (1 - 0.64006).
  expect(changeAgainst(contender(1), bots, 3)).toBe(11_570 + 7199);
  expect(changeAgainst(contender(4), [], 3)).toBe(0);
});

test('what some gain the others lose, to the thousandth, whoever plays', () => {
  const anybody = fc.record({ rank: fc.integer({ min: 1, max: 6 }), points: fc.integer({ min: -500_000, max: 3e6 }) });
  const table = fc.array(anybody, { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(table, fc.constantFrom(3, 30), (people, games) => {
      const changes = changesAmong(
        people.map((person) => ({ ...person, games })),
        people.length,
      );
      expect(sum(changes)).toBe(0);
      expect(changes.every(Number.isInteger)).toBe(true);
      const most = games < 20 ? 40_000 : 20_000;
      expect(Math.max(...changes.map(Math.abs))).toBeLessThanOrEqual(most + people.length);
    }),
  );
});

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
