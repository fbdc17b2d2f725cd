/** A lesson stops where the learner is to decide, and nowhere else. */

import { describe, expect, test } from 'vitest';
import type { Moment } from '../../src/backend/backend.ts';
import { decisionsIn, followingOf, isSameAction, placeAfter } from '../../src/learn/lesson-backend.ts';

const moment = (frame: number, awaited: readonly number[]): Moment => ({
  eye: 0,
  frame,
  view: null,
  facts: null,
  news: [],
  awaited,
  outcome: null,
  at: 0,
  cause: 'act',
  undo: 0,
  clocks: [],
});

/** The learner sits at 0 and decides twice in a row, then once more; then the others go on. */
const MOMENTS = [[0, 1], [0], [1], [2], [0], [1]].map((awaited, frame) => moment(frame, awaited));
const frames = (moments: readonly Moment[]) => moments.map(({ frame }) => frame);

describe('the way through', () => {
  test('stops at every decision of the learner', () => {
    expect(decisionsIn(MOMENTS, 0)).toEqual([0, 1, 4]);
  });

  test('goes on where somebody left off, and ends at the last moment', () => {
    expect([0, 1, 2, 3].map((done) => placeAfter(MOMENTS, 0, done))).toEqual([0, 1, 4, 5]);
  });

  test('shows what follows a decision up to the next one', () => {
    expect(frames(followingOf(MOMENTS, 0, 1))).toEqual([1]);
    expect(frames(followingOf(MOMENTS, 0, 2))).toEqual([2, 3, 4]);
    expect(frames(followingOf(MOMENTS, 0, 3))).toEqual([5]);
  });
});

describe('the expected move', () => {
  test('is known whatever order it is written in', () => {
    expect(isSameAction({ type: 'play', share: 'red', count: 3 }, { count: 3, share: 'red', type: 'play' })).toBe(true);
    expect(isSameAction({ shares: ['red', 'gray'] }, { shares: ['red', 'gray'] })).toBe(true);
  });

  test('is told from any other', () => {
    expect(isSameAction({ type: 'play', share: 'red', count: 3 }, { type: 'play', share: 'red', count: 2 })).toBe(
      false,
    );
    expect(isSameAction({ shares: ['red', 'gray'] }, { shares: ['gray', 'red'] })).toBe(false);
    expect(isSameAction({ type: 'cash' }, { type: 'cash', extra: 1 })).toBe(false);
    expect(isSameAction({ type: 'cash' }, null)).toBe(false);
  });
});
