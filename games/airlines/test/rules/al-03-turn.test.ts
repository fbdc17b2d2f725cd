/** AL-3: what a turn is made of. */

import { airlines } from '@tarmac/airlines/rules';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import type { State } from '../../rules/state.ts';
import { act, actAll, expectAllowed, expectRefusal, frameKind, kindsListed, seatsToAct } from '../support/act.ts';
import { draw, exchange, expand, fly, found, play, remove, sabotage, stop, take } from '../support/actions.ts';
import { SEAT_NUMBERS } from '../support/booklet.ts';
import { everyAction } from '../support/every-action.ts';
import { config, type Position, position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';
import { smallBoard } from '../support/small-board.ts';
import { BOI_FOUNDED, ZEB_INACTIVE } from '../support/standing.ts';

const asText = (action: Action) => JSON.stringify(Object.entries(action).sort());

/** Everything can be done in this turn: found MOX, expand BOI, play BOI. */
const ready: Position = {
  ...BOI_FOUNDED,
  hands: [{ mox: 2, boi: 2 }, { boi: 1 }],
  flights: [['wavy-4', 'dotted-4', 'solid-1'], ['wavy-2']],
};

describe('AL-3.1 one of three actions', () => {
  test('AL-3.1 found, expand or play stock', () => {
    expect(kindsListed(position(ready), 0)).toEqual(['expand', 'found', 'play']);
    const bare = position();
    expect(kindsListed(bare, 0)).toEqual(['expand']);
  });

  test.each<[string, readonly Parameters<typeof actAll>[2][]]>([
    [
      'found',
      [
        [found('mox', 1, 'halifax-montreal', 'wavy-4'), []],
        [draw, ['zeb', 'wavy-1']],
      ],
    ],
    [
      'expand and fly',
      [
        [expand, ['wavy-1']],
        [fly('boi', 'new-york-chicago', 'dotted-4'), []],
        [draw, ['zeb']],
      ],
    ],
    [
      'expand and stay',
      [
        [expand, ['wavy-1']],
        [stop, []],
      ],
    ],
    ['play two cards', [[play('boi', 2), []]]],
    [
      'play one and sabotage',
      [
        [play('boi'), []],
        [sabotage('hit', 'new-york-chicago', 1), []],
      ],
    ],
    [
      'play one and leave it',
      [
        [play('boi'), []],
        [stop, []],
      ],
    ],
  ])('AL-3.1 exactly one: after %s it is the next player’s turn', (_, steps) => {
    const { state } = actAll(position(ready), 0, ...steps);
    expect(frameKind(state)).toBe('turn');
    expect([state.turn, state.turnsDone]).toEqual([1, 6 * 3 + 1]);
    expect(seatsToAct(state)).toEqual([1]);
    expectRefusal(state, 0, expand, 'notYourTurn');
  });

  test.each(SEAT_NUMBERS)('AL-3.1 nobody acts in another player’s turn, %i players', (seats) => {
    const state = position({ ...ready, seats, hands: [], flights: [], turn: 1 });
    for (let seat = 0; seat < seats; seat++) {
      if (seat === 1) expectAllowed(state, seat, expand);
      else {
        expectRefusal(state, seat, expand, 'notYourTurn');
        expect(airlines.actions(state, seat)).toEqual([]);
      }
    }
  });

  test('AL-3.1 the parts of an action come in their order', () => {
    const turn = position(ready);
    for (const action of [stop, draw, take('boi'), fly('boi', 'new-york-chicago', 'dotted-4')]) {
      expectRefusal(turn, 0, action, 'notNow', 'AL-3.1');
    }
    const flight = act(turn, 0, expand, ['wavy-1']);
    for (const action of [expand, play('boi'), found('mox', 1, 'halifax-montreal', 'wavy-4'), draw, take('boi')]) {
      expectRefusal(flight, 0, action, 'notNow');
    }
    const stock = act(flight, 0, fly('boi', 'new-york-chicago', 'dotted-4'), []);
    for (const action of [expand, play('boi'), stop, fly('boi', 'halifax-boston', 'wavy-4')]) {
      expectRefusal(stock, 0, action, 'notNow');
    }
    const sabotaging = act(turn, 0, play('boi'), []);
    for (const action of [expand, play('boi'), draw, take('boi')]) expectRefusal(sabotaging, 0, action, 'notNow');
  });

  test('AL-3.1 the refusal says what is due instead', () => {
    const due = (frame: State['frame'], action: Action) =>
      airlines.check(position({ ...ready, frame }), 0, action)?.due;
    expect(due({ kind: 'turn', removed: false }, draw)).toBe('turn');
    expect(due({ kind: 'flight' }, expand)).toBe('flight');
    expect(due({ kind: 'stock', thenFlight: false }, expand)).toBe('stock');
    expect(due({ kind: 'sabotage' }, expand)).toBe('sabotage');
  });

  test.each(SEAT_NUMBERS)('AL-3.1 everyone sees who is asked, %i players', (seats) => {
    const { states } = playRandomly(config(), seats, 60 + seats);
    for (const state of states) {
      for (let eye = 0; eye < seats; eye++) {
        expect(airlines.awaited(airlines.view(state, eye))).toEqual(seatsToAct(state));
      }
      expect(airlines.awaited(airlines.view(state, 'watcher'))).toEqual(seatsToAct(state));
    }
  });

  test.each(SEAT_NUMBERS)('AL-3.1 what is listed is exactly what is not refused, %i players', (seats) => {
    const universe = everyAction(smallBoard);
    const { states } = playRandomly(config(), seats, 60 + seats);
    const met = new Map<string, number>();
    for (const state of states) {
      const times = (met.get(frameKind(state)) ?? 0) + 1;
      met.set(frameKind(state), times);
      if (times > 120 || times % 8 !== 1) continue;
      for (const seat of [state.turn, (state.turn + 1) % seats]) {
        const lawful = universe.filter((action) => airlines.check(state, seat, action) === null);
        const listed = airlines.actions(state, seat);
        expect(listed.map(asText).sort()).toEqual(lawful.map(asText).sort());
        if (seatsToAct(state).includes(seat)) expect(listed).not.toEqual([]);
      }
    }
    expect([...met.keys()].sort()).toEqual(['flight', 'over', 'sabotage', 'stock', 'turn']);
  });
});

describe('AL-3.2 first of all', () => {
  /** ZEB is inactive and one of its cards lies face up; no solid card of 1 is of any use. */
  const cluttered: Position = {
    circles: {
      ...ZEB_INACTIVE.circles,
      'boston-montreal': ['mox'],
      'montreal-toronto': ['mox'],
    },
    laid: [
      { ita: 1, mox: 1 },
      { ruk: 1, lum: 1 },
    ],
    row: ['zeb', 'boi', 'zeb', 'hit', 'pex'],
    hands: [{ ita: 2 }],
    flights: [['solid-1', 'solid-5']],
  };

  test('AL-3.2 exchange and remove, in either order, and then the action', () => {
    for (const steps of [
      [exchange('solid-1'), remove('zeb')],
      [remove('zeb'), exchange('solid-1')],
    ]) {
      let state = position(cluttered);
      for (const action of steps) {
        state = act(state, 0, action, action.type === 'exchange' ? ['wavy-8'] : ['tav']);
        expect(seatsToAct(state)).toEqual([0]);
        expect(frameKind(state)).toBe('turn');
      }
      expect(kindsListed(state, 0)).toEqual(expect.arrayContaining(['expand', 'play']));
      expect(act(state, 0, play('ita', 2)).turn).toBe(1);
    }
  });

  test('AL-3.2 or neither', () => {
    expect(kindsListed(position(cluttered), 0)).toEqual(['exchange', 'expand', 'play', 'remove']);
    expectAllowed(position(cluttered), 0, play('ita', 2));
  });

  test('AL-3.2 later in the turn it is too late', () => {
    const expanding = act(position(cluttered), 0, expand, ['solid-6']);
    expectRefusal(expanding, 0, exchange('solid-1'), 'notNow', 'AL-3.2');
    expectRefusal(expanding, 0, remove('zeb'), 'notNow', 'AL-3.2');
    const drawing = act(expanding, 0, fly('mox', 'toronto-new-york', 'solid-6'), []);
    expectRefusal(drawing, 0, exchange('solid-1'), 'notNow', 'AL-3.2');
    expectRefusal(drawing, 0, remove('zeb'), 'notNow', 'AL-3.2');
    const sabotaging = act(position(cluttered), 0, play('ita'), []);
    expectRefusal(sabotaging, 0, exchange('solid-1'), 'notNow', 'AL-3.2');
    expectRefusal(sabotaging, 0, remove('zeb'), 'notNow', 'AL-3.2');
  });

  test('AL-3.2 in one’s own turn only', () => {
    const state = position({ ...cluttered, turn: 1 });
    expectRefusal(state, 0, exchange('solid-1'), 'notYourTurn');
    expectRefusal(state, 0, remove('zeb'), 'notYourTurn');
  });
});
