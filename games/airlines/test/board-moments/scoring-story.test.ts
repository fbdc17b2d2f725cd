/** The scoring moment tells what the rules paid, and works places out in the same way. */

import type { News } from '@tarmac/airlines/rules';
import { describe, expect, test } from 'vitest';
import { loneSeat, scoringStories } from '../../board/moments/story/scoring-story.ts';
import { playRandomly } from '../support/random-game.ts';
import { CONFIG } from './whole-games.ts';

const scored = (markers: number, held: number[], points: number[], third: number | null = null): News => ({
  kind: 'scored',
  airline: 'boi',
  markers,
  held,
  third,
  points,
});
const ended = (points: number[]): News => ({ kind: 'scoringEnded', number: 1, points });

function paymentOf(news: News) {
  const payment = scoringStories([news, ended([])])[0]?.payments[0];
  if (payment === undefined) throw new Error('nothing was scored');
  return payment;
}

describe('AL-9.2 one airline', () => {
  test('first place is worth its markers, second half of them, a third nothing', () => {
    const { row, holdings, ties } = paymentOf(scored(11, [3, 2, 1, 0], [11, 5, 0, 0]));
    expect(row).toEqual([11, 5, 0]);
    expect(holdings).toEqual([
      { holder: 0, shares: 3, place: 1, points: 11 },
      { holder: 1, shares: 2, place: 2, points: 5 },
      { holder: 2, shares: 1, place: 3, points: 0 },
    ]);
    expect(ties).toEqual([]);
  });

  test('who is alone is named, and both places stay on the podium', () => {
    const payment = paymentOf(scored(3, [0, 2], [0, 4]));
    expect(loneSeat(payment)).toBe(1);
    expect(payment.row).toEqual([3, 1]);
    expect(loneSeat(paymentOf(scored(3, [1, 2], [1, 3])))).toBeNull();
    expect(loneSeat(paymentOf(scored(3, [0, 0], [0, 0])))).toBeNull();
  });

  test('a tie for first comes with both places added, divided and rounded down', () => {
    expect(paymentOf(scored(11, [3, 3, 0, 1], [8, 8, 0, 0])).ties).toEqual([
      { holders: [0, 1], shares: 3, firstPlace: 1, values: [11, 5], sum: 16, exact: 8, points: 8 },
    ]);
    expect(paymentOf(scored(11, [3, 3, 3], [5, 5, 5])).ties).toMatchObject([
      { holders: [0, 1, 2], firstPlace: 1, sum: 16, points: 5 },
    ]);
  });

  test('a tie for second divides the half', () => {
    expect(paymentOf(scored(16, [3, 2, 2, 2], [16, 2, 2, 2])).ties).toMatchObject([
      { holders: [1, 2, 3], firstPlace: 2, sum: 8, points: 2 },
    ]);
    expect(paymentOf(scored(11, [5, 3, 1, 3], [11, 2, 0, 2])).ties).toMatchObject([
      { holders: [1, 3], firstPlace: 2, exact: 2.5, points: 2 },
    ]);
  });

  test('a tie that pays nothing is not told', () => {
    expect(paymentOf(scored(11, [3, 3, 1, 1], [8, 8, 0, 0])).ties).toHaveLength(1);
    expect(paymentOf(scored(11, [5, 3, 1, 1], [11, 5, 0, 0])).ties).toEqual([]);
  });
});

test('AL-9.4 the third player takes a place and shares a tie, and keeps nothing', () => {
  const [story] = scoringStories([scored(7, [2, 1], [5, 0], 2), ended([5, 0])]);
  expect(story?.third).toBe(true);
  expect(story?.payments[0]?.ties[0]?.holders).toEqual([0, 'third']);
  expect(story?.totals).toEqual([5, 0]);
  const alone = paymentOf(scored(7, [0, 0], [0, 0], 3));
  expect(alone.holdings).toEqual([{ holder: 'third', shares: 3, place: 1, points: 10 }]);
  expect(loneSeat(alone)).toBeNull();
});

test('AL-9.1 two scorings in a row are two stories, and each counts from nothing', () => {
  const news = [scored(4, [1, 0], [6, 0]), ended([6, 0]), scored(4, [0, 1], [0, 6]), ended([0, 6])];
  const stories = scoringStories(news);
  expect(stories.map(({ totals }) => totals)).toEqual([
    [6, 0],
    [0, 6],
  ]);
  expect(stories[1]?.payments[0]?.totals).toEqual([0, 6]);
});

test.each([2, 3, 4, 5, 6])('in whole games of %i every sum is what the rules paid', (seats) => {
  for (let seed = 1; seed <= 3; seed++) {
    const { news, state } = playRandomly(CONFIG, seats, seed);
    const stories = scoringStories(news);
    expect(stories.map(({ number }) => number)).toEqual(Array.from({ length: state.scorings }, (_, at) => at + 1));
    for (const [at, { payments, totals, third }] of stories.entries()) {
      expect(payments.at(-1)?.totals ?? totals.map(() => 0)).toEqual(totals);
      expect(third).toBe(seats === 2 && at === stories.length - 1 && payments.length > 0);
      for (const payment of payments) {
        const { ties, holdings, row, news: paid } = payment;
        for (const tie of ties) {
          for (const holder of tie.holders) if (holder !== 'third') expect(paid.points[holder]).toBe(tie.points);
        }
        const lone = loneSeat(payment);
        for (const { holder, place, points, shares } of holdings) {
          if (holder === 'third' || ties.some((tie) => tie.shares === shares)) continue;
          expect(points).toBe(holder === lone ? (row[0] ?? 0) + (row[1] ?? 0) : (row[place - 1] ?? 0));
        }
      }
    }
  }
});
