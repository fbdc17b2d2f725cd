/** What taps make of a choice: every legal action can be drafted, and a draft never comes to anything else. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { tapCity } from '@tarmac/flights/board/logic';
import { describe, expect, test } from 'vitest';
import { actionOf, draftOf, hasChosen, laidIn, madeBy, NO_FLIGHT, NOTHING } from '../../board/logic/draft.ts';
import { optionsOf } from '../../board/logic/options.ts';
import { DECISIONS } from './games.ts';

test('every legal action has a draft that comes to it', () => {
  const seen = new Set<string>();
  for (const { state, seat } of DECISIONS) {
    for (const action of connectingFlights.actions(state, seat)) {
      seen.add(action.type);
      expect(actionOf(draftOf(action, 3))).toEqual(action);
    }
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['keep', 'start', 'first', 'addAirport', 'bid', 'rent', 'fly', 'sabotage']),
  );
});

test('nothing chosen comes to nothing', () => {
  expect(actionOf(NOTHING)).toBeNull();
  expect(actionOf(NO_FLIGHT)).toBeNull();
  expect(actionOf({ kind: 'victim', victim: 1, on: null, lies: true })).toBeNull();
});

test('CF-4.5 a plan that lies there is nothing chosen, and lies there for its round only', () => {
  const laid = { round: 3, action: { type: 'fly', chains: [] } } as const;
  expect(actionOf({ kind: 'none', laid })).toBeNull();
  expect(actionOf({ kind: 'plan', laid })).toBe(laid.action);
  expect([laidIn({ kind: 'none', laid }, 3), laidIn({ kind: 'plan', laid }, 3)]).toEqual([laid, laid]);
  expect([laidIn({ kind: 'plan', laid }, 4), laidIn(NOTHING, 3), laidIn(null, 3)]).toEqual([null, null, null]);
});

test('CF-1.8 what is chosen beside it leaves the plan where it lies', () => {
  const laid = { round: 3, action: { type: 'fly', chains: [] } } as const;
  const draft = draftOf({ type: 'recall' }, 3, laid);
  expect(actionOf(draft)).toEqual({ type: 'recall' });
  expect(laidIn(draft, 3)).toBe(laid);
  expect(draftOf({ type: 'recall' }, 3)).toEqual({ kind: 'action', action: { type: 'recall' } });
});

describe('the first flight (CF-3.3)', () => {
  test('takes the first city tapped as its origin, the second as its destination', () => {
    const one = tapCity(NO_FLIGHT, 'london');
    expect(one).toMatchObject({ from: 'london', to: null });
    expect(tapCity(one, 'paris')).toMatchObject({ from: 'london', to: 'paris' });
  });

  test('lets go of a city that is tapped again', () => {
    const both = tapCity(tapCity(NO_FLIGHT, 'london'), 'paris');
    expect(tapCity(both, 'paris')).toMatchObject({ from: 'london', to: null });
    expect(tapCity(both, 'london')).toMatchObject({ from: 'paris', to: null });
  });

  test('goes elsewhere when another city is tapped', () => {
    const both = tapCity(tapCity(NO_FLIGHT, 'london'), 'paris');
    expect(tapCity(both, 'athens')).toMatchObject({ from: 'london', to: 'athens' });
  });

  test('is an action once all four parts are there', () => {
    const part = { ...NO_FLIGHT, from: 'london', to: 'paris', plane: 3 };
    expect(actionOf(part)).toBeNull();
    expect(actionOf({ ...part, passenger: 2 })).toEqual({
      type: 'first',
      from: 'london',
      to: 'paris',
      plane: 3,
      passenger: 2,
    });
  });
});

test('CF-1.8 a hidden choice that is in can be found again, and nobody else finds it', () => {
  let found = 0;
  for (const { state, seat, scene } of DECISIONS) {
    if (state.frame.kind !== 'keep' && state.frame.kind !== 'plans') continue;
    const [action] = connectingFlights.actions(state, seat);
    if (action === undefined || (action.type !== 'keep' && action.type !== 'fly')) continue;
    const after = connectingFlights.clone(state);
    connectingFlights.apply(after, seat, action, { draw: () => 0, reveal: () => undefined });
    if (after.frame.kind !== state.frame.kind) continue;
    const ids = scene.board.players.map(({ id }) => id);
    const own = connectingFlights.view(after, seat);
    expect(madeBy(own.frame, seat, own.dealt, ids)).toEqual(action);
    expect(hasChosen(own.frame, seat)).toBe(true);
    const other = connectingFlights.view(after, (seat + 1) % after.seats);
    expect(hasChosen(other.frame, seat)).toBe(false);
    found++;
  }
  expect(found).toBeGreaterThan(3);
});

test('what may be decided is sorted by what it is about, and nothing is lost', () => {
  for (const { state, seat } of DECISIONS) {
    const actions = connectingFlights.actions(state, seat);
    const options = optionsOf(actions);
    const of = (type: string) => actions.filter((action) => action.type === type).length;
    expect(options.addable.size).toBe(of('addAirport'));
    expect(options.decks.size).toBe(of('add'));
    expect(options.rentable.size).toBe(of('rent'));
    expect(options.trucks.size).toBe(of('buyTruck'));
    expect(options.electric.size).toBe(of('buyElectric'));
    expect(options.sales.size).toBe(of('sell'));
    expect(options.targets.length).toBe(of('sabotage'));
    expect(options.continents.size).toBe(of('start') + of('name'));
    expect(options.lifts.size).toBe(of('lift'));
  }
});
