/** Levels play the second best now and then, as often as their temperature says, and never what is dominated. */

import { flatSearch, greedy, type Limits } from '@tarmac/bots';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { mazeBrain } from './games/maze.ts';
import { THOROUGH } from './games/tiny.ts';

/** Three ways worth 0.6, 0.5 and 0.4 of a win, and one that looks like a sure win but is dominated. */
const WORTH = { good: 0.6, fair: 0.5, poor: 0.4 };
const brain = mazeBrain(
  {
    start: {
      seat: 0,
      ways: { poor: 'poor', dominated: 'dominated', good: 'good', fair: 'fair' },
      looks: { dominated: Number.NEGATIVE_INFINITY },
    },
    ...Object.fromEntries([...Object.keys(WORTH), 'dominated'].map((at) => [at, { seat: 0, ways: { end: 'end' } }])),
    end: { scores: [1, 0] },
  },
  {
    ...Object.fromEntries(Object.entries(WORTH).map(([at, share]) => [at, [Math.log(share / (1 - share)), 0]])),
    dominated: [10, 0],
  },
);
const ACTIONS = brain.game.actions({ at: 'start' }, 0);

function frequencies(temperature: number, decisions: number): Map<string, number> {
  // A horizon of nothing judges each way where it leads.
  const bot = greedy(brain, { remembers: true, temperature });
  const counts = new Map<string, number>();
  const chance = fastChance(11);
  for (let decision = 0; decision < decisions; decision++) {
    const { go } = bot({ eye: 0, at: 'start' }, ACTIONS, { simulations: 4 }, chance).action;
    counts.set(go, (counts.get(go) ?? 0) + 1);
  }
  return counts;
}

describe('temperature', () => {
  test('at 0 the best is taken always', () => {
    expect([...frequencies(0, 200)]).toEqual([['good', 200]]);
  });

  test.each([0.05, 0.1, 0.5])('at %f choices are as frequent as the softmax of their win shares', (temperature) => {
    const decisions = 3000;
    const counts = frequencies(temperature, decisions);
    expect(counts.has('dominated')).toBe(false);
    const weights = Object.entries(WORTH).map(([go, share]) => ({ go, weight: Math.exp(share / temperature) }));
    const sum = weights.reduce((all, { weight }) => all + weight, 0);
    let chiSquare = 0;
    for (const { go, weight } of weights) {
      const expected = (decisions * weight) / sum;
      chiSquare += ((counts.get(go) ?? 0) - expected) ** 2 / expected;
    }
    // Two degrees of freedom: chance alone goes beyond this once in a thousand times.
    expect(chiSquare).toBeLessThan(13.8);
  });

  test('flat search is as warm, and never takes what is dominated', () => {
    const limits: Limits = { ...THOROUGH, temperature: 1 };
    const taken = new Set<string>();
    for (let seed = 0; seed < 100; seed++) {
      const { action } = flatSearch(brain, limits)(
        { eye: 0, at: 'start' },
        ACTIONS,
        { simulations: 12 },
        fastChance(seed),
      );
      taken.add(action.go);
    }
    expect([...taken].toSorted()).toEqual(['fair', 'good', 'poor']);
  });
});
