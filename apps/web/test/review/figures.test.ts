/** The sums of a review. */

import { describe, expect, test } from 'vitest';
import {
  figuresOf,
  linesOf,
  listed,
  percent,
  placesOf,
  qualityOf,
  teamFigures,
  turningPointsFor,
} from '../../src/review/figures.ts';
import { seatLooks } from '../../src/review/seat-looks.ts';
import type { ReportDecision, ReportPoint, ReviewReport } from '../../src/worker/review-api.ts';

const point = (entry: number, shares: number[], luck: number[]): ReportPoint => ({
  entry,
  seat: entry === 0 ? null : (entry + 1) % 2,
  shares,
  errors: shares.map(() => 0.01),
  luck,
  luckErrors: luck.map((share) => (share === 0 ? 0 : 0.03)),
  frames: shares.map(() => entry + 1),
});

const decision = (entry: number, seat: number, loss: number, lossError: number): ReportDecision => {
  const choice = { action: 'any', value: 0.5, error: 0.01 };
  return {
    entry,
    seat,
    played: choice,
    best: choice,
    loss,
    lossError,
    deep: false,
    standIn: false,
    advice: [],
    playedIndex: 0,
    framesBefore: [],
    frames: [],
  };
};

const REPORT: ReviewReport = {
  kind: 'review',
  game: 'any',
  seats: 2,
  cooperative: false,
  points: [point(0, [0.5, 0.5], [0.02, -0.02]), point(3, [0.4, 0.6], [0, 0]), point(4, [0.204, 0.796], [-0.1, 0.1])],
  decisions: [decision(3, 0, 0.1, 0.03), decision(4, 1, 0.02, 0.04), decision(4, 0, 0, 0)],
  turningPoints: [0],
  deep: 1,
};

describe('a decision', () => {
  test('is behind the best only beyond its margin', () => {
    expect(qualityOf({ loss: 0, lossError: 0 })).toBe('best');
    expect(qualityOf({ loss: 0.05, lossError: 0.03 })).toBe('close');
    expect(qualityOf({ loss: 0.06, lossError: 0.03 })).toBe('behind');
  });

  test('stands at the point it led to, though the log has entries that are no points', () => {
    expect(placesOf(REPORT)).toEqual([1, 2, 2]);
  });
});

describe('a seat', () => {
  test('has what it lost by deciding apart from what the draws gave it', () => {
    const [first, second] = figuresOf(REPORT);
    expect(first).toMatchObject({ seat: 0, decisions: 2, good: 1, lost: 0.1 });
    expect(first?.luck).toBeCloseTo(-0.08);
    expect(first?.lostMargin).toBeCloseTo(1.96 * 0.03);
    expect(second).toMatchObject({ seat: 1, decisions: 1, good: 1, lost: 0, lostMargin: 0 });
    expect(second?.luck).toBeCloseTo(0.08);
  });

  test('has the margin of its luck, of all draws together', () => {
    const [first] = figuresOf(REPORT);
    expect(first?.luckMargin).toBeCloseTo(1.96 * Math.hypot(0.03, 0.03));
    expect(linesOf(REPORT).luckMargins[0]?.map((margin) => margin / 1.96)).toEqual([
      expect.closeTo(0.03),
      expect.closeTo(0.03),
      expect.closeTo(Math.hypot(0.03, 0.03)),
    ]);
  });

  test('is not charged with what somebody else played in its place', () => {
    const decisions = REPORT.decisions.map((one, place) => ({ ...one, standIn: place === 0 }));
    const [first, second] = figuresOf({ ...REPORT, decisions });
    expect(first).toMatchObject({ decisions: 1, good: 1, lost: 0, lostMargin: 0, standIns: 1 });
    expect(second).toMatchObject({ decisions: 1, standIns: 0 });
  });

  test('of a team has its part of what the team lost, and the luck of the team', () => {
    const luck = (share: number) => [share, share];
    const points = REPORT.points.map((at, place) => ({ ...at, luck: luck(place === 2 ? -0.1 : 0) }));
    const team = teamFigures(figuresOf({ ...REPORT, cooperative: true, points }));
    expect(team).toMatchObject({ decisions: 3, good: 2, lost: 0.1, luck: -0.1 });
    expect(team.lostMargin).toBeCloseTo(1.96 * 0.03);
  });
});

describe('the lines', () => {
  test('are one for each seat, as they are; luck adds up', () => {
    const { seats, chances, luck } = linesOf(REPORT);
    expect(seats).toEqual([0, 1]);
    expect(chances).toEqual([
      [0.5, 0.4, 0.204],
      [0.5, 0.6, 0.796],
    ]);
    expect(luck.flat()).toEqual([0.02, 0.02, -0.08, -0.02, -0.02, 0.08].map((share) => expect.closeTo(share, 10)));
  });

  test('are drawn in whole percent, and never as −0', () => {
    expect([0.204, 0.796, -0.001].map(percent)).toEqual([20, 80, 0]);
  });

  test('are a single one for a team', () => {
    expect(linesOf({ ...REPORT, cooperative: true })).toMatchObject({ seats: [0], chances: [[0.5, 0.4, 0.204]] });
  });
});

describe('the list of decisions', () => {
  test('is by time or by what they cost, of everyone or of one seat', () => {
    expect(listed(REPORT.decisions, null, 'time')).toEqual([0, 1, 2]);
    expect(listed([...REPORT.decisions].reverse(), null, 'loss')).toEqual([2, 1, 0]);
    expect(listed(REPORT.decisions, 0, 'loss')).toEqual([0, 2]);
    expect(listed(REPORT.decisions, 1, 'time')).toEqual([1]);
  });
});

describe('the turning points', () => {
  const decisions = [
    decision(1, 0, 0.4, 0.01),
    decision(2, 1, 0.05, 0.01),
    decision(3, 1, 0.2, 0.01),
    decision(4, 1, 0.3, 0.4),
    decision(5, 1, 0.005, 0.001),
    { ...decision(6, 1, 0.5, 0.01), standIn: true },
  ];
  const all = { decisions, turningPoints: [0, 2] };

  test('of the reader come first, the costliest first, if they cost something clearly and the reader made them', () => {
    expect(turningPointsFor(all, [1])).toEqual({ mine: [2, 1], others: [0] });
  });

  test('are those of the match for whoever did not play', () => {
    expect(turningPointsFor(all, [])).toEqual({ mine: [], others: [0, 2] });
  });
});

describe('a seat in a review', () => {
  test('wears what the table shows of it', () => {
    const livery = { key: 'seat-0', colour: '#1d4f91', ink: '#ffffff', pattern: 'waves', letter: 'Z' } as const;
    expect(seatLooks(['Zoe'], [livery])).toMatchObject([{ letter: 'Z', livery }]);
  });

  test('has its initial where the table marks no seats, or the next letter that nobody has', () => {
    expect(seatLooks(['Ann', 'Adam', 'A', '7'], null).map(({ letter }) => letter)).toEqual(['A', 'D', '3', '4']);
  });
});
