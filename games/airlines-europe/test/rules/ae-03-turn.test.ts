/** AE-3: the turn. */

import { canonical } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import { airlinesEurope } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { act, expectAllowed, expectRefusal, frameKind, isListed, kindsListed, seatsToAct } from '../support/act.ts';
import { buy, cash, choose, draw, exchange, give, pass, play, playTwo, stop, take } from '../support/actions.ts';
import { SEAT_NUMBERS } from '../support/booklet.ts';
import { everyAction } from '../support/every-action.ts';
import { awaited } from '../support/eyes.ts';
import { cardsIn, config, position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';
import { smallBoard } from '../support/small-board.ts';

function actAll(state: State, seat: number, actions: readonly Action[]): State {
  return actions.reduce((now, action) => act(now, seat, action), state);
}

function asText(action: Action): string {
  return canonical(action);
}

describe('AE-3.1 one action a turn, clockwise', () => {
  test.each(SEAT_NUMBERS)('AE-3.1 from the start player round the table, %i players', (seats) => {
    for (let start = 0; start < seats; start++) {
      let state = position({ seats, startSeat: start });
      for (let turn = 0; turn <= seats; turn++) {
        const seat = (start + turn) % seats;
        expect(seatsToAct(state)).toEqual([seat]);
        state = act(state, seat, cash);
      }
    }
  });

  const turns: [string, Action[]][] = [
    ['A', [buy('gray', 'london-paris'), stop, draw]],
    ['A with two licences', [buy('gray', 'london-paris'), buy('gray', 'london-stockholm'), take('red')]],
    ['B', [play('red', 2)]],
    ['B with two airlines', [playTwo('red', 'black')]],
    ['C one for one', [exchange(1), give('hand', 'red')]],
    ['C three for two', [exchange(3), give('hand', 'red'), give('hand', 'red'), give('hand', 'black')]],
    ['D', [cash]],
  ];
  test.each(turns)('AE-3.1 after %s it is the next player, and nothing more is done', (_, actions) => {
    const start = position({ hands: [{ red: 2, black: 1 }] });
    const state = actAll(start, 0, actions);
    expect(frameKind(state)).toBe('turn');
    expect(state.turn).toBe(1);
    expect(seatsToAct(state)).toEqual([1]);
    expectRefusal(state, 0, cash, 'notYourTurn');
  });

  test('AE-3.1 nobody acts in another player’s turn', () => {
    const state = position({ turn: 1, hands: [{ red: 1 }, {}, { red: 1 }] });
    expectRefusal(state, 0, cash, 'notYourTurn');
    expectRefusal(state, 2, play('red'), 'notYourTurn');
    expectRefusal(state, 2, buy('gray', 'london-paris'), 'notYourTurn');
    expectAllowed(state, 1, cash);
  });

  test.each(SEAT_NUMBERS)('AE-3.1 once all have opened everyone sees who is asked, %i players', (seats) => {
    const { states } = playRandomly(config({ flightBan: true }), seats, 60 + seats);
    const opened = states.filter((state) => frameKind(state) !== 'opening');
    for (const state of opened) {
      for (let eye = 0; eye < seats; eye++) expect(awaited(state, eye)).toEqual(seatsToAct(state));
      expect(awaited(state, 'watcher')).toEqual(seatsToAct(state));
    }
    expect(new Set(opened.map(frameKind))).toEqual(
      new Set(['turn', 'second', 'share', 'exchange', 'market', 'ban', 'over']),
    );
  });

  test('AE-3.1 the parts of an action come in their order', () => {
    const turn = position({ hands: [{ red: 2 }] });
    for (const action of [stop, draw, take('red'), give('hand', 'red'), pass, choose('red', 'black')]) {
      expectRefusal(turn, 0, action, 'notNow');
    }
    const second = act(turn, 0, buy('gray', 'london-paris'));
    for (const action of [cash, play('red'), exchange(1), draw, take('red')]) {
      expectRefusal(second, 0, action, 'notNow');
    }
    const share = act(second, 0, stop);
    for (const action of [cash, play('red'), exchange(1), stop, buy('gray', 'london-stockholm')]) {
      expectRefusal(share, 0, action, 'notNow');
    }
    const giving = act(turn, 0, exchange(1));
    for (const action of [cash, play('red'), exchange(1), draw]) {
      expectRefusal(giving, 0, action, 'notNow');
    }
  });

  test('AE-3.1 the refusal says what is due instead', () => {
    const due = (state: State) => airlinesEurope.check(state, 0, give('hand', 'red'))?.due;
    expect(due(position())).toBe('turn');
    expect(due(position({ frame: { kind: 'second' } }))).toBe('second');
    expect(due(position({ frame: { kind: 'share' } }))).toBe('share');
  });
});

describe('AE-3.2 only what can be completed', () => {
  test('AE-3.2 with no money, no cards and no shares there is only D', () => {
    const state = position({ cash: [0, 8, 8] });
    expect(kindsListed(state, 0)).toEqual(['cash']);
    expectRefusal(state, 0, buy('gray', 'london-paris'), 'tooDear');
    expectRefusal(state, 0, play('red'), 'notInHand');
    expectRefusal(state, 0, exchange(1), 'tooFewShares');
  });

  test('AE-3.2 A needs a licence the player can pay', () => {
    // The cheapest licences left cost 2 once both of 1 at hand are gone.
    const circles = {
      'london-paris': ['gray'],
      'paris-berlin': ['red'],
      'berlin-vienna': ['black'],
      'athens-ankara': ['brown'],
    } as const;
    const poor = position({ seats: 2, circles, cash: [1, 8] });
    expect(kindsListed(poor, 0)).not.toContain('buy');
    const enough = position({ seats: 2, circles, cash: [2, 8] });
    expect(isListed(enough, 0, buy('green', 'berlin-stockholm'))).toBe(true);
  });

  test('AE-3.2 B needs a hand card; the portfolio is not played again', () => {
    const state = position({ portfolios: [{ red: 2 }] });
    expect(kindsListed(state, 0)).not.toContain('play');
    expectRefusal(state, 0, play('red'), 'notInHand');
    expect(kindsListed(position({ hands: [{ red: 1 }] }), 0)).toContain('play');
  });

  test('AE-3.2 C needs a share in hand or portfolio', () => {
    expect(kindsListed(position(), 0)).not.toContain('exchange');
    expectAllowed(position({ hands: [{ red: 1 }] }), 0, exchange(1));
    expectAllowed(position({ portfolios: [{ red: 1 }] }), 0, exchange(1));
    expectAllowed(position({ hands: [{ abacus: 1 }] }), 0, exchange(1));
  });

  test('AE-3.2 and an Air ABACUS in supply', () => {
    const state = position({ hands: [{ red: 4 }], abacusLeft: 0 });
    expect(kindsListed(state, 0)).not.toContain('exchange');
    expectRefusal(state, 0, exchange(1), 'noAbacusLeft');
  });

  test('AE-3.2 D always may, though the bank is empty', () => {
    const state = position({ cash: [60, 15, 15] });
    expect(state.bank).toBe(0);
    expect(isListed(state, 0, cash)).toBe(true);
    expectAllowed(state, 0, cash);
  });

  test('AE-3.2 there is no hand limit', () => {
    const hand = { red: 10, black: 8, brown: 8, green: 4 };
    const state = position({ frame: { kind: 'share' }, hands: [hand], deck: { drawn: 20, met: 1, metAt: 11 } });
    expect(cardsIn(act(state, 0, draw, ['white']).hands[0])).toEqual({ ...hand, white: 1 });
  });

  test.each(SEAT_NUMBERS)('AE-3.2 what is listed is exactly what is not refused, %i players', (seats) => {
    const universe = everyAction(smallBoard);
    const { states } = playRandomly(config({ deck: 'standard', flightBan: true }), seats, 60 + seats);
    const met = new Map<string, number>();
    for (const state of states) {
      const times = (met.get(frameKind(state)) ?? 0) + 1;
      met.set(frameKind(state), times);
      if (times > 12) continue;
      for (let seat = 0; seat < seats; seat++) {
        const lawful = universe.filter((action) => airlinesEurope.check(state, seat, action) === null);
        const listed = airlinesEurope.actions(state, seat);
        expect(listed.map(asText).sort()).toEqual(lawful.map(asText).sort());
        if (seatsToAct(state).includes(seat)) expect(listed).not.toEqual([]);
      }
    }
    expect([...met.keys()]).toEqual(
      expect.arrayContaining(['opening', 'turn', 'second', 'share', 'exchange', 'market']),
    );
  });

  test.each(SEAT_NUMBERS)('AE-3.2 the game always ends, %i players', (seats) => {
    for (const deck of ['standard', 'exact', 'alternate'] as const) {
      for (const flightBan of [false, true]) {
        const { state } = playRandomly(config({ deck, flightBan, startSeat: null }), seats, 100 + seats);
        expect(frameKind(state)).toBe('over');
      }
    }
  });
});
