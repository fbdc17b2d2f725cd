/** CF-6.2 flights of random games against the rulebook's conditions, written once more. */

import { type Chance, fastChance } from '@tarmac/kit';
import { expect, test } from 'vitest';
import type { Of } from '../../../rules/cooperative/actions.ts';
import { SCENARIO_IDS } from '../../../rules/cooperative/config.ts';
import { cooperativeFlights } from '../../../rules/cooperative/game.ts';
import type { State } from '../../../rules/cooperative/state.ts';
import { GRID } from '../../support/booklet.ts';
import { kindOfFlight, mayFly } from './support/oracle.ts';
import { pawnsAt, position } from './support/position.ts';
import { wholeGame } from './support/whole-game.ts';

const flying = (state: State) =>
  cooperativeFlights.actions(state, 0).filter((action): action is Of<'fly'> => action.type === 'fly');

/** Anybody's cards, now and then the wrong ones; a truck that may do; pawns that may be there. */
function guess(state: State, chance: Chance): Of<'fly'> {
  const hand = chance.draw(state.trucks.length);
  const held = state.where.flatMap((place, card) => (place === hand || state.rightsOf[card] === hand ? [card] : []));
  const anyOf = (cards: readonly number[]) => cards[chance.draw(cards.length)] ?? chance.draw(state.where.length);
  const airports = held.filter((card) => card < 35);
  return {
    type: 'fly',
    hand,
    from: anyOf(airports),
    plane: anyOf(held.filter((card) => card >= 35 && card < 65)),
    truck: chance.draw(5),
    passenger: anyOf(held.filter((card) => card >= 65)),
    to: chance.draw(8) === 0 ? chance.draw(35) : anyOf(airports),
    pawns: GRID.map(() => (chance.draw(4) === 0 ? 1 + chance.draw(2) : 0)),
  };
}

test.each(SCENARIO_IDS)('CF-2.1, CF-2.10, CF-6.2 what may fly in %s may fly by the rulebook', (scenario) => {
  const chance = fastChance(SCENARIO_IDS.indexOf(scenario));
  let lawful = 0;
  let guesses = 0;
  for (const seats of [1, 2, 3]) {
    wholeGame({ scenario }, seats, seats, {
      watch(state) {
        if (state.frame.kind !== 'flights') return;
        const listed = flying(state);
        const kinds = new Set(listed.map(kindOfFlight));
        for (const action of listed) expect(mayFly(state, action), kindOfFlight(action)).toBe(true);
        for (let tries = 0; tries < 60; tries++, guesses++) {
          const action = guess(state, chance);
          const may = mayFly(state, action);
          expect(cooperativeFlights.check(state, 0, action) === null, JSON.stringify(action)).toBe(may);
          if (may) expect(kinds.has(kindOfFlight(action)), kindOfFlight(action)).toBe(true);
          if (may) lawful++;
        }
      },
    });
  }
  expect(guesses).toBeGreaterThan(500);
  expect(lawful).toBeGreaterThan(5);
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
  expect(pawnsAt(state, 'london')).toBe('pink red');
  const every: string[] = [];
  const own = state.where.flatMap((place, card) => (place === 0 || state.rightsOf[card] === 0 ? [card] : []));
  const airports = own.filter((card) => card < 35);
  for (const from of airports)
    for (const to of airports)
      for (const plane of own.filter((card) => card >= 35 && card < 65))
        for (const passenger of own.filter((card) => card >= 65))
          for (let truck = 0; truck <= 4; truck++)
            for (let load = 0; load < 3 ** GRID.length; load++) {
              const pawns = GRID.map((_, colour) => Math.floor(load / 3 ** colour) % 3);
              const action: Of<'fly'> = { type: 'fly', hand: 0, from, plane, truck, passenger, to, pawns };
              if (mayFly(state, action)) every.push(kindOfFlight(action));
            }
  const kinds = flying(state).map(kindOfFlight);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect([...kinds].sort()).toEqual([...new Set(every)].sort());
  expect(kinds.length).toBeGreaterThan(20);
});
