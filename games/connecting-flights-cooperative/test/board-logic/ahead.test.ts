/** What the rounds left may cost and bring, as the page puts it. */

import { describe, expect, test } from 'vitest';
import { planFor } from '../../board/logic/budget.ts';
import { costsAhead, dangersIn } from '../../board/logic/forecast.ts';
import { facts } from '../../bot/facts.ts';
import { scene } from '../../rules/facts.ts';
import { cooperativeFlights } from '../../rules/game.ts';
import { type Position, position } from '../rules/support/position.ts';
import { DECISIONS } from './decisions.ts';

const sightOf = (wish: Position) => {
  const view = cooperativeFlights.view(position(wish), 0);
  return { view, scene: scene(view), facts: facts(view) };
};

describe('CF-6.4, CF-6.5 what the end of the round may cost', () => {
  test('lies between the least and the most, and is told with its reasons', () => {
    let spread = 0;
    for (const { view, scene } of DECISIONS) {
      const told = facts(view);
      const costs = costsAhead(told);
      expect(costs === null).toBe(told.forecast === null);
      if (costs === null) continue;
      expect(costs.least).toBeLessThanOrEqual(costs.mean);
      expect(costs.mean).toBeLessThanOrEqual(costs.most);
      const dangers = dangersIn(scene, view, told);
      expect(dangers.length > 0).toBe(costs.most > costs.least);
      for (const { count, of, chance } of dangers) {
        expect(count).toBeLessThan(of);
        expect(chance).toBeGreaterThan(0);
      }
      if (costs.most > costs.least) spread++;
    }
    expect(spread).toBeGreaterThan(5);
  });

  test('CF-7.6 interest and carbon tax are certain', () => {
    const { facts: told } = sightOf({ seats: 1, scenario: 'future', coins: 39, trucks: [[1, 3, 4]] });
    expect(costsAhead(told)?.least).toBe(9 + 2);
  });
});

describe('CF-6.3, CF-6.5 charters and income as a plan', () => {
  const sight = sightOf({ seats: 1, round: 8, coins: 20, frame: 'flights', charters: 1, difficulty: 'easy' });

  test('what can be spent grows by the income of each round', () => {
    const { rounds, all } = planFor(sight.scene, sight.view, sight.facts, 0);
    expect(rounds.map(({ round, spend, market }) => [round, spend, market])).toEqual([
      [8, 20, 20],
      [9, 65, 65],
      [10, 110, 110],
    ]);
    expect(all).toBe(110);
  });

  test('charters of this round go on from those made, those of the others begin anew', () => {
    const row = sight.scene.charterRow;
    const three = row.slice(0, 3).reduce((sum, price) => sum + price, 0);
    const plan = planFor(sight.scene, sight.view, sight.facts, 3);
    expect(plan.charters).toBe(three - (row[0] ?? 0) + 2 * three);
    expect(plan.rounds.at(-1)?.market).toBe(110 - plan.charters);
  });
});
