/** CF-6.2 flights of random games against the rulebook's conditions, written once more. */

import { GRID, sum } from '@tarmac/flights/support';
import { type Chance, fastChance } from '@tarmac/kit';
import { expect, test } from 'vitest';
import type { Of } from '../../rules/actions.ts';
import { SCENARIO_IDS } from '../../rules/config.ts';
import { cooperativeFlights } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { kindOfFlight, mayFly } from './support/oracle.ts';
import { position } from './support/position.ts';
import { wholeGame } from './support/whole-game.ts';

const flying = (state: State) =>
  cooperativeFlights.actions(state, 0).filter((action): action is Of<'fly'> => action.type === 'fly');

/** A lawful flight with one thing changed, mostly to something that could be meant. */
function alter(state: State, action: Of<'fly'>, chance: Chance): Of<'fly'> {
  const held = state.where.flatMap((place, card) => (place === action.hand ? [card] : []));
  const anyCard = () => (chance.draw(4) === 0 ? chance.draw(state.where.length) : held[chance.draw(held.length)]) ?? 0;
  const colour = chance.draw(GRID.length);
  const count = action.pawns[colour] as number;
  switch (chance.draw(7)) {
    case 0:
      return { ...action, from: anyCard() };
    case 1:
      return { ...action, plane: anyCard() };
    case 2:
      return { ...action, truck: chance.draw(5) };
    case 3:
      return { ...action, passenger: anyCard() };
    case 4:
      return { ...action, to: anyCard() };
    case 5:
      return { ...action, hand: chance.draw(state.trucks.length) };
    default:
      return { ...action, pawns: action.pawns.with(colour, chance.draw(2) === 0 ? count + 1 : Math.max(0, count - 1)) };
  }
}

test.each(SCENARIO_IDS)('CF-2.1, CF-2.10, CF-6.2 what may fly in %s may fly by the rulebook', (scenario) => {
  const chance = fastChance(SCENARIO_IDS.indexOf(scenario));
  const counts = { lawful: 0, unlawful: 0 };
  for (const seats of [1, 2, 3]) {
    wholeGame({ scenario }, seats, seats, {
      watch(state) {
        if (state.frame.kind !== 'flights') return;
        const listed = flying(state);
        const kinds = new Set(listed.map(kindOfFlight));
        for (const action of listed) expect(mayFly(state, action), kindOfFlight(action)).toBe(true);
        for (let tries = 0; listed.length > 0 && tries < 40; tries++) {
          const action = alter(state, listed[chance.draw(listed.length)] as Of<'fly'>, chance);
          const may = mayFly(state, action);
          expect(cooperativeFlights.check(state, 0, action) === null, JSON.stringify(action)).toBe(may);
          if (may) expect(kinds.has(kindOfFlight(action)), kindOfFlight(action)).toBe(true);
          counts[may ? 'lawful' : 'unlawful']++;
        }
      },
    });
  }
  expect(counts.lawful).toBeGreaterThan(30);
  expect(counts.unlawful).toBeGreaterThan(50);
});

test('CF-6.2 every flight of a small hand is listed, once of each kind', () => {
  const state = position({
    frame: 'flights',
    owned: [
      [
        'london',
        'london/b',
        'cairo',
        'paris',
        'plane-1',
        'plane-2',
        'electric-2',
        'africa-1',
        'europe-1',
        'europe-1/b',
      ],
    ],
    rights: { tokyo: 0 },
    trucks: [[1, 2], []],
    pawns: { london: 'red pink', cairo: 'yellow blue', paris: 'green green' },
  });
  const own = state.where.flatMap((place, card) => (place === 0 || state.rightsOf[card] === 0 ? [card] : []));
  const airports = own.filter((card) => card < 35);
  const planes = own.filter((card) => card >= 35 && card < 65);
  const passengers = own.filter((card) => card >= 65);
  // No plane of this hand carries more than two.
  const loads = Array.from({ length: 3 ** GRID.length }, (_, load) =>
    GRID.map((_, colour) => Math.floor(load / 3 ** colour) % 3),
  ).filter((pawns) => sum(pawns) <= 2);
  const every = airports.flatMap((from) =>
    airports.flatMap((to) =>
      planes.flatMap((plane) =>
        passengers.flatMap((passenger) =>
          [0, 1, 2].flatMap((truck) =>
            loads
              .map((pawns): Of<'fly'> => ({ type: 'fly', hand: 0, from, plane, truck, passenger, to, pawns }))
              .filter((action) => mayFly(state, action))
              .map(kindOfFlight),
          ),
        ),
      ),
    ),
  );
  const kinds = flying(state).map(kindOfFlight);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect([...kinds].sort()).toEqual([...new Set(every)].sort());
  expect(kinds.length).toBeGreaterThan(20);
});
