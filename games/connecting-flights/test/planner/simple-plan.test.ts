/** The plan that the rules list, held against the rules and against the best one. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { expect, test } from 'vitest';
import { propose } from '../../bot/brain.ts';
import { fleetOf } from '../../bot/planner/fleet.ts';
import { bestPlan } from '../../bot/planner/index.ts';
import { judgePlan } from '../../rules/flight/judge.ts';
import { simplePlan } from '../../rules/flight/simple-plan.ts';
import { tablesOf } from '../../rules/tables.ts';
import { config } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';

const positions = [2, 3, 5].flatMap((seats) =>
  playRandomly(config(), seats, seats).states.flatMap((state) =>
    state.frame.kind === 'plans' ? Array.from({ length: seats }, (_, seat) => ({ state, seat })) : [],
  ),
);

test.each(positions.map((position, place) => [place, position] as const))('position %i', (_, { state, seat }) => {
  const tables = tablesOf(state.config.board);
  const plan = simplePlan(state, tables, seat);
  const verdicts = judgePlan(state, tables, seat, plan).flat();
  expect(verdicts.map(({ refusal }) => refusal)).toEqual(plan.map(() => null));
  expect(connectingFlights.check(state, seat, { type: 'fly', chains: plan })).toBeNull();

  const best = bestPlan(fleetOf(state, tables, seat));
  expect(verdicts.reduce((sum, { revenue }) => sum + revenue, 0)).toBeLessThanOrEqual(best.revenue);
  if (best.plan.length > 0) expect(plan.length).toBeGreaterThan(0);
  expect(propose(state, seat)).toEqual([{ type: 'fly', chains: best.plan }]);
});

test('there are positions with flights and without', () => {
  const counts = positions.map(({ state, seat }) => simplePlan(state, tablesOf(state.config.board), seat).length);
  expect(Math.min(...counts)).toBe(0);
  expect(Math.max(...counts)).toBeGreaterThan(0);
});
