/** What somebody says they have seen is taken if it can be seen in a game, and else refused. */

import { card } from '@tarmac/flights/support';
import { seenConformance } from '@tarmac/kit/conformance';
import { expect, test } from 'vitest';
import { WORLD } from '../../rules/data/world.ts';
import { cooperativeFlights } from '../../rules/game.ts';
import { newsProblem, viewProblem } from '../../rules/seen.ts';
import type { State } from '../../rules/state.ts';
import { position } from '../rules/support/position.ts';
import { playRandomly } from '../support/random-game.ts';
import { TABLES } from '../support/tables.ts';

function copied<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** On the board of our own: that of the tests of the rules has the same cities, and cards that no real one would have. */
const MIDDLE = position({ seats: 2, owned: [['london', 'plane-2'], ['cairo']] });
const view = () => cooperativeFlights.view({ ...MIDDLE, config: { ...MIDDLE.config, board: WORLD.id } }, 0);

const checks = seenConformance({
  game: cooperativeFlights,
  viewProblem,
  newsProblem,
  view,
  games: Object.fromEntries(
    TABLES.map(({ label, seats, settings }) => [label, [seats, () => playRandomly(settings, seats, 81)] as const]),
  ),
  views: {
    'no coins': [{ coins: undefined }, /coins must be a whole number/],
    'the eye of a third seat': [{ eye: 2 }, /view\.eye must be a whole number from 0 to 1/],
    'a card in two places': [
      ({ planesShown }) => ({ planesShown: planesShown.with(0, card('plane-2')) }),
      /the planes in the display are not/,
    ],
    'a truck from nowhere': [({ truckSupply }) => ({ truckSupply: truckSupply.with(3, 9) }), /trucks of capacity 4/],
  },
  news: {
    'without its facts': [{ kind: 'rented', seat: 0 }, /is missing/],
    'of nobody': [{ kind: 'marketClosed', seat: 2 }, /seat/],
    'of a hand that is not there': [{ kind: 'took', seat: 0, hand: 2, card: 70 }, /hand/],
    'of an unheard-of card': [{ kind: 'refilled', card: 500 }, /card/],
    'of more coins than there are': [{ kind: 'income', coins: 101 }, /coins/],
    'of nowhere': [{ kind: 'placed', seat: 0, city: 'mars', pawn: 'europe' }, /must be a city of the board/],
    'of an eleventh round': [{ kind: 'roundBegan', round: 11 }, /round/],
    'of a proposal of nothing': [{ kind: 'proposed', seat: 0, action: { type: 'cheat' } }, /action\.type/],
  },
});

for (const check of checks) test(check.name, check.run);

test('a board of one’s own is taken with its places', () => {
  const rename = (id: string) => (id === 'london' ? 'gatwick' : id);
  const board = {
    ...WORLD,
    id: 'own',
    cities: WORLD.cities.map((city) => ({ ...city, id: rename(city.id) })),
    departures: WORLD.departures.map((made) => made.map(rename)),
  };
  const { states } = playRandomly({ board }, 2, 1);
  const seen = copied(cooperativeFlights.view(states[3] as State, 1));
  expect(viewProblem(seen)).toBeNull();
  const news = { kind: 'placed', seat: 0, pawn: 'europe' };
  expect(newsProblem({ ...news, city: 'gatwick' }, seen)).toBeNull();
  expect(newsProblem({ ...news, city: 'london' }, seen)).toMatch(/must be a city of the board/);
});
