/** Shares, differences and spreads held against numbers worked out by hand or printed in books. */

import { differenceOf, studentT95, wilson } from '@tarmac/bots';
import { describe, expect, test } from 'vitest';
import { addTo, type Distribution, meanEstimate, spreadFrom } from '../../src/lab/distribution.ts';

function distributionOf(values: readonly number[]): Distribution {
  const distribution: Distribution = {};
  for (const value of values) addTo(distribution, value);
  return distribution;
}

describe('Wilson', () => {
  test('81 of 263, an example of Newcombe (1998): 25.5 % to 36.6 %', () => {
    const [low, high] = wilson(81 / 263, 263);
    expect(low).toBeCloseTo(0.2553, 4);
    expect(high).toBeCloseTo(0.3662, 4);
  });

  test('nothing in ten still says that it may be a quarter', () => {
    const [low, high] = wilson(0, 10);
    expect(low).toBe(0);
    // z² / (n + z²) = 3.8416 / 13.8416
    expect(high).toBeCloseTo(0.27754, 5);
  });
});

describe('the difference of two shares', () => {
  test('56 of 70 and 48 of 80, method 10 of Newcombe (1998): 5.2 to 33.4 points', () => {
    const [low, high] = differenceOf({ share: 56 / 70, trials: 70 }, { share: 48 / 80, trials: 80 });
    expect(low).toBeCloseTo(0.0524, 4);
    expect(high).toBeCloseTo(0.3339, 4);
  });

  test('turned round it is the same with the other sign', () => {
    const [low, high] = differenceOf({ share: 0.3, trials: 20 }, { share: 0.5, trials: 40 });
    const [otherLow, otherHigh] = differenceOf({ share: 0.5, trials: 40 }, { share: 0.3, trials: 20 });
    expect(otherLow).toBeCloseTo(-high, 12);
    expect(otherHigh).toBeCloseTo(-low, 12);
  });
});

describe('a spread', () => {
  test('2, 4, 4, 4, 5, 5, 7, 9: mean 5, median 4.5, squares 32 over 7', () => {
    const spread = spreadFrom(distributionOf([2, 4, 4, 4, 5, 5, 7, 9]));
    expect(spread).toMatchObject({ least: 2, median: 4.5, most: 9 });
    expect(spread.deviation).toBeCloseTo(Math.sqrt(32 / 7), 12);
    const half = (studentT95(7) * Math.sqrt(32 / 7)) / Math.sqrt(8);
    expect(studentT95(7)).toBeCloseTo(2.3646, 4);
    expect(spread.mean.value).toBe(5);
    expect(spread.mean.low).toBeCloseTo(5 - half, 12);
    expect(spread.mean.high).toBeCloseTo(5 + half, 12);
    expect(spread.bins.map(({ from, count }) => [from, count])).toEqual([
      [2, 1],
      [3, 0],
      [4, 3],
      [5, 2],
      [6, 0],
      [7, 1],
      [8, 0],
      [9, 1],
    ]);
  });

  test('wide ones have few bins of a round width that hold every number', () => {
    const values = Array.from({ length: 300 }, (_, i) => 3 * i - 100);
    const { bins } = spreadFrom(distributionOf(values));
    expect(bins.length).toBeLessThanOrEqual(20);
    expect(bins[0]).toEqual({ from: -100, to: -50, count: 17 });
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(300);
    for (const [place, bin] of bins.entries()) if (place > 0) expect(bin.from).toBe(bins[place - 1]?.to);
  });

  test('one number has no interval, nor have equal numbers: they cannot say how far others lie', () => {
    expect(meanEstimate({ 7: 1 })).toEqual({ value: 7, low: null, high: null });
    expect(meanEstimate({ 7: 12 })).toEqual({ value: 7, low: null, high: null });
    // Three times 0.1 is not 0.3 to a computer, and alike all the same.
    expect(meanEstimate({ 0.1: 3 })).toMatchObject({ low: null, high: null });
    expect(meanEstimate({ 7: 11, 8: 1 }).low).toBeLessThan(7 + 1 / 12);
  });
});
