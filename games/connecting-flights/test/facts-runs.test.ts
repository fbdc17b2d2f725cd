/** How often the planner runs while a reader tries things out: never for a fleet it has planned already. */

import { type Action, connectingFlights } from '@tarmac/connecting-flights/rules';
import { fastChance } from '@tarmac/kit';
import { expect, test, vi } from 'vitest';
import { facts } from '../bot/facts.ts';
import { search } from '../bot/planner/search.ts';
import type { State } from '../rules/state.ts';
import { act } from './support/act.ts';
import { buyTruck, chain, fly, leg, stayHome } from './support/actions.ts';
import { planning, position } from './support/position.ts';

vi.mock('../bot/planner/search.ts', async (original) => {
  const planner = await original<typeof import('../bot/planner/search.ts')>();
  return { ...planner, search: vi.fn(planner.search) };
});

const FLEETS = {
  seats: 3,
  owned: [
    ['london', 'paris', 'plane-2', 'europe-2'],
    ['lima', 'athens', 'plane-1', 'africa-1'],
    ['cairo', 'plane-3'],
  ],
  trucks: [[1], [2], [1, 2]],
};

/** Runs of the planner while the first seat, which has seen the position, previews an action as the page does. */
function runsIn(state: State, action: Action): number {
  const view = connectingFlights.view(state, 0);
  facts(view);
  vi.mocked(search).mockClear();
  facts(connectingFlights.view(act(connectingFlights.imagine(view, fastChance(1)), 0, action), 0));
  return vi.mocked(search).mock.calls.length;
}

test('the first look plans for every seat, and for the reader a plan too', () => {
  facts(connectingFlights.view(position({ ...FLEETS, frame: planning(3) }), 0));
  expect(search).toHaveBeenCalledTimes(4);
});

test('a flight plan previewed runs the planner for nobody', () => {
  const before = position({ ...FLEETS, frame: planning(3) });
  const whole = fly(chain('london', leg('plane-2', 1, 'europe-2', 'paris')));
  for (const plan of [whole, stayHome]) expect(runsIn(before, plan)).toBe(0);
});

test('a truck previewed runs it for the buyer alone', () => {
  expect(runsIn(position(FLEETS), buyTruck(3))).toBe(2);
});
