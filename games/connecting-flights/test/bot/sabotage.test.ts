/** CF-4.7 sabotage goes against whoever is ahead; one's own is paid off when it costs more to go without. */

import { describe, expect, test } from 'vitest';
import { appraiser } from '../../bot/appraise.ts';
import { TASTE } from '../../bot/taste.ts';
import type { Action } from '../../rules/actions.ts';
import type { SabotageId } from '../../rules/cards/ids.ts';
import { connectingFlights } from '../../rules/game.ts';
import type { Frame, State } from '../../rules/state.ts';
import { market, position } from '../support/position.ts';
import { PRINTED } from '../support/printed.ts';

function favourite(state: State, seat: number): Action {
  const actions = connectingFlights.actions(state, seat);
  const worth: number[] = [];
  appraiser(TASTE)(state, seat, actions, worth);
  return actions[worth.indexOf(Math.max(...worth))] as Action;
}

const ONE_FLIGHT = ['rio-de-janeiro', 'lima', 'plane-2', 'south-america-2'];
const TWO_FLIGHTS = ['athens', 'london', 'paris', 'plane-2/b', 'plane-3', 'europe-2', 'europe-2/b'];

describe('using one', () => {
  const drawn = (id: SabotageId, then: readonly number[] = []): Frame => ({
    kind: 'use',
    seat: 0,
    then,
    sabotage: PRINTED.sabotages.findIndex((sabotage) => sabotage.id === id),
    knownTo: 1,
  });
  const table = (id: SabotageId) =>
    position({
      seats: 3,
      frame: drawn(id),
      owned: [['cairo', 'nairobi', 'plane-1', 'africa-1'], ONE_FLIGHT, TWO_FLIGHTS],
      trucks: [[1], [1], [1, 1]],
      contrived: true,
    });

  test('a fine is for the leader', () => {
    expect(favourite(table('fine'), 0)).toEqual({ type: 'sabotage', victim: 2, on: null });
  });

  test('a grounded plane too', () => {
    expect(favourite(table('engine-failure'), 0)).toMatchObject({ type: 'sabotage', victim: 2 });
  });
});

test('what grounds a plane that would fly is lifted before the flights', () => {
  const state = position({
    seats: 3,
    frame: market(3, 0),
    owned: [TWO_FLIGHTS],
    trucks: [[1, 1]],
    coins: [30],
    sabotages: { 'engine-failure': 'plane-3' },
  });
  expect(favourite(state, 0)).toEqual({ type: 'lift', sabotage: 'engine-failure' });
});
