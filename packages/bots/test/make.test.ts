/** Contestants by name. */

import { answer, type Brain, CONTESTANTS, LEVELS, type Limits, playerOf } from '@tarmac/bots';
import { fastChance } from '@tarmac/kit';
import { deepFreeze } from '@tarmac/kit/conformance';
import { describe, expect, test } from 'vitest';
import { type Cards, cards, cardsBrain } from './games/cards.ts';
import { mazeBrain } from './games/maze.ts';

describe.each(CONTESTANTS)('%s', (contestant) => {
  test('plays whole games with every number of seats and changes nothing it is shown', () => {
    const { bot, budget } = playerOf(cardsBrain, contestant, 0.2);
    for (const seats of [2, 3, 4]) {
      const state = cards.setup(null, seats, fastChance(seats));
      for (let seat = 0; seat < seats; seat++) {
        const view = deepFreeze(cards.view(state, seat));
        const actions = deepFreeze(cards.actions(state, seat));
        const { action, candidates } = bot(view, actions, budget, fastChance(seat));
        expect(cards.check(state, seat, action)).toBeNull();
        expect(candidates.map((candidate) => candidate.action)).toContain(action);
        cards.apply(state, seat, action, fastChance(seat));
      }
      expect(cards.outcome(state)).not.toBeNull();
    }
  });
});

describe('a player', () => {
  test('thinks with a part of the simulations of its level, and at least with one', () => {
    const simulations = (contestant: (typeof CONTESTANTS)[number], scale?: number) =>
      playerOf(cardsBrain, contestant, scale).budget.simulations;
    expect(LEVELS.map((level) => simulations(level))).toEqual([0, 20, 100, 300]);
    expect(simulations('pilot', 0.5)).toBe(50);
    expect(simulations('trainee', 0.001)).toBe(1);
    expect([simulations('greedy', 0.1), simulations('flat', 0.1)]).toEqual([30, 30]);
  });
});

describe('a game with a planner of its own', () => {
  const asked: Limits[] = [];
  /** Burns whatever it has, which no search would do. */
  const planning: Brain<Cards> = {
    ...cardsBrain,
    plan(limits) {
      asked.push(limits);
      return () => ({
        action: 'burn',
        candidates: [{ action: 'burn', value: 0, error: 0, points: 0, pointsError: 0, reasons: [] }],
      });
    },
  };
  const state = cards.setup(null, 2, fastChance(1));

  function choiceOf(contestant: (typeof CONTESTANTS)[number]): string {
    const { bot, budget } = playerOf(planning, contestant);
    return bot(cards.view(state, 0), cards.actions(state, 0), budget, fastChance(7)).action;
  }

  test('has its levels made by it, each with its own limits and simulations', () => {
    asked.length = 0;
    const { trainee, pilot, captain } = cardsBrain.levels;
    expect((['trainee', 'pilot', 'captain'] as const).map(choiceOf)).toEqual(['burn', 'burn', 'burn']);
    expect(asked).toEqual([trainee, pilot, captain]);
    expect(playerOf(planning, 'pilot', 0.5).budget.simulations).toBe(pilot.simulations / 2);
  });

  test('is still searched by the parts that levels are compared with', () => {
    asked.length = 0;
    for (const part of ['policy', 'greedy', 'flat'] as const) expect(choiceOf(part)).not.toBe('burn');
    expect(asked).toEqual([]);
  });

  test('answers a worker by its planner too', () => {
    const question = { game: 'tiny', level: 'captain', view: cards.view(state, 0), actions: ['keep'], seed: 1 };
    const given = answer([planning as Brain], question, () => 0);
    expect(given).toMatchObject({ ok: true, value: { action: 'burn' } });
  });
});

const LOOKS = { plain: 1, nice: 5, never: Number.NEGATIVE_INFINITY };
const fan = mazeBrain({
  start: { seat: 0, ways: { never: 'end', plain: 'end', nice: 'end' }, looks: LOOKS },
  end: { scores: [0, 0] },
});

function taken(contestant: 'random' | 'policy'): string[] {
  const { bot, budget } = playerOf(fan, contestant);
  const actions = fan.game.actions({ at: 'start' }, 0);
  const seen = Array.from({ length: 100 }, (_, seed) =>
    bot({ eye: 0, at: 'start' }, actions, budget, fastChance(seed)),
  );
  return [...new Set(seen.map(({ action }) => action.go))].toSorted();
}

test('random takes whatever there is', () => {
  expect(taken('random')).toEqual(['never', 'nice', 'plain']);
});

test('policy takes what looks best, always', () => {
  expect(taken('policy')).toEqual(['nice']);
});
