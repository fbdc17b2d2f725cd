/** The statistics of tournaments, against what can be worked out by hand. */

import { estimateOf, studentT95 } from '@tarmac/bots';
import { fastChance, winShares } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { newHistogram } from '../src/histogram.ts';
import { figuresOf } from '../src/tournament/figures.ts';
import { type Pair, pairsOf, seatingsOf } from '../src/tournament/plan.ts';
import type { GameLine } from '../src/tournament/result-file.ts';
import { ordersOf } from '../src/tournament/stats/orders.ts';
import { largestDifference, pairFigures } from '../src/tournament/stats/pair.ts';
import { ratingsOf } from '../src/tournament/stats/ratings.ts';

const PAIR: Pair = [0, 1];
const game = (seed: number, seating: string, ranks: readonly number[]): GameLine => [
  seed,
  seating,
  ranks,
  ranks.map((rank) => -rank),
];

describe('an interval', () => {
  test.each([
    [1, 12.7062],
    [2, 4.30265],
    [3, 3.18245],
    [9, 2.26216],
    [29, 2.04523],
    [200, 1.9719],
    [201, 1.97184],
    [1000, 1.96234],
  ])('with %i degrees of freedom uses the t of the tables', (degrees, t) => {
    expect(studentT95(degrees)).toBeCloseTo(t, 4);
  });

  test('is the mean and t standard errors to each side', () => {
    // mean 2.5, standard deviation sqrt(5 / 3), divided by sqrt(4), times 3.18245
    const estimate = estimateOf([1, 2, 3, 4], { least: 0, most: 10 });
    expect(estimate?.value).toBe(2.5);
    expect(estimate?.low).toBeCloseTo(2.5 - 2.05426, 4);
    expect(estimate?.high).toBeCloseTo(2.5 + 2.05426, 4);
  });

  test('stays within what can be', () => {
    expect(estimateOf([0, 1], { least: 0, most: 1 })).toEqual({ value: 0.5, low: 0, high: 1 });
  });

  test('is not nothing where all came out alike: five of five leave 52 % open', () => {
    const estimate = estimateOf([1, 1, 1, 1, 1], { least: 0, most: 1 });
    expect(estimate?.low).toBeCloseTo(0.4782, 4);
    expect(estimate?.high).toBe(1);
  });

  test('of one value is unknown, of none there is nothing to say', () => {
    expect(estimateOf([3], { least: 0, most: 5 })).toEqual({ value: 3, low: null, high: null });
    expect(estimateOf([], { least: 0, most: 5 })).toBeNull();
  });
});

describe('a pair', () => {
  test('a victory is divided among those who came first', () => {
    expect(winShares([1, 3, 1, 4])).toEqual([0.5, 0, 0.5, 0]);
    expect(winShares([2, 2])).toEqual([0, 0]);
  });

  test('the difference is the mean over whole blocks, its interval from block to block', () => {
    const lines = [
      // Seat 0 wins whoever sits there: 0 in all.
      game(1, '01', [1, 2]),
      game(1, '10', [1, 2]),
      // The first bot wins both: 1.
      game(2, '01', [1, 2]),
      game(2, '10', [2, 1]),
      // A draw and a victory: 0.5.
      game(3, '01', [1, 1]),
      game(3, '10', [2, 1]),
      // Not played in every seating, so left out.
      game(4, '01', [2, 1]),
    ];
    const figures = pairFigures(lines, PAIR, 2);
    expect(figures).toMatchObject({ blocks: 3, games: 6 });
    expect(figures.difference?.value).toBeCloseTo(0.5, 10);
    // 4.30265 standard errors of 0.5 / sqrt(3)
    expect(figures.difference?.low).toBeCloseTo(0.5 - 1.24207, 4);
    expect(figures.difference?.high).toBe(1);
    expect(figures.aloneFirst?.value).toBeCloseTo(0.75, 10);
    expect(figures.aloneSecond?.value).toBeCloseTo(0.25, 10);
  });

  test('counts per seat: two of a kind share what they win', () => {
    const firstWins = (seating: string) => game(1, seating, winnerFirst(seating, '0'));
    const { difference } = pairFigures(seatingsOf(PAIR, 3).map(firstWins), PAIR, 3);
    expect(difference?.value).toBeCloseTo(0.75, 10);
    expect([2, 3, 4].map(largestDifference)).toEqual([1, 0.75, expect.closeTo((4 + 6 / 2 + 4 / 3) / 14, 10)]);
  });

  test('in a clone field both win far more than their share alone, and neither is stronger', () => {
    const loneWins = (seed: number) => (seating: string) => {
      const zeros = seating.split('0').length - 1;
      return game(seed, seating, winnerFirst(seating, zeros === 1 ? '0' : '1'));
    };
    const lines = [1, 2, 3, 4].flatMap((seed) => seatingsOf(PAIR, 3).map(loneWins(seed)));
    const { difference, aloneFirst, aloneSecond } = pairFigures(lines, PAIR, 3);
    expect(aloneFirst?.value).toBeGreaterThan(1 / 3);
    expect(aloneSecond?.value).toBeGreaterThan(1 / 3);
    expect(difference?.value).toBeCloseTo(0, 10);
  });

  test('other pairs and other bots do not come into it', () => {
    const lines = [game(1, '01', [1, 2]), game(1, '10', [2, 1]), game(1, '02', [2, 1]), game(1, '20', [1, 2])];
    expect(pairFigures(lines, [0, 1], 2).difference?.value).toBe(1);
    expect(pairFigures(lines, [0, 2], 2).difference?.value).toBe(-1);
    expect(pairFigures(lines, [1, 2], 2)).toMatchObject({ blocks: 0, difference: null, aloneFirst: null });
  });
});

