/** What the rules foresee of a scoring, held against the scoring itself, in positions of random games. */

import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { SHARES } from '../../rules/airlines.ts';
import { endBlocked } from '../../rules/apply/scorings.ts';
import { facts } from '../../rules/facts.ts';
import { airlinesEurope } from '../../rules/game.ts';
import { thirdPortfolio } from '../../rules/scoring.ts';
import type { State } from '../../rules/state.ts';
import { paidFor } from '../support/act.ts';
import { config } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';

const watched = (state: State) => airlinesEurope.view(state, 'watcher');

/** The points of each share if the last scoring came at this very moment (AE-4.11 has one that needs no card). */
function scoredLast(state: State): number[][] {
  const after = airlinesEurope.clone(state);
  endBlocked(after, fastChance(1));
  const fresh = { ...after, payouts: after.payouts.slice(state.payouts.length) };
  return SHARES.map((share) => paidFor(fresh, share));
}

/** The same position before the last scoring, with every seventh of a random game. */
function beforeLast(seats: number, seed: number): State[] {
  const { states } = playRandomly(config({}), seats, seed);
  return states
    .slice(0, -1)
    .filter(({ frame }, at) => at % 7 === 0 && frame.kind !== 'opening' && frame.kind !== 'exchange')
    .map((state) => ({ ...airlinesEurope.clone(state), scorings: 2 }));
}

describe.each([3, 4, 5])('%i players', (seats) => {
  test('AE-8.3 to 8.5 what is foreseen is what the last scoring pays at that very moment', () => {
    for (const state of [1, 2, 3].flatMap((seed) => beforeLast(seats, seed))) {
      const { points, least, third } = facts(watched(state));
      expect(points).toEqual(scoredLast(state));
      expect(least).toEqual(points);
      expect(third).toBeNull();
    }
  });
});

test.each([2, 3, 4, 5])('AE-8.2 to 8.5 and what every scoring of a game of %i pays when it comes', (seats) => {
  let scorings = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const { states } = playRandomly(config({}), seats, seed);
    states.slice(1).forEach((after, at) => {
      const before = states[at];
      if (before === undefined || after.scorings !== before.scorings + 1) return;
      // Other decisions change a portfolio or the track in the same act.
      if (before.frame.kind !== 'market' && before.frame.kind !== 'share') return;
      scorings++;
      const { points, least } = facts(watched(before));
      const fresh = { ...after, payouts: after.payouts.slice(before.payouts.length) };
      SHARES.forEach((share, index) => {
        const paid = paidFor(fresh, share);
        if (seats > 2 || after.scorings < 3) expect(points[index], share).toEqual(paid);
        paid.forEach((count, seat) => {
          expect(count).toBeGreaterThanOrEqual(least[index]?.[seat] ?? 0);
          if (before.market.length === 0) expect(count).toBeLessThanOrEqual(points[index]?.[seat] ?? 0);
        });
      });
    });
  }
  expect(scorings).toBeGreaterThan(5);
});

describe('AE-9.2 two players', () => {
  const positions = [1, 2, 3, 4, 5, 6].flatMap((seed) => beforeLast(2, seed));

  test('AE-9.2 the points lie between the least and the most, in every world that everyone must reckon with', () => {
    const chance = fastChance(9);
    let open = 0;
    for (const state of positions) {
      const { points, least, third } = facts(watched(state));
      expect(third?.counts).toBe(true);
      const worlds = [state, ...[1, 2, 3].map(() => airlinesEurope.imagine(watched(state), chance))];
      for (const world of worlds) {
        scoredLast(world).forEach((bySeat, index) => {
          bySeat.forEach((count, seat) => {
            const [low, high] = [least[index]?.[seat] ?? 0, points[index]?.[seat] ?? 0];
            if (low < high) open++;
            expect(count).toBeGreaterThanOrEqual(low);
            expect(count).toBeLessThanOrEqual(high);
          });
        });
      }
    }
    expect(open).toBeGreaterThan(100);
  });

  test('AE-9.2 what is known of the third, and the number of hidden cards, make up all it has', () => {
    for (const state of positions) {
      const known = facts(watched(state)).third;
      const all = thirdPortfolio(state);
      const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
      known?.shares.forEach((count, share) => {
        expect(count).toBeLessThanOrEqual(all[share] ?? 0);
      });
      expect(known?.shares.at(-1)).toBe(all.at(-1));
      expect(sum(known?.shares ?? []) + (known?.hidden ?? 0)).toBe(sum(all));
    }
  });

  test('AE-9.2 the first two scorings do not count it', () => {
    for (const { ...state } of positions) {
      const { third, points, least } = facts(watched({ ...state, scorings: 1 }));
      expect(third?.counts).toBe(false);
      expect(least).toEqual(points);
    }
  });

  test('AE-11.5 once it is over nothing of it is hidden', () => {
    const { state } = playRandomly(config({}), 2, 1);
    expect(facts(watched(state)).third).toEqual({ shares: thirdPortfolio(state), hidden: 0, counts: true });
  });
});
