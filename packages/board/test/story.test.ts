/** What scorings tell, whatever is scored: standings, turning points, shared places. */

import { describe, expect, test } from 'vitest';
import {
  afterScorings,
  amountText,
  amountWords,
  decidingOf,
  frameOfScoring,
  gainsOf,
  paidBy,
  placesOf,
  pointsInAll,
  ranksOf,
  standingsFrom,
  tellScorings,
  totalsBefore,
  turningPointsOf,
  whenChanged,
  withBefore,
} from '../src/story/index.ts';

const PAYOUTS = [
  { scoring: 1, by: 'red', points: [6, 3] },
  { scoring: 1, by: 'blue', points: [0, 1] },
  { scoring: 2, by: 'red', points: [0, 9] },
];

describe('standings', () => {
  test('grow payment by payment, and are taken together scoring by scoring', () => {
    const all = standingsFrom([1, 2], PAYOUTS);
    expect(all.map(({ totals }) => totals)).toEqual([
      [1, 2],
      [7, 5],
      [7, 6],
      [7, 15],
    ]);
    expect(gainsOf(afterScorings(all))).toEqual([
      { scoring: 0, gains: [1, 2] },
      { scoring: 1, gains: [6, 4] },
      { scoring: 2, gains: [0, 9] },
    ]);
  });

  test('are what everyone had before a scoring, if an earlier one paid nothing too', () => {
    const all = standingsFrom([1, 2], PAYOUTS);
    expect([1, 2, 3].map((number) => totalsBefore(all, number))).toEqual([
      [1, 2],
      [7, 6],
      [7, 15],
    ]);
    expect(totalsBefore(standingsFrom([1, 2], PAYOUTS.slice(2)), 2)).toEqual([1, 2]);
  });

  test('tell who led when, and what paid the most', () => {
    expect(turningPointsOf([1, 2], PAYOUTS)).toEqual([
      { kind: 'lead', scoring: 1, seats: [0], points: 7 },
      { kind: 'lead', scoring: 2, seats: [1], points: 15 },
      { kind: 'scoring', scoring: 2, seat: 1, points: 9 },
      { kind: 'payout', scoring: 2, by: 'red', seat: 1, points: 9 },
    ]);
    expect(turningPointsOf([0, 0], PAYOUTS.slice(0, 1))[0]).toEqual({ kind: 'kept', seats: [0] });
    expect(turningPointsOf([0, 0], [])).toEqual([]);
  });

  test('and what each payer paid in all, the most first', () => {
    expect(paidBy(PAYOUTS, ({ by }) => by)).toEqual([
      { by: 'red', total: 18, bySeat: [6, 12] },
      { by: 'blue', total: 1, bySeat: [0, 1] },
    ]);
  });
});

describe('points of which hidden cards may still decide a part', () => {
  test('are the sum over the airlines, of the least and of the most', () => {
    const points = [
      [3, 1],
      [0, 4],
    ];
    const least = [
      [3, 0],
      [0, 2],
    ];
    expect(pointsInAll(0, { points, least })).toEqual({ least: 3, most: 3 });
    expect(pointsInAll(1, { points, least })).toEqual({ least: 2, most: 5 });
    expect(withBefore([10, 20], [{ least: 3, most: 3 }])).toEqual([{ least: 13, most: 13 }]);
  });

  test('are said as one number where the least is the most', () => {
    const words = (count: number) => `${count} points`;
    expect([amountText({ least: 4, most: 4 }), amountText({ least: 2, most: 5 })]).toEqual(['4', '2–5']);
    expect(amountWords({ least: 2, most: 5 }, words)).toBe('2–5 points');
    expect(amountWords({ least: 4, most: 4 }, words)).toBe('4 points');
  });
});

test('places: equal points share one, and seats of one place stay in order', () => {
  expect(ranksOf([5, 9, 5])).toEqual([2, 1, 2]);
  expect(placesOf([2, 1, 2]).map(({ seat }) => seat)).toEqual([1, 0, 2]);
});

test('of numbers over time, the moments when they changed and both ends', () => {
  const moments = [[0], [0], [1], [1], [1]];
  expect(whenChanged(moments).map(({ at }) => at)).toEqual([0, 2, 4]);
});

describe('a scoring', () => {
  const scored = { held: [2, 2, 1], third: null, points: [4, 4, 2] };
  const tell = (round: (points: number) => number) =>
    tellScorings([scored, 'end'] as const, {
      scored: (item) => (item === 'end' ? null : item),
      ended: (item) => (item === 'end' ? { number: 1, points: [4, 4, 2] } : null),
      row: () => [6, 3, 2],
      round,
      alone: ([first = 0]) => first,
    })[0]?.payments[0];

  test('shared places are added up, divided, and rounded as the game rounds', () => {
    expect(tell(Math.floor)?.ties).toEqual([
      { holders: [0, 1], shares: 2, firstPlace: 1, values: [6, 3], sum: 9, exact: 4.5, points: 4 },
    ]);
    expect(tell(Math.ceil)?.ties[0]?.points).toBe(5);
    expect(tell(Math.floor)?.holdings.map(({ place }) => place)).toEqual([1, 1, 3]);
  });

  test('one that has not ended yet is no story', () => {
    expect(
      tellScorings([scored], {
        scored: (item) => item,
        ended: () => null,
        row: () => [],
        round: Math.ceil,
        alone: () => 0,
      }),
    ).toEqual([]);
  });
});

describe('the deciding moment', () => {
  test('is the last change of the lead, or the lead that was never lost', () => {
    const all = turningPointsOf([1, 2], PAYOUTS);
    expect(decidingOf(all)).toEqual(all.findLast(({ kind }) => kind === 'lead'));
    expect(decidingOf(turningPointsOf([0, 0], PAYOUTS.slice(0, 1)))).toEqual({ kind: 'kept', seats: [0] });
    expect(decidingOf(turningPointsOf([0, 0], []))).toBeNull();
  });

  test('is the first moment that has a payment of its scoring', () => {
    const past = [0, 1, 2, 3].map((paid) => ({ frame: 10 + paid, view: { payouts: PAYOUTS.slice(0, paid) } }));
    expect(frameOfScoring(past, 2)).toBe(13);
    expect(frameOfScoring(past, null), 'of any').toBe(11);
    expect(frameOfScoring(past, 4)).toBeNull();
  });
});
