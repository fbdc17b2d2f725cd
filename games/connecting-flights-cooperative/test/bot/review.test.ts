/** What a review asks of the planner: the worth of any action somebody has played, and the team's chance anywhere. */

import { cooperativeFlightsBrain } from '@tarmac/connecting-flights-cooperative/bot';
import { type Action, type Config, cooperativeFlights, type State } from '@tarmac/connecting-flights-cooperative/rules';
import { fastChance, same } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { planner } from '../../bot/plan.ts';
import { positionsOf, tableOf } from './support.ts';

const { levels, teamChance } = cooperativeFlightsBrain;
const TABLE = tableOf(2, { difficulty: 'medium' });
/** Each kind of decision, at a table where it comes up. */
const KINDS = [
  ['place', { scenario: 'olympic-games' }],
  ['first', {}],
  ['take', { beginner: true }],
  ['market', {}],
  ['flights', {}],
  ['further', { scenario: 'creating-demand' }],
] as const satisfies readonly (readonly [State['frame']['kind'], Partial<Config>])[];

function judged(state: State, played: Action) {
  const actions = cooperativeFlights.actions(state, 0);
  const view = cooperativeFlights.view(state, 0);
  const { candidates } = planner(levels.captain, played)(view, actions, { simulations: 12 }, fastChance(1));
  return { candidates, own: candidates.filter(({ action }) => same(action, played)) };
}

test.each(KINDS)('in %s any action is judged once with the others, and the team has a chance', (kind, wishes) => {
  const states = positionsOf(tableOf(2, { difficulty: 'medium', ...wishes }), 4, kind);
  const state = states[states.length >> 1];
  if (state === undefined) throw new Error(`no ${kind}`);
  const actions = cooperativeFlights.actions(state, 0);
  const whim = fastChance(2);
  for (let asked = 0; asked < 2; asked++) {
    const { candidates, own } = judged(state, actions[whim.draw(actions.length)] as Action);
    expect(own).toHaveLength(1);
    expect(candidates.length).toBeLessThanOrEqual(levels.captain.candidates + 1);
    for (const { value } of candidates) expect(value >= 0 && value <= 1).toBe(true);
  }
  const { share, error } = teamChance?.(state, fastChance(1)) ?? { share: -1, error: -1 };
  expect(share > 0 && share < 1).toBe(true);
  expect(error).toBeGreaterThanOrEqual(0);
});

test('CF-6.2 who stops while pawns could come home is behind whoever flies them', () => {
  const flights = positionsOf(TABLE, 4, 'flights').filter(({ round }) => round >= 6);
  const behind = flights.slice(0, 6).flatMap((state) => {
    const { candidates, own } = judged(state, { type: 'pass' });
    const [best] = candidates;
    return best === undefined || best.action.type === 'pass' ? [] : [best.value - (own[0]?.value ?? 1)];
  });
  expect(behind.length).toBeGreaterThan(0);
  for (const loss of behind) expect(loss).toBeGreaterThan(0);
});

test('what a review asks leaves no trace in what the bots do next', () => {
  const [state] = positionsOf(TABLE, 4, 'market').slice(5);
  if (state === undefined) throw new Error('no market');
  const once = judged(state, { type: 'pass' });
  expect(judged(state, { type: 'pass' })).toEqual(once);
});

test('CF-1.8 while something is proposed the team has the chance it had before', () => {
  const [market] = positionsOf(tableOf(2, { consent: true }), 4, 'market');
  if (market === undefined) throw new Error('no market');
  const bought = cooperativeFlights.actions(market, 0).find(({ type }) => type === 'buy');
  const proposed = cooperativeFlights.clone(market);
  cooperativeFlights.apply(proposed, 0, bought as Action, fastChance(1));
  expect(proposed.frame.kind).toBe('consent');
  const before = teamChance?.(market, fastChance(1));
  expect(before?.share).toBeGreaterThan(0);
  expect(teamChance?.(proposed, fastChance(1))).toEqual(before);
});
