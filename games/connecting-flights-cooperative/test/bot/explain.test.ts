/** A hint is told with its win chance, its error and a reason; more sequences of demand make it surer. */

import { playerOf } from '@tarmac/bots';
import { cooperativeFlightsBrain, explain, TERMS } from '@tarmac/connecting-flights-cooperative/bot';
import { cooperativeFlights, pawnsLeft } from '@tarmac/connecting-flights-cooperative/rules';
import { fastChance } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { ALL_TABLES, positionsOf, tableOf } from './support.ts';

const { bot } = playerOf(cooperativeFlightsBrain, 'captain');

test('in every scenario the best of market and flights is told, mostly with a reason', () => {
  const named = new Set<string>();
  let compared = 0;
  let reasoned = 0;
  for (const table of ALL_TABLES) {
    for (const kind of ['market', 'flights', 'further'] as const) {
      const positions = positionsOf(table, 4, kind);
      for (const state of positions.filter((_, place) => place % 12 === 2)) {
        const actions = cooperativeFlights.actions(state, 0);
        const decision = bot(cooperativeFlights.view(state, 0), actions, { simulations: 20 }, fastChance(5));
        const [best] = explain(decision);
        expect(best).toMatchObject({ action: decision.action, chosen: true });
        expect(best?.winShare).toBeGreaterThanOrEqual(0);
        expect(best?.winShare).toBeLessThanOrEqual(1);
        expect(best?.winShareError).toBeGreaterThanOrEqual(0);
        if (decision.candidates.length === 1) continue;
        compared++;
        if (!best?.reason) continue;
        reasoned++;
        named.add(best.reason.term);
      }
    }
  }
  expect(compared).toBeGreaterThan(20);
  expect(reasoned / compared).toBeGreaterThan(0.8);
  expect(named.size).toBeGreaterThan(2);
  for (const term of named) expect(TERMS).toContain(term);
});

test('with more sequences the error is smaller', () => {
  const state = positionsOf(tableOf(1, { difficulty: 'medium' }), 8, 'market').find(({ round }) => round === 5);
  if (state === undefined) throw new Error('no market in round 5');
  const errorWith = (simulations: number) => {
    const actions = cooperativeFlights.actions(state, 0);
    const { candidates } = bot(cooperativeFlights.view(state, 0), actions, { simulations }, fastChance(1));
    return candidates.find(({ action }) => action.type === 'pass')?.error ?? 0;
  };
  expect(errorWith(640)).toBeGreaterThan(0);
  expect(errorWith(640)).toBeLessThan(errorWith(20));
});

test('before the last flights it is certain who wins: with all pawns home, and not before', () => {
  const states = positionsOf(tableOf(1, { difficulty: 'medium' }), 8, 'flights').filter(({ round }) => round === 10);
  expect(states.length).toBeGreaterThan(0);
  for (const state of states) {
    const actions = cooperativeFlights.actions(state, 0);
    const [best] = explain(bot(cooperativeFlights.view(state, 0), actions, { simulations: 20 }, fastChance(1)));
    expect(best?.winShareError).toBe(0);
    const home = (best?.points ?? 0) - state.home;
    expect(best?.winShare).toBe(home === pawnsLeft(state) ? 1 : 0);
  }
});
