/** What is listed is exactly what is not refused, of all the finite kinds of action; of flights a part of it. */

import { CARDS, CONTINENTS } from '@tarmac/flights/rules';
import { canonical } from '@tarmac/kit';
import { expect, test } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import { WORLD } from '../../rules/data/world.ts';
import { cooperativeFlights } from '../../rules/game.ts';
import { playRandomly } from '../support/random-game.ts';
import { TABLES } from '../support/tables.ts';

const HANDS = [0, 1, 2];
const STARS = [1, 2, 3];
const EITHER = [true, false];
const cities = WORLD.cities.map(({ id }) => id);

/** Every action that anybody could think of but flights, lawful or not, each choice written once. */
const UNIVERSE: readonly Action[] = [
  { type: 'pass' },
  { type: 'renew' },
  { type: 'withdraw' },
  ...EITHER.flatMap((yes): Action[] => [
    { type: 'further', draw: yes },
    { type: 'consent', agree: yes },
  ]),
  ...cities.map((city): Action => ({ type: 'place', city })),
  ...HANDS.flatMap((hand): Action[] => [
    ...CONTINENTS.map((continent): Action => ({ type: 'take', hand, continent })),
    ...Array.from({ length: CARDS }, (_, card): Action => ({ type: 'buy', hand, card })),
    ...cities.flatMap((city): Action[] => [
      { type: 'buyAirport', hand, city },
      { type: 'rent', hand, city },
    ]),
    ...STARS.map((stars): Action => ({ type: 'buyElectric', hand, stars })),
    ...[1, 2, 3, 4].map((capacity): Action => ({ type: 'buyTruck', hand, capacity })),
    ...cities.flatMap((from) =>
      cities.flatMap((to) =>
        STARS.flatMap((plane) =>
          STARS.map((passenger): Action => ({ type: 'first', hand, from, to, plane, passenger })),
        ),
      ),
    ),
  ]),
  ...CONTINENTS.flatMap((pawn) =>
    cities.flatMap((from) => cities.map((to): Action => ({ type: 'charter', pawn, from, to }))),
  ),
];

const texts = (actions: readonly Action[]) => actions.map((action) => canonical(action)).sort();

test.each(TABLES)('in every kind of frame: $label', ({ seats, settings }) => {
  const { states } = playRandomly(settings, seats, 90);
  const met = new Map<string, number>();
  for (const state of states) {
    const times = (met.get(state.frame.kind) ?? 0) + 1;
    met.set(state.frame.kind, times);
    if (times > 12 || times % 5 !== 1) continue;
    for (let seat = 0; seat < seats; seat++) {
      const lawful = UNIVERSE.filter((action) => cooperativeFlights.check(state, seat, action) === null);
      const listed = cooperativeFlights.actions(state, seat);
      expect(texts(listed.filter(({ type }) => type !== 'fly'))).toEqual(texts(lawful));
      for (const action of listed) expect(cooperativeFlights.check(state, seat, action)).toBeNull();
      expect(new Set(texts(listed)).size).toBe(listed.length);
      if (cooperativeFlights.toAct(state).seats.includes(seat)) {
        expect(listed.some((action) => !cooperativeFlights.isOptional(action))).toBe(true);
      }
    }
  }
  expect([...met.keys()]).toEqual(expect.arrayContaining(['first', 'market', 'flights', 'over']));
});
