/** What somebody says they have seen is taken where some game can have shown it, and nowhere else. */

import type { Eye } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { airlinesEurope } from '../../rules/game.ts';
import type { News } from '../../rules/news.ts';
import { newsProblem, viewProblem } from '../../rules/seen.ts';
import type { View } from '../../rules/view-types.ts';
import { position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';
import { smallBoard } from '../support/small-board.ts';

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function played(seats: number, seed: number, options: object = {}) {
  const config = airlinesEurope.parseConfig(options, seats);
  if (!config.ok) throw new Error(config.problem);
  return playRandomly(config.value, seats, seed);
}

test.each([
  [2, { flightBan: true }],
  [3, { deck: 'alternate', openScores: true }],
  [4, { deck: 'exact' }],
  [5, { flightBan: true }],
])('everything that %i seats see and hear in whole games is taken', (seats, options) => {
  const { states, news } = played(seats, seats, options);
  const eyes: Eye[] = [...Array.from({ length: seats }, (_, seat) => seat), 'watcher'];
  for (const state of states)
    for (const eye of eyes) expect(viewProblem(copied(airlinesEurope.view(state, eye)))).toBeNull();
  const view = airlinesEurope.view(states[0] as (typeof states)[0], 'watcher');
  for (const item of news)
    for (const eye of eyes) expect(newsProblem(copied(airlinesEurope.tell(item, eye)), view)).toBeNull();
});

const seen = () => airlinesEurope.view(position({ seats: 2, hands: [{ red: 2 }, { black: 1 }] }), 0);

const BROKEN: Record<string, [change: (view: View) => object, message: RegExp]> = {
  nothing: [() => [], /config/],
  'a key too many': [() => ({ more: 1 }), /unknown key/],
  'no market': [() => ({ market: undefined }), /market must be a list/],
  'an unheard-of card': [() => ({ market: ['pink'] }), /market\[0\]/],
  'an unheard-of frame': [() => ({ frame: { kind: 'fly' } }), /frame\.kind/],
  'a config cut short': [() => ({ config: {} }), /not complete/],
  'more seats than there are': [() => ({ seats: 9 }), /2 to 5 seats/],
  'a card from nowhere': [({ hand }) => ({ hand: hand?.with(3, 3) }), /cards that can lie nowhere|view cannot be/],
  'a hand of more cards than there are': [
    () => ({ handSizes: seen().handSizes.with(1, { ordinary: 500, abacus: 0 }) }),
    /cannot be|nowhere/,
  ],
  'money from nowhere': [({ bank }) => ({ bank: bank + 1 }), /instead of/],
  'a hand that is not the eye’s': [() => ({ eye: 'watcher' }), /not what this eye would see|nowhere|cannot be/],
  'points that are secret': [() => ({ scores: [1, 2] }), /not what this eye would see/],
  'a deck of another size': [({ deckSize }) => ({ deckSize: deckSize - 1 }), /not what this eye would see/],
  'an end at which something is hidden': [() => ({ frame: { kind: 'over' }, endedBy: 'AE-8.7' }), /laid open/],
  'an exchange nobody can complete': [
    () => ({
      handSizes: [
        { ordinary: 2, abacus: 0 },
        { ordinary: 0, abacus: 0 },
      ],
      turn: 1,
      frame: { kind: 'exchange', give: 3, fromPortfolio: ['white'], backs: { ordinary: 0, abacus: 0 }, fromHand: null },
    }),
    /nowhere/,
  ],
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
  ['without its facts', { kind: 'bought', seat: 0 }, /is missing/],
  ['of an unheard-of airline', { kind: 'took', seat: 0, airline: 'pink' }, /airline/],
  ['of nobody', { kind: 'took', seat: 2, airline: 'red' }, /seat/],
  ['of nowhere', { kind: 'banned', seat: 0, route: 'paris-mars', licence: 0 }, /route of the board/],
  ['of a city that is none', { kind: 'bonus', airline: 'red', target: 'mars', spaces: 1, track: 1 }, /city of the/],
  ['with too few seats', { kind: 'scoringEnded', number: 1, points: [1] }, /points/],
])('news %s are refused', (_, item, message) => {
  expect(newsProblem(item, seen())).toMatch(message);
});

test('a board of one’s own is taken with its places', () => {
  const { states, news } = played(3, 1, { board: smallBoard });
  const view = copied(airlinesEurope.view(states[3] as (typeof states)[0], 1));
  expect(viewProblem(view)).toBeNull();
  const bought = news.find((item): item is Extract<News, { kind: 'bought' }> => item.kind === 'bought');
  expect(newsProblem(bought, view)).toBeNull();
  expect(newsProblem({ ...bought, route: 'milan-paris' }, view)).toMatch(/route of the board/);
});
