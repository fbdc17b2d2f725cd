/** What the rules foresee of a scoring, held against the scoring itself, in positions of random games. */

import { airlines, facts } from '@tarmac/airlines/rules';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { endGame } from '../../rules/apply/scorings.ts';
import { thirdPlayer } from '../../rules/scoring.ts';
import type { State } from '../../rules/state.ts';
import { paidFor } from '../support/act.ts';
import { NAMES } from '../support/booklet.ts';
import { config } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';

const watched = (state: State) => airlines.view(state, 'watcher');

/** The points of each airline if the last scoring came at this very moment. */
function scoredLast(state: State): number[][] {
  const after = airlines.clone(state);
  endGame(after, 'AL-9.5', fastChance(1));
  const fresh = { ...after, payouts: after.payouts.slice(state.payouts.length) };
  return NAMES.map((airline) => paidFor(fresh, airline));
}

/** Every seventh position of a random game in which stock is laid, as if the last scoring were still to come. */
function beforeLast(seats: number, seed: number): State[] {
  const { states } = playRandomly(config(), seats, seed, ({ type }) => type === 'found' || type === 'play');
  return states
    .slice(0, -1)
    .filter((_, at) => at % 7 === 0)
    .map((state) => ({ ...airlines.clone(state), scorings: 2 }));
}

test.each([3, 4, 5, 6])('AL-9.2 what is foreseen is what a scoring pays at that very moment, %i players', (seats) => {
  for (const state of [1, 2, 3].flatMap((seed) => beforeLast(seats, seed))) {
    const { points, least, third } = facts(watched(state));
    expect(points).toEqual(scoredLast(state));
    expect(least).toEqual(points);
    expect(third).toBeNull();
  }
});

describe('AL-9.4 two players', () => {
  const positions = [1, 2, 3, 4, 5, 6].flatMap((seed) => beforeLast(2, seed));

  test('AL-9.4 the points lie between the least and the most, in every world that everyone must reckon with', () => {
    const chance = fastChance(9);
    let open = 0;
    for (const state of positions) {
      const { points, least, third } = facts(watched(state));
      expect(third?.counts).toBe(true);
      const worlds = [state, ...[1, 2, 3].map(() => airlines.imagine(watched(state), chance))];
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

  test('AL-9.4 what lies in the row, and the number of hidden cards, make up all it has', () => {
    for (const state of positions) {
      const known = facts(watched(state)).third;
      const all = thirdPlayer(state);
      const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
      expect(sum(known?.stock ?? [])).toBe(state.row.length);
      expect(state.row.length + (known?.hidden ?? 0)).toBe(sum(all));
    }
  });

  test('AL-9.4 the scorings before the last one do not count it', () => {
    for (const { ...state } of positions) {
      const { third, points, least } = facts(watched({ ...state, scorings: 1 }));
      expect(third?.counts).toBe(false);
      expect(least).toEqual(points);
    }
  });

  test('AL-11.3 once it is over nothing of it is hidden', () => {
    const { state } = playRandomly(config(), 2, 1);
    expect(facts(watched(state)).third).toMatchObject({ stock: thirdPlayer(state), hidden: 0 });
  });
});
