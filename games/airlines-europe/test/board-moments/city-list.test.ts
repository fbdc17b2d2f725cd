/** The board as a list: everything the rules allow on the board can be chosen there, from either end of a route. */

import { airlinesEurope, BOARDS, tablesOf } from '@tarmac/airlines-europe/rules';
import { expect, test } from 'vitest';
import { cityList } from '../../board/moments/story/city-list.ts';
import { playRandomly } from '../support/random-game.ts';
import { CONFIG, SCENE } from './whole-games.ts';

const { states } = playRandomly({ ...CONFIG, flightBan: true }, 4, 3);

test('every purchase and ban is listed in both cities of its route, and nothing else', () => {
  const kinds = new Set<string>();
  for (const state of states) {
    const [seat] = airlinesEurope.toAct(state).seats;
    if (seat === undefined) continue;
    const actions = airlinesEurope.actions(state, seat);
    const wanted = actions.filter(({ type }) => type === 'buy' || type === 'ban');
    const list = cityList(SCENE(4), airlinesEurope.view(state, seat), actions, null);
    const listed = list.flatMap(({ routes }) =>
      routes.flatMap(({ licences }) => licences.flatMap(({ buys, bans }) => [...buys, ...bans])),
    );
    const sorted = (all: readonly unknown[]) => all.map((each) => JSON.stringify(each)).sort();
    expect(sorted(listed)).toEqual(sorted([...wanted, ...wanted]));
    for (const { type } of wanted) kinds.add(type);
  }
  expect([...kinds].sort()).toEqual(['ban', 'buy']);
});

test('every licence names its cost and whose airplane stands on it', () => {
  const state = states.at(-1);
  if (state === undefined) throw new Error('no game');
  const { costs } = tablesOf(CONFIG.board);
  const list = cityList(SCENE(4), airlinesEurope.view(state, 'watcher'), [], null);
  const licences = new Map(
    list.flatMap(({ routes }) =>
      routes.flatMap(({ id, licences: all }) => all.map((each) => [`${id} ${each.licence}`, each])),
    ),
  );
  expect(licences.size).toBe(costs.length);
  const holders = [...licences.values()].map(({ holder }) => holder);
  expect(holders.filter((holder) => holder === 'free').length).toBe(
    state.circles.filter((circle) => circle === -1).length,
  );
  expect(holders.filter((holder) => holder === 'banned').length).toBe(
    state.circles.filter((circle) => circle === -2).length,
  );
});

test('AE-1.6, AE-4.9 one airline alone: its home, its bonus and the routes that concern it', () => {
  const [, first] = states;
  if (first === undefined) throw new Error('no game');
  const list = cityList(
    SCENE(4),
    airlinesEurope.view(first, 'watcher'),
    [{ type: 'buy', airline: 'white', route: 'moscow-riga', licence: 0 }],
    'white',
  );
  expect(list.map(({ id }) => id)).toEqual(['madrid', 'moscow', 'riga']);
  expect(list.find(({ id }) => id === 'madrid')?.bonuses).toMatchObject([{ airline: 'white', spaces: 7 }]);
  expect(list.find(({ id }) => id === 'moscow')).toMatchObject({ homeOf: ['white'], possible: 1 });
  expect(BOARDS['europe-1']?.homes.white).toBe('moscow');
});
