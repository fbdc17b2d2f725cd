/** CF-4.3 no bid is ever above what the card is worth to the bidder. */

import { type Bidding, tablesOf } from '@tarmac/connecting-flights/rules';
import { describe, expect, test } from 'vitest';
import { appraiser } from '../../bot/appraise.ts';
import { TASTE } from '../../bot/taste.ts';
import { worthReader } from '../../bot/worth.ts';
import type { Action } from '../../rules/actions.ts';
import { connectingFlights } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { called, position } from '../support/position.ts';
import { positionsIn, SEAT_COUNTS } from './support.ts';

const appraise = appraiser(TASTE);

function appraised(state: State, seat: number, actions: readonly Action[]): number[] {
  const into: number[] = [];
  appraise(state, seat, actions, into);
  return into;
}

function favourite(state: State, seat: number): Action {
  const actions = connectingFlights.actions(state, seat).filter((action) => !connectingFlights.isOptional(action));
  const worth = appraised(state, seat, actions);
  return actions[worth.indexOf(Math.max(...worth))] as Action;
}

test('whatever is called, in 300 biddings', () => {
  let biddings = 0;
  let tooDear = 0;
  for (const { state, seat } of positionsIn(SEAT_COUNTS, 8)) {
    if (state.frame.kind !== 'bid') continue;
    biddings++;
    const worth = worthReader(TASTE)(state, tablesOf(state.config.board), seat).gained(state.row[0] as number);
    const actions: Action[] = Array.from({ length: 101 }, (_, coins) => ({ type: 'bid', coins }));
    const looks = appraised(state, seat, actions);
    const sound = looks.flatMap((look, coins) => (look === Number.NEGATIVE_INFINITY ? [] : [coins]));
    // A bot looks at one bid, the best it can think of.
    expect(sound).toHaveLength(worth < 0 ? 0 : 1);
    for (const coins of sound) expect(coins).toBeLessThanOrEqual(worth);
    if (worth < 100) tooDear++;
    if (biddings === 300) break;
  }
  expect(tooDear).toBeGreaterThan(100);
});

describe('bidding', () => {
  const hand = ['athens', 'london', 'paris', 'plane-2', 'europe-2', 'europe-2/b'];
  const sale = (more: Partial<Bidding>) =>
    position({
      seats: 3,
      frame: { ...called(3), ...more } as Bidding,
      owned: [hand],
      trucks: [[1, 1]],
      row: ['plane-2/b'],
    });

  test('one bids for what completes a flight, at the printed price where nobody else wants it', () => {
    expect(favourite(sale({}), 0)).toEqual({ type: 'bid', coins: 18 });
  });

  test('and passes on what is of no use', () => {
    const state = position({ seats: 3, round: 10, frame: called(3), owned: [hand], row: ['plane-1'], coins: [12] });
    expect(favourite(state, 0)).toEqual({ type: 'pass' });
  });
});

test('CF-4.2 the first player adds the airport that its passenger waits for', () => {
  const state = position({
    seats: 5,
    frame: { kind: 'add', seat: 0, slot: -1 },
    owned: [['athens', 'london', 'plane-2', 'plane-2/b', 'europe-2', 'africa-2']],
    trucks: [[1, 2]],
  });
  const added = favourite(state, 0);
  expect(['cairo', 'johannesburg', 'nairobi']).toContain(added.type === 'addAirport' ? added.city : added.type);
});
