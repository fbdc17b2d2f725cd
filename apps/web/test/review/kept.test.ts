/** What is remembered of reviews while the tab lives, and where their links lead. */

import { describe, expect, test } from 'vitest';
import { momentAddress, replayAddress, reviewAddress } from '../../src/review/addresses.ts';
import { keepReading, keepReview, keptReading, keptReview } from '../../src/review/kept.ts';
import type { ReviewReport } from '../../src/worker/review-api.ts';

const report = (game: string): ReviewReport => ({
  kind: 'review',
  game,
  seats: 2,
  cooperative: false,
  points: [],
  decisions: [],
  turningPoints: [],
  deep: 0,
});

describe('a review', () => {
  test('is found again by its file', () => {
    expect(keptReview('file')).toBeNull();
    const own = report('one');
    keepReview('file', own);
    expect(keptReview('file')).toBe(own);
    expect(keptReview('another file')).toBeNull();
  });

  test('makes room for others, the oldest first', () => {
    for (const name of ['1', '2', '3', '4', '5', '6', '7']) keepReview(name, report(name));
    expect(keptReview('1')).toBeNull();
    expect(['2', '3', '4', '5', '6', '7'].map((name) => keptReview(name)?.game)).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
    ]);
  });

  test('that was looked at again stays longer', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) keepReview(name, report(name));
    expect(keptReview('a')?.game).toBe('a');
    keepReview('g', report('g'));
    expect([keptReview('a')?.game, keptReview('b')]).toEqual(['a', null]);
  });

  test('is left and found at the same moment', () => {
    expect(keptReading('an entry')).toBeNull();
    keepReading('an entry', { place: 12, scrolled: 340 });
    expect(keptReading('an entry')).toEqual({ place: 12, scrolled: 340 });
    for (let visit = 0; visit < 6; visit++) keepReading(visit, { place: 0, scrolled: 0 });
    expect(keptReading('an entry')).toBeNull();
  });
});

describe('addresses', () => {
  test('of a review and its replay stand beside each other, wherever the match is', () => {
    expect(reviewAddress('server', 'x')).toBe('/matches/x/review');
    expect(replayAddress('server', 'x')).toBe('/matches/x/replay');
    expect(reviewAddress('browser', 'x')).toBe('/local/x/review');
    expect(replayAddress('browser', 'x')).toBe('/local/x/replay');
    expect(reviewAddress('file', 'a b')).toBe('/replays/a%20b/review');
    expect(replayAddress('file', 'a b')).toBe('/replays/a%20b');
  });

  test('name a moment as an eye counts it', () => {
    const frames = [3, 4, 7];
    expect(momentAddress('/local/x/replay', frames, 1)).toBe('/local/x/replay#4.1');
    expect(momentAddress('/local/x/replay', frames, 'watcher')).toBe('/local/x/replay#7');
  });
});
