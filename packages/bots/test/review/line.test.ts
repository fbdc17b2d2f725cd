/** The line: how the chances went, and what of it was luck. */

import type { Review } from '@tarmac/bots';
import { type Entry, everyDraw, foldLog, winShares } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { type Cards, cards, cardsBrain } from '../games/cards.ts';
import { coinBrain } from '../games/coin.ts';
import { matchOf, withAct } from './logs.ts';
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

  test('what an act led to on average is the same whatever was drawn in it', () => {
    for (const place of PLAYED.keys()) {
      const before = matchOf(cards, null, 3, PLAYED.slice(0, place), 4);
      const [one, other] = lowAndHigh(before, 'swap').map(lastPoint);
      if (one === undefined || other === undefined) throw new Error('two draws were wanted');
      expect((other.shares[place] as number) - (one.shares[place] as number)).toBeGreaterThan(0.1);
      for (const seat of [0, 1, 2]) {
        const [mean, again] = [one, other].map(
          (point) => (point.shares[seat] as number) - (point.luck[seat] as number),
        );
        expect(Math.abs((mean as number) - (again as number))).toBeLessThan(0.03);
      }
    }
  });

  test('is never certain before the game is over, though all playouts end alike', () => {
    // The highest card is kept and the other burnt: whatever else is drawn, it wins.
    const decided = matchOf(cards, null, 3, ['burn', 'burn'], 4);
    const few = reviewed(cardsBrain, decided, { ...MANY, playouts: 50 }).review.points.at(-1);
    const many = reviewed(cardsBrain, decided, { ...MANY, playouts: 500 }).review.points.at(-1);
    expect(few?.shares[2]).toBe(1);
    expect(few?.errors[2]).toBeCloseTo(0.01, 10);
    expect(many?.errors[2]).toBeCloseTo(0.001, 10);
  });
});

type Point = Review<Cards>['points'][number];

const lastPoint = (log: readonly Entry<Cards>[]): Point =>
  reviewed(cardsBrain, log, MANY).review.points.at(-1) as Point;

/** The same act twice: with it a low card came, and a high one. */
function lowAndHigh(log: readonly Entry<Cards>[], action: Cards['action']): readonly Entry<Cards>[][] {
  const [seat] = cards.toAct(foldLog(cards, log).state).seats;
  const drawing = (wanted: (card: number) => boolean): Entry<Cards>[] => {
    for (let seed = 1; ; seed++) {
      const drawn = withAct(cards, log, action, seed);
      if (wanted(foldLog(cards, drawn).state.hands[seat ?? 0] as number)) return drawn;
    }
  };
  return [drawing((card) => card <= 2), drawing((card) => card >= 4)];
}

describe('luck', () => {
  const NOTHING = [0, 0];

  test('is none where nothing was drawn', () => {
    const { points } = reviewed(cardsBrain, matchOf(cards, null, 2, ['keep', 'burn'], 1), MANY).review;
    for (const { luck, luckErrors } of points.slice(1)) expect([luck, luckErrors]).toEqual([NOTHING, NOTHING]);
  });

  test('has a margin that another seed keeps to', () => {
    const log = matchOf(cards, null, 3, PLAYED, 4);
    const sums = [1, 2, 3, 4, 5, 6].map((seed) => {
      const { points } = reviewed(cardsBrain, log, { ...MANY, playouts: 20 }, seed).review;
      const luck = points.reduce((sum, point) => sum + (point.luck[0] as number), 0);
      return { luck, error: Math.hypot(...points.map(({ luckErrors }) => luckErrors[0] as number)) };
    });
    const exact = reviewed(cardsBrain, log, MANY, 7).review.points.reduce((sum, { luck }) => sum + (luck[0] ?? 0), 0);
    for (const { luck, error } of sums) {
      expect(error).toBeGreaterThan(0.01);
      expect(Math.abs(luck - exact)).toBeLessThan(3 * error);
    }
    const spread = Math.sqrt(sums.reduce((sum, { luck }) => sum + (luck - exact) ** 2, 0) / sums.length);
    expect(spread).toBeGreaterThan(0.2 * (sums[0]?.error ?? 1));
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
