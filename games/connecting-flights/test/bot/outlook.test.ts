/** What is remembered of fleets is what the planner says of them. */

import { tablesOf } from '@tarmac/connecting-flights/rules';
import { CAPACITIES } from '@tarmac/flights/rules';
import { card } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import { lastingFleet, withCard, withoutCard, withTrucks } from '../../bot/fleets.ts';
import { codeOf, codeOfTruck, holdingOf, type Outlook, outlookAt } from '../../bot/outlook.ts';
import { bestRevenue, type Fleet } from '../../bot/planner/index.ts';
import { position } from '../support/position.ts';
import { positionsIn, SEAT_COUNTS, take } from './support.ts';

const outlookOf = (fleet: Fleet): Outlook => outlookAt(fleet.fares, holdingOf(fleet).key, () => fleet);

describe('in positions of every kind', () => {
  const fleets = take(positionsIn(SEAT_COUNTS, 5), 150).flatMap(({ state }) =>
    Array.from({ length: state.seats }, (_, seat) => lastingFleet(state, tablesOf(state.config.board), seat)),
  );

  test('the revenue is that of the best plan, asked for once or again', () => {
    for (const fleet of fleets) {
      expect(outlookOf(fleet).revenue).toBe(bestRevenue(fleet));
      expect(outlookOf(fleet).fuelled).toBe(bestRevenue(withTrucks(fleet, 4, 2)));
    }
  });

  test('nothing more to fly with ever earns less', () => {
    for (const fleet of fleets) {
      const { revenue, fuelled, ...more } = outlookOf(fleet);
      expect(fuelled).toBeGreaterThanOrEqual(revenue);
      for (const [kind, value] of Object.entries(more)) expect(value, kind).toBeGreaterThanOrEqual(fuelled);
    }
  });
});

describe('a fleet one card away is known by its number', () => {
  const state = position({ owned: [['london', 'athens', 'plane-2', 'europe-2']], trucks: [[1, 3]] });
  const tables = tablesOf(state.config.board);
  const fleet = lastingFleet(state, tables, 0);
  const { key } = holdingOf(fleet);

  test.each(['paris', 'paris/b', 'plane-3', 'electric-2', 'asia-1'])('with %s', (name) => {
    const more = withCard(fleet, tables, card(name));
    expect(holdingOf(more).key).toBe(key + codeOf(tables, card(name)));
    expect(holdingOf(withoutCard(more, card(name))).key).toBe(key);
  });

  test.each(CAPACITIES)('with a truck of %i', (capacity) => {
    expect(holdingOf(withTrucks(fleet, capacity, 1)).key).toBe(key + codeOfTruck(capacity));
  });
});
