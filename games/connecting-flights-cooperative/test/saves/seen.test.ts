/** What somebody says they have seen is taken if it can be seen in a game, and else refused. */

import { card } from '@tarmac/flights/support';
import type { Eye } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { WORLD } from '../../rules/data/world.ts';
import { cooperativeFlights } from '../../rules/game.ts';
import { newsProblem, viewProblem } from '../../rules/seen.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view-types.ts';
import { position } from '../rules/support/position.ts';
import { playRandomly } from '../support/random-game.ts';
import { TABLES } from '../support/tables.ts';

function copied<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

test.each(TABLES)('everything seen and heard in a game is taken: $label', ({ seats, settings }) => {
  const { states, news } = playRandomly(settings, seats, 81);
  const eyes: Eye[] = [...Array.from({ length: seats }, (_, seat) => seat), 'watcher'];
  states.forEach((state, step) => {
    if (step % 5 !== 0 && state.endedBy === null) return;
    for (const eye of eyes) expect(viewProblem(copied(cooperativeFlights.view(state, eye)))).toBeNull();
  });
  const view = cooperativeFlights.view(states[0] as State, 'watcher');
  for (const item of news) {
    for (const eye of eyes) {
      const told = cooperativeFlights.tell(item, eye);
      expect(told).toEqual(item);
      expect(newsProblem(copied(told), view), JSON.stringify(told)).toBeNull();
    }
  }
});

/** On the board of our own: that of the tests of the rules has the same cities, and cards that no real one would have. */
const MIDDLE = position({ seats: 2, owned: [['london', 'plane-2'], ['cairo']] });
const seen = () => cooperativeFlights.view({ ...MIDDLE, config: { ...MIDDLE.config, board: WORLD.id } }, 0);

const BROKEN: Record<string, [change: (view: View) => object, message: RegExp]> = {
  nothing: [() => [], /config/],
  'a key too many': [() => ({ more: 1 }), /unknown key/],
  'no coins': [() => ({ coins: undefined }), /coins must be a whole number/],
  'an unheard-of frame': [() => ({ frame: { kind: 'land' } }), /frame\.kind/],
  'a config cut short': [() => ({ config: {} }), /not complete/],
  'more seats than there are': [() => ({ seats: 9 }), /1 to 3 seats/],
  'the eye of a third seat': [() => ({ eye: 2 }), /view\.eye must be a whole number from 0 to 1/],
  'a card in two places': [
    ({ planesShown }) => ({ planesShown: planesShown.with(0, card('plane-2')) }),
    /the planes in the display are not/,
  ],
  'a truck from nowhere': [({ truckSupply }) => ({ truckSupply: truckSupply.with(3, 9) }), /trucks of capacity 4/],
};

test.each(Object.entries(BROKEN))('a view with %s is refused', (_, [change, message]) => {
  expect(viewProblem(seen())).toBeNull();
  const view = seen();
  const changed = change(view);
  expect(viewProblem(Array.isArray(changed) ? changed : { ...view, ...changed })).toMatch(message);
});

test.each<[string, unknown, RegExp]>([
  ['of no kind', 'hello', /object/],
  ['of an unheard-of kind', { kind: 'crashed', seat: 0 }, /kind must be one of/],
  ['of a key every record inherits', { kind: 'toString' }, /kind must be one of/],
  ['without its facts', { kind: 'rented', seat: 0 }, /is missing/],
  ['of nobody', { kind: 'marketClosed', seat: 2 }, /seat/],
  ['of a hand that is not there', { kind: 'took', seat: 0, hand: 2, card: 70 }, /hand/],
  ['of an unheard-of card', { kind: 'refilled', card: 500 }, /card/],
  ['of more coins than there are', { kind: 'income', coins: 101 }, /coins/],
  ['of nowhere', { kind: 'placed', seat: 0, city: 'mars', pawn: 'europe' }, /must be a city of the board/],
  ['of an eleventh round', { kind: 'roundBegan', round: 11 }, /round/],
  ['of a proposal of nothing', { kind: 'proposed', seat: 0, action: { type: 'cheat' } }, /action\.type/],
])('news %s are refused', (_, item, message) => {
  expect(newsProblem(item, seen())).toMatch(message);
});

test('a board of one’s own is taken with its places', () => {
  const rename = (id: string) => (id === 'london' ? 'gatwick' : id);
  const board = {
    ...WORLD,
    id: 'own',
    cities: WORLD.cities.map((city) => ({ ...city, id: rename(city.id) })),
    departures: WORLD.departures.map((made) => made.map(rename)),
  };
  const { states } = playRandomly({ board }, 2, 1);
  const view = copied(cooperativeFlights.view(states[3] as State, 1));
  expect(viewProblem(view)).toBeNull();
  const news = { kind: 'placed', seat: 0, pawn: 'europe' };
  expect(newsProblem({ ...news, city: 'gatwick' }, view)).toBeNull();
  expect(newsProblem({ ...news, city: 'london' }, view)).toMatch(/must be a city of the board/);
});
