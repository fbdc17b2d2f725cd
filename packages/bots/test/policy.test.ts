/** The rules policy, its playouts, and the shortlist made of the same appraisals. */

import { flatSearch, policyChoice, policyPlayout } from '@tarmac/bots';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { shortlist } from '../src/shortlist.ts';
import { estimate, newTally } from '../src/tally.ts';
import { mazeBrain } from './games/maze.ts';
import { THOROUGH } from './games/tiny.ts';

const DOMINATED = Number.NEGATIVE_INFINITY;

/** Seat 0 moves twice, seat 1 once, seat 0 once, seat 1 twice; then it is over. */
const line = mazeBrain({
  start: { seat: 0, ways: { on: 'a' } },
  a: { seat: 0, ways: { on: 'b' } },
  b: { seat: 1, ways: { on: 'c' } },
  c: { seat: 0, ways: { on: 'd' } },
  d: { seat: 1, ways: { on: 'e' } },
  e: { seat: 1, ways: { on: 'end' } },
  end: { scores: [0, 0] },
});

const looks = { plain: 3, nice: 5, tied: 5, bad: -1, never: DOMINATED };
const fan = mazeBrain({
  start: { seat: 0, ways: { never: 'end', plain: 'end', nice: 'end', tied: 'end', bad: 'end' }, looks },
  end: { scores: [0, 0] },
});
const start = { at: 'start' };
const ACTIONS = fan.game.actions(start, 0);

describe('a playout by the policy', () => {
  test.each([
    [0, 'start'],
    [1, 'b'],
    [2, 'c'],
    [3, 'd'],
    [4, 'end'],
    [99, 'end'],
  ])('ends when the move has passed %i times from a seat that is done, at %s', (passes, at) => {
    const state = { at: 'start' };
    policyPlayout(line, 0)(state, 1, passes, fastChance(1));
    expect(state.at).toBe(at);
  });

  test.each([
    [0, 'b'],
    [1, 'c'],
    [99, 'end'],
  ])('lets the seat that moved last go on before it counts to %i, ending at %s', (passes, at) => {
    const state = { at: 'start' };
    policyPlayout(line, 0)(state, 0, passes, fastChance(1));
    expect(state.at).toBe(at);
  });
});

describe('the policy', () => {
  test('takes what looks best, of equals the first', () => {
    expect(policyChoice(fan, 0)(start, 0, ACTIONS, fastChance(1))).toEqual({ go: 'nice' });
  });

  test('with noise takes what is as good or nearly, never what is dominated', () => {
    const chance = fastChance(1);
    const taken = (noise: number) => {
      const choose = policyChoice(fan, noise);
      return [...new Set(Array.from({ length: 300 }, () => choose(start, 0, ACTIONS, chance).go))].toSorted();
    };
    expect(taken(1)).toEqual(['nice', 'tied']);
    expect(taken(4)).toEqual(['nice', 'plain', 'tied']);
    expect(taken(1000)).toEqual(['bad', 'nice', 'plain', 'tied']);
  });
});

describe('what the brain proposes', () => {
  const proposing = { ...fan, propose: () => [{ go: 'tied' }] };
  const few = ACTIONS.filter(({ go }) => go === 'plain' || go === 'bad');

  test('is chosen from, though it is not listed, by the policy and for a search', () => {
    expect(policyChoice(proposing, 0)(start, 0, few, fastChance(1))).toEqual({ go: 'tied' });
    expect(shortlist(proposing, start, 0, few, 9).map(({ action }) => action.go)).toEqual(['tied', 'plain', 'bad']);
  });

  test('comes first among equals, and once where it is listed too', () => {
    expect(policyChoice(proposing, 0)(start, 0, ACTIONS, fastChance(1))).toEqual({ go: 'tied' });
    const all = shortlist(proposing, start, 0, ACTIONS, 9).map(({ action }) => action.go);
    expect(all).toEqual(['tied', 'nice', 'plain', 'bad']);
  });
});

describe('the shortlist', () => {
  const listed = (most: number, actions = ACTIONS) =>
    shortlist(fan, start, 0, actions, most).map(({ action }) => action.go);

  test('has what looks best first, as many as there may be', () => {
    expect(listed(2)).toEqual(['nice', 'tied']);
    expect(listed(3)).toEqual(['nice', 'tied', 'plain']);
  });

  test('never has what is dominated, however long it may be', () => {
    expect(listed(99)).toEqual(['nice', 'tied', 'plain', 'bad']);
  });

  test('unless there is nothing else', () => {
    expect(listed(99, [{ go: 'never' }])).toEqual(['never']);
  });
});

describe('families', () => {
  const related = { ...fan, familyOf: ({ go }: { readonly go: string }) => (go === 'bad' ? null : 'kin') };
  const listed = (ofOneFamily?: number) =>
    shortlist(related, start, 0, ACTIONS, 99, ofOneFamily).map(({ action }) => action.go);

  test('of each only the best two are listed, of what is like no other all', () => {
    expect(listed()).toEqual(['nice', 'tied', 'bad']);
  });

  test('unless more are asked for', () => {
    expect(listed(99)).toEqual(['nice', 'tied', 'plain', 'bad']);
  });
});

describe('a first glance', () => {
  test('is told as the distance from the mean of the list, in points', () => {
    const glances = shortlist(fan, start, 0, ACTIONS, 3).map(({ glance }) => glance);
    expect(glances.map((glance) => Math.round(3 * glance))).toEqual([2, 2, -4]);
  });

  test('counts like twenty simulations, and nothing where the game gives it no worth', () => {
    const tally = newTally('any', 0.1, 0);
    tally.simulations = 20;
    tally.share.mean = 0.3;
    expect(estimate(tally, 0.2)).toBeCloseTo((0.3 + (0.2 + 0.1)) / 2, 12);
    expect(estimate({ ...tally, glance: null }, 0.2)).toBe(0.3);
    expect(estimate({ ...tally, simulations: 1e9 }, 0.2)).toBeCloseTo(0.3, 6);
  });
});

describe('a search that goes by looks too', () => {
  /** Looks say one thing, and whoever looks on finds the other. */
  const deceptive = {
    ...mazeBrain({
      start: { seat: 0, ways: { pretty: 'lost', sound: 'won' }, looks: { pretty: 60, sound: 0 } },
      lost: { scores: [0, 1] },
      won: { scores: [1, 0] },
    }),
    sharePerPoint: 1,
  };
  const choose = (simulations: number) =>
    flatSearch(deceptive, THOROUGH)(
      { eye: 0, at: 'start' },
      deceptive.game.actions(start, 0),
      { simulations },
      fastChance(1),
    );

  test('believes them with few simulations and finds out with many', () => {
    expect(choose(2).action.go).toBe('pretty');
    expect(choose(5000).action.go).toBe('sound');
  });

  test('still tells shares between 0 and 1', () => {
    for (const { value } of choose(2).candidates) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });
});
