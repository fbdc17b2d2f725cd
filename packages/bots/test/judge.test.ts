/** The judge: win shares that sum to 1, and the outcome itself once there is one. */

import { makeJudge } from '@tarmac/bots';
import { fastChance, playout } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { cards, cardsBrain } from './games/cards.ts';
import { mazeBrain } from './games/maze.ts';

const brain = mazeBrain(
  {
    start: { seat: 0, ways: { on: 'won' } },
    won: { scores: [7, 3] },
    drawn: { scores: [4, 4] },
  },
  { start: [1, -0.5], won: [-3, 0] },
);

describe('judge', () => {
  test('gives the softmax of the strengths and the fitted points while the game lasts', () => {
    const { shares, points, byTerm } = makeJudge(brain)({ at: 'start' });
    expect(shares[0]).toBeCloseTo(1 / (1 + Math.exp(-0.5)), 12);
    expect(shares[1]).toBeCloseTo(1 / (1 + Math.exp(0.5)), 12);
    expect([...points]).toEqual([14.5, 5]);
    expect([...byTerm]).toEqual([1, -0.5, 0, 0]);
  });

  test('gives the outcome at the end, a shared place shared', () => {
    const judge = makeJudge(brain);
    expect([...judge({ at: 'won' }).shares]).toEqual([1, 0]);
    expect([...judge({ at: 'won' }).points]).toEqual([7, 3]);
    expect([...judge({ at: 'drawn' }).shares]).toEqual([0.5, 0.5]);
  });

  test.each([2, 3, 4])('gives shares that sum to 1, with %i seats, and at the end the outcome', (seats) => {
    const judge = makeJudge(cardsBrain);
    for (let seed = 0; seed < 50; seed++) {
      const state = cards.setup(null, seats, fastChance(seed));
      const sum = () =>
        judge(state)
          .shares.slice(0, seats)
          .reduce((all, share) => all + share, 0);
      expect(sum()).toBeCloseTo(1, 12);
      playout(cards, state, seats, fastChance(seed));
      expect(sum()).toBeCloseTo(1, 12);
      const ranks = cards.outcome(state)?.ranks ?? [];
      const winners = ranks.filter((rank) => rank === 1).length;
      expect([...judge(state).shares].slice(0, seats)).toEqual(ranks.map((rank) => (rank === 1 ? 1 / winners : 0)));
    }
  });

  test('no longer tells positions apart by a term that is frozen', () => {
    const judge = makeJudge(brain, 'coins');
    judge.freeze({ at: 'start' });
    const before = [...judge({ at: 'start' }).shares];
    expect(before[0]).toBeCloseTo(1 / (1 + Math.exp(-0.5)), 12);
    // Won, with four coins less and half a plane more, of which only the plane counts.
    expect(judge({ at: 'won' }).shares[0]).toBeCloseTo(1 / (1 + Math.exp(-1)), 12);
  });
});
