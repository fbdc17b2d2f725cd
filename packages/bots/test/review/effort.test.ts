/** How hard a review looks, where it looks twice, and how it keeps to its time. */

import { REVIEW_EFFORT } from '@tarmac/bots';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { type Cards, cards, cardsBrain } from '../games/cards.ts';
import { matchOf } from './logs.ts';
import { reviewed } from './run.ts';

/** Four seats, one of which burns what it has; the others do what their cards ask for. */
const log = matchOf(cards, null, 4, [...soundly(4).slice(0, 3), 'burn'], 4);

function soundly(seats: number, seed = 4): readonly Cards['action'][] {
  return cards.setup(null, seats, fastChance(seed)).hands.map((card) => (card > 3 ? 'keep' : 'swap'));
}
const LIGHT = { glance: 0.2, deep: 1, playouts: 8 };

describe('a review', () => {
  test('says how far it is, from little to all', () => {
    const { progress } = reviewed(cardsBrain, log, { ...LIGHT, deep: 0 });
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress[0]).toBeGreaterThan(0);
    expect(progress.at(-1)).toBe(1);
  });

  test('looks closely at what looks worst, and no more than it was asked to', () => {
    const { decisions } = reviewed(cardsBrain, log, LIGHT).review;
    expect(decisions.filter(({ deep }) => deep).map(({ played }) => played.action)).toEqual(['burn']);
    const glanced = reviewed(cardsBrain, log, { ...LIGHT, deep: 0 }).review.decisions;
    expect(glanced.some(({ deep }) => deep)).toBe(false);
    expect(decisions[3]?.lossError).toBeLessThan(glanced[3]?.lossError ?? 0);
  });

  test('names as turning points at most three, the costliest first, all of them clear', () => {
    const burning = matchOf(cards, null, 4, ['burn', 'burn', 'burn', 'keep'], 4);
    const { decisions, turningPoints } = reviewed(cardsBrain, burning, REVIEW_EFFORT).review;
    expect(turningPoints.length).toBeGreaterThan(0);
    expect(turningPoints.length).toBeLessThanOrEqual(3);
    const losses = turningPoints.map((place) => decisions[place]?.loss ?? 0);
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
    for (const place of turningPoints) {
      expect(decisions[place]?.loss).toBeGreaterThan(3 * (decisions[place]?.lossError ?? 1));
      expect(decisions[place]?.played.action).toBe('burn');
    }
  });

  test('names none where everybody played what is best', () => {
    // With a 3 that is not clear.
    for (let seed = 1; seed <= 20; seed++) {
      const { hands } = cards.setup(null, 2, fastChance(seed));
      if (hands.includes(3)) continue;
      expect(reviewed(cardsBrain, matchOf(cards, null, 2, soundly(2, seed), seed), LIGHT).review.turningPoints).toEqual(
        [],
      );
    }
  });
});

describe('with a time limit', () => {
  /** A clock that goes on by so much whenever it is looked at. */
  function clock(step: number): () => number {
    let time = 0;
    return () => {
      time += step;
      return time;
    };
  }

  test('that is far away it says what it says without', () => {
    const time = { milliseconds: 1e9, now: clock(1e-3) };
    expect(reviewed(cardsBrain, log, { ...LIGHT, time }).review).toEqual(reviewed(cardsBrain, log, LIGHT).review);
  });

  test('nothing is looked at closely once time is up, but every point and decision is there', () => {
    const time = { milliseconds: 50, now: clock(10) };
    const { points, decisions } = reviewed(cardsBrain, log, { ...LIGHT, deep: 4, time }).review;
    expect(points).toHaveLength(5);
    expect(decisions).toHaveLength(4);
    expect(decisions.some(({ deep }) => deep)).toBe(false);
  });

  test('the second pass is cut short where the next look would end too late', () => {
    const burning = matchOf(cards, null, 4, ['burn', 'burn', 'burn', 'burn'], 4);
    const lookedIn = (milliseconds: number) => {
      const now = clock(1);
      const { decisions } = reviewed(cardsBrain, burning, { ...LIGHT, deep: 4, time: { milliseconds, now } }).review;
      return { looked: decisions.filter(({ deep }) => deep).length, ended: now() };
    };
    expect(lookedIn(1e6).looked).toBe(4);
    const { looked, ended } = lookedIn(500);
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThan(4);
    expect(ended).toBeLessThan(600);
  });
});
