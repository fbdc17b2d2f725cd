/** The board as a list: everything the rules allow on the board can be chosen there, from either end of a route. */

import { type Action, AIRLINES, airlines, facts, type State, tablesOf, type View } from '@tarmac/airlines/rules';
import { expect, test } from 'vitest';
import { actionOf, cityList } from '../../board/moments/story/board-list.ts';
import { playRandomly } from '../support/random-game.ts';
import { CONFIG, SCENE } from './whole-games.ts';

const { states } = playRandomly(CONFIG, 3, 4, ({ type }) => type === 'sabotage' || type === 'play');

function listed(view: View, actions: readonly Action[], filter: Parameters<typeof cityList>[2] = null) {
  return cityList({ scene: SCENE, view, facts: facts(view) }, actions, filter);
}

/** Every thing that may be done, as often as it can be chosen. */
function choicesIn(list: ReturnType<typeof cityList>): Action[] {
  return list.flatMap(({ routes }) =>
    routes.flatMap(({ offers, circles }) => [
      ...offers.filter(({ as }) => as !== 'later').map(actionOf),
      ...circles.flatMap(({ sabotages }) => sabotages),
    ]),
  );
}

/** Twins have one face, and how much stock is laid is chosen elsewhere. */
function faceOf(action: Action): string {
  const plain = action.type === 'found' ? { ...action, count: 1 } : action;
  return JSON.stringify('flight' in plain ? { ...plain, flight: plain.flight.replace(/[a-z]$/u, '') } : plain);
}

test('AL-4.1, AL-5.1, AL-8.1 every flight and sabotage is listed in both cities of its route, and nothing else', () => {
  const kinds = new Set<string>();
  for (const state of states) {
    const [seat] = airlines.toAct(state).seats;
    if (seat === undefined) continue;
    const actions = airlines.actions(state, seat);
    const wanted = actions.filter(({ type }) => type === 'found' || type === 'fly' || type === 'sabotage');
    const faces = [...new Set(wanted.map(faceOf))];
    const choices = choicesIn(listed(airlines.view(state, seat), actions)).map(faceOf);
    expect(choices.sort()).toEqual([...faces, ...faces].sort());
    for (const { type } of wanted) kinds.add(type);
  }
  expect([...kinds].sort()).toEqual(['fly', 'found', 'sabotage']);
});

test('AL-6.1 a flight that must wait for expanding is offered at the start of a turn', () => {
  const late = states.flatMap((state) => {
    const [seat] = airlines.toAct(state).seats;
    if (seat === undefined || state.frame.kind !== 'turn') return [];
    return listed(airlines.view(state, seat), airlines.actions(state, seat)).flatMap(({ routes }) =>
      routes.flatMap(({ offers }) => offers.filter(({ as }) => as === 'later')),
    );
  });
  expect(late.length).toBeGreaterThan(0);
  for (const offer of late) expect(actionOf(offer).type).toBe('fly');
});

test('every circle names its number and whose marker lies on it', () => {
  const state = states.at(-1) as State;
  const circles = new Map(
    listed(airlines.view(state, 'watcher'), []).flatMap(({ routes }) =>
      routes.flatMap(({ id, circles: all }) => all.map((each) => [`${id} ${each.place}`, each])),
    ),
  );
  const { board } = tablesOf(CONFIG.board);
  expect([...circles.values()].map(({ number }) => number).sort()).toEqual(
    board.routes.flatMap((route) => route.circles).sort(),
  );
  const all = [...circles.values()];
  expect(all.filter(({ isFree }) => isFree).length).toBe(state.circles.filter((lying) => lying === -1).length);
  expect(all.filter(({ flier }) => flier !== null).length).toBe(state.circles.filter((lying) => lying >= 0).length);
  const sabotaged = all.filter(({ sabotage }) => sabotage !== null);
  expect(sabotaged.length).toBe(state.circles.filter((lying) => lying < -1).length);
  expect(sabotaged.length).toBeGreaterThan(0);
});

test('AL-4.2 what a route needs is the number of the circle that comes next', () => {
  for (const { routes } of listed(airlines.view(states.at(-1) as State, 'watcher'), [])) {
    for (const { needs, circles } of routes) {
      const free = circles.filter(({ isFree }) => isFree);
      expect(needs).toBe(free[0]?.number ?? null);
      expect(circles.filter(({ isNext }) => isNext)).toEqual(free.slice(0, 1));
    }
  }
});

test('AL-1.5 one airline alone: its headquarters and the routes that concern it', () => {
  const state = states.at(-1) as State;
  const view = airlines.view(state, 'watcher');
  for (const [index, airline] of AIRLINES.entries()) {
    const list = listed(view, [], airline);
    const homes = list.filter(({ homeOf }) => homeOf.length > 0);
    expect(homes.map(({ id, homeOf }) => [id, homeOf])).toEqual([
      [SCENE.board.airlines[airline].headquarters, [airline]],
    ]);
    const flown = new Set(
      list.flatMap(({ routes }) =>
        routes.filter(({ circles }) => circles.some(({ flier }) => flier === airline)).map(({ id }) => id),
      ),
    );
    expect(flown.size).toBe(state.circles.filter((lying) => lying === index).length);
  }
});