/** One seat of the named bot comes first, all others share the second place. */
function winnerFirst(seating: string, bot: string): number[] {
  const winner = seating.indexOf(bot);
  return [...seating].map((_, seat) => (seat === winner ? 1 : 2));
}

describe('ratings', () => {
  test('two bots: the odds are those of their duels, with half a duel more for each', () => {
    const lines = Array.from({ length: 40 }, (_, seed) => game(seed, '01', seed < 30 ? [1, 2] : [2, 1]));
    const [first, second] = ratingsOf(lines, 2, 1) ?? [];
    expect(first?.points).toBeCloseTo(400 * Math.log10(30.5 / 10.5), 2);
    expect(second).toEqual({ points: 0, error: 0 });
    // The log-odds of 30 in 40 have a standard error of about sqrt(1 / 30 + 1 / 10).
    expect(first?.error).toBeGreaterThan(45);
    expect(first?.error).toBeLessThan(90);
  });

  test('known strengths are found again from a gauntlet with clones', () => {
    const strengths = [1, 2, 6];
    const chance = fastChance(5);
    const lines = Array.from({ length: 3000 }, (_, seed) => {
      const seating = Array.from({ length: 4 }, () => chance.draw(3));
      return game(
        seed,
        seating.join(''),
        drawRanks(
          seating.map((bot) => strengths[bot] as number),
          chance.draw,
        ),
      );
    });
    const ratings = ratingsOf(lines, 3, 0) ?? [];
    for (const [bot, { points, error }] of ratings.entries()) {
      const truth = 400 * Math.log10(strengths[bot] as number);
      expect(Math.abs(points - truth)).toBeLessThanOrEqual(3 * (error as number));
      expect(error).toBeLessThan(12);
    }
    expect(ratings[1]?.error).toBeGreaterThan(2);
  });

  test('a shared place counts as each of its orders in equal parts', () => {
    expect(ordersOf(game(1, '012', [1, 1, 3]))).toEqual([
      { order: [0, 1, 2], weight: 0.5 },
      { order: [1, 0, 2], weight: 0.5 },
    ]);
    const draws = [1, 2, 3].map((seed) => game(seed, '01', [1, 1]));
    expect(ratingsOf(draws, 2, 0)?.[1]?.points).toBeCloseTo(0, 6);
  });

  test('who always wins is far ahead, not infinitely', () => {
    const lines = Array.from({ length: 50 }, (_, seed) => game(seed, '01', [1, 2]));
    const points = ratingsOf(lines, 2, 1)?.[0]?.points;
    expect(points).toBeCloseTo(400 * Math.log10(50.5 / 0.5), 1);
  });

  test('without games there are none, with one deal no error', () => {
    expect(ratingsOf([], 2, 0)).toBeNull();
    expect(ratingsOf([game(1, '01', [1, 2])], 2, 0)?.[1]?.error).toBeNull();
  });
});

/** First, second and so on, drawn in proportion to strength. */
function drawRanks(strengths: readonly number[], draw: (bound: number) => number): number[] {
  const ranks = strengths.map(() => 0);
  for (let rank = 1; rank <= strengths.length; rank++) {
    const left = strengths.map((strength, seat) => (ranks[seat] === 0 ? strength : 0));
    let at = draw(left.reduce((sum, strength) => sum + strength, 0));
    const seat = left.findIndex((strength) => {
      at -= strength;
      return at < 0;
    });
    ranks[seat] = rank;
  }
  return ranks;
}

describe('seatings', () => {
  test.each([
    [2, 2],
    [3, 6],
    [4, 14],
    [5, 30],
  ])('%i seats: all %i mixed ones, each once', (seats, all) => {
    const seatings = seatingsOf([2, 4], seats);
    expect(new Set(seatings).size).toBe(all);
    for (const seating of seatings) {
      expect(seating).toMatch(new RegExp(`^[24]{${seats}}$`));
      expect(seating).toContain('2');
      expect(seating).toContain('4');
    }
  });

  test('every two bots are a pair', () => {
    expect(pairsOf(4)).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
  });
});

describe('the histogram of times', () => {
  test('gives the mean exactly and the 95th percentile to two per cent', () => {
    const times = newHistogram();
    expect(times.percentile(95)).toBeNaN();
    for (let ms = 1; ms <= 100; ms++) times.add(ms);
    expect([times.count(), times.mean()]).toEqual([100, expect.closeTo(50.5, 10)]);
    expect(times.percentile(95)).toBeGreaterThan(93);
    expect(times.percentile(95)).toBeLessThan(97);
  });
});

describe('all figures', () => {
  test('are the same to the last digit in whatever order the games were done', () => {
    const settings = { game: 'any', version: 1, seats: 4, config: {}, scale: 1, seed: 1 };
    const bots = ['random', 'trainee', 'pilot'] as const;
    const chance = fastChance(5);
    const seatings = pairsOf(bots.length).flatMap((pair) => seatingsOf(pair, 4));
    const games = Array.from({ length: 20 }, (_, i) => i + 1).flatMap((seed) =>
      seatings.map((seating) =>
        game(
          seed,
          seating,
          [...seating].map(() => 1 + chance.draw(2)),
        ),
      ),
    );
    const figures = (lines: readonly GameLine[]) =>
      figuresOf({ ...settings, bots }, { madeWith: [], games: lines, gauntlet: [] }, []);
    const inPlan = figures(games);
    const mixed = games.map((line) => ({ line, at: chance.draw(1e6) })).toSorted((a, b) => a.at - b.at);
    expect(figures(mixed.map(({ line }) => line))).toEqual(inPlan);
    expect(figures(games.toReversed())).toEqual(inPlan);
  });
});
