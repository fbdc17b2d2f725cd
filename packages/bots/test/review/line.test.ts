/** The line: how the chances went, and what of it was luck. */

import { everyDraw, foldLog, winShares } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { type Cards, cards, cardsBrain } from '../games/cards.ts';
import { coinBrain } from '../games/coin.ts';
import { matchOf } from './logs.ts';
import { reviewed } from './run.ts';

const MANY = { glance: 0.01, deep: 0, playouts: 3000 };

const PLAYED: readonly Cards['action'][] = ['swap', 'swap', 'swap'];

describe('the line of a match', () => {
  const log = matchOf(cards, null, 3, PLAYED, 4);
  const { state, points: acts } = foldLog(cards, log);
  const { points } = reviewed(cardsBrain, log, MANY).review;

  test('ends with the outcome', () => {
    const { shares, errors } = points.at(-1) as (typeof points)[number];
    expect(shares).toEqual(winShares(cards.outcome(state)?.ranks ?? []));
    expect(errors).toEqual([0, 0, 0]);
  });

  test('shares out one victory at every point, and luck takes from one what it gives another', () => {
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
    for (const { shares, luck } of points) {
      expect(sum(shares)).toBeCloseTo(1, 10);
      expect(sum(luck)).toBeCloseTo(0, 10);
    }
  });

  test('luck is what came beyond the mean of all that could have come', () => {
    const last = acts.at(-1) as (typeof acts)[number];
    const mean = [0, 0, 0];
    everyDraw((chance, weight) => {
      const then = cards.clone(last.before);
      cards.apply(then, last.seat, last.action, chance);
      const shares = winShares(cards.outcome(then)?.ranks ?? []);
      for (const [seat, share] of shares.entries()) mean[seat] = (mean[seat] as number) + weight() * share;
    });
    const { shares, luck } = points.at(-1) as (typeof points)[number];
    expect(Math.max(...luck.map(Math.abs))).toBeGreaterThan(0.1);
    for (const [seat, share] of shares.entries()) expect(luck[seat]).toBeCloseTo(share - (mean[seat] as number), 1.3);
  });

  test('what the decisions did and what luck gave add up to all that changed from the first point to the last', () => {
    const first = points[0] as (typeof points)[number];
    const last = points.at(-1) as (typeof points)[number];
    for (const seat of [0, 1, 2]) {
      let explained = 0;
      for (const [place, act] of acts.entries()) {
        const before = points[place] as (typeof points)[number];
        const after = points[place + 1] as (typeof points)[number];
        // What this act led to on average, whatever was drawn, is the decision's; the rest is luck.
        const onAverage = (after.shares[seat] as number) - (after.luck[seat] as number);
        const effect = onAverage - (before.shares[seat] as number);
        explained += effect + (after.luck[seat] as number);
        expect(act.index).toBe(after.entry);
        expect(Math.abs(effect)).toBeLessThanOrEqual(1);
      }
      expect(explained).toBeCloseTo((last.shares[seat] as number) - (first.shares[seat] as number), 10);
    }
  });
});

describe('luck', () => {
  test('is none where nothing was drawn', () => {
    const { points } = reviewed(cardsBrain, matchOf(cards, null, 2, ['keep', 'burn'], 1), MANY).review;
    for (const { luck } of points.slice(1)) expect(luck).toEqual([0, 0]);
  });

  test('of the deal is what the dealt position is better than another deal', () => {
    const log = matchOf(coinBrain.game, null, 2, ['hide', 'tails'], seedOf('heads'));
    const [deal] = reviewed(coinBrain, log, MANY).review.points;
    const another = matchOf(coinBrain.game, null, 2, ['hide', 'tails'], seedOf('tails'));
    const [other] = reviewed(coinBrain, another, MANY).review.points;
    const gained = (deal?.shares[0] ?? 0) - (other?.shares[0] ?? 0);
    // Heads comes once in four times: a seat dealt it gains three quarters of the difference, one that is not loses a quarter.
    expect(deal?.luck[0]).toBeCloseTo(0.75 * gained, 1.3);
    expect(other?.luck[0]).toBeCloseTo(-0.25 * gained, 1.3);
  });

  test('explains all where the decision was what the policy would have done', () => {
    // With the lowest card everybody swaps: the point before already counts on it.
    const seed = seedWithLowest();
    const log = matchOf(cards, null, 2, ['swap'], seed);
    const { points } = reviewed(cardsBrain, log, MANY).review;
    const [before, after] = points as [(typeof points)[number], (typeof points)[number]];
    const effect = (after.shares[0] as number) - (before.shares[0] as number) - (after.luck[0] as number);
    expect(Math.abs(effect)).toBeLessThan(4 * ((after.errors[0] as number) + (before.errors[0] as number)));
  });
});

function seedOf(side: string): number {
  const sideWith = (seed: number) => foldLog(coinBrain.game, matchOf(coinBrain.game, null, 2, [], seed)).state.side;
  for (let seed = 1; ; seed++) if (sideWith(seed) === side) return seed;
}

function seedWithLowest(): number {
  for (let seed = 1; ; seed++) if (foldLog(cards, matchOf(cards, null, 2, [], seed)).state.hands[0] === 1) return seed;
}
