/** Sequential halving: who is tried how often. */

import { describe, expect, test } from 'vitest';
import type { Budget } from '../src/bot.ts';
import { byHalving } from '../src/halving.ts';
import { newTally } from '../src/tally.ts';

/** Choices worth 0, 1, 2 and so on; how many were in the running each time, and how often each was tried. */
function halve(choices: number, budget: Budget): { running: number[]; tried: number[] } {
  const all = Array.from({ length: choices }, (_, worth) => newTally(worth, null, 0));
  const running: number[] = [];
  byHalving(all, budget, (left) => {
    running.push(left.length);
    for (const tally of left) {
      tally.simulations++;
      tally.share.mean = tally.action;
    }
  });
  return { running, tried: all.map(({ simulations }) => simulations) };
}

describe('sequential halving', () => {
  test('spends a like part of the budget before each cut, and the worse half goes', () => {
    expect(halve(8, { simulations: 48 })).toEqual({
      running: [8, 8, 4, 4, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2],
      tried: [2, 2, 2, 2, 6, 6, 14, 14],
    });
  });

  test('of an odd number the smaller half goes', () => {
    expect(new Set(halve(10, { simulations: 1000 }).running)).toEqual(new Set([10, 5, 3, 2]));
  });

  test('tries everything once however small the budget, and then no more', () => {
    expect(halve(8, { simulations: 1 }).running).toEqual([8]);
    expect(halve(8, { simulations: 0 }).running).toEqual([8]);
  });

  test('leaves out the cuts that a small budget does not reach', () => {
    expect(halve(8, { simulations: 12 }).running).toEqual([8, 2, 2]);
  });

  test('spends little where there is no choice, and no more than it may', () => {
    expect(halve(1, { simulations: 1000 }).tried).toEqual([16]);
    expect(halve(1, { simulations: 3 }).tried).toEqual([3]);
  });

  test('goes by time as well, whichever is over first', () => {
    const clock = (milliseconds: number) => {
      let ticks = 0;
      return { milliseconds, now: () => ticks++ };
    };
    expect(halve(4, { simulations: 1e9, time: clock(8) }).running).toEqual([4, 4, 4, 4, 2, 2, 2]);
    expect(halve(4, { simulations: 8, time: clock(1e9) }).running).toEqual([4, 2, 2]);
  });
});
