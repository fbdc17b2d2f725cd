/** AE-6: action C, shares for Air ABACUS. */

import { describe, expect, test } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import type { State } from '../../rules/state.ts';
import {
  act,
  actAndHear,
  expectAllowed,
  expectImpossible,
  expectRefusal,
  frameKind,
  isListed,
  newsOf,
  seatsToAct,
} from '../support/act.ts';
import { exchange, give } from '../support/actions.ts';
import { cardsIn, outOfGame, position } from '../support/position.ts';

function actAll(state: State, ...actions: Action[]): State {
  return actions.reduce((now, action) => act(now, 0, action, []), state);
}

const start = () =>
  position({ hands: [{ red: 2, white: 1, abacus: 1 }], portfolios: [{ blue: 1, red: 1, abacus: 1 }] });

describe('AE-6.1 the exchange', () => {
  test('AE-6.1 one from the hand for one Air ABACUS, into the hand', () => {
    const before = start();
    const after = actAll(before, exchange(1), give('hand', 'red'));
    expect(cardsIn(after.hands[0])).toEqual({ red: 1, white: 1, abacus: 2 });
    expect(cardsIn(after.portfolios[0])).toEqual({ blue: 1, red: 1, abacus: 1 });
    expect(after.abacus).toBe(before.abacus - 1);
    expect(seatsToAct(after)).toEqual([1]);
  });

  test('AE-6.1 one from the portfolio for one Air ABACUS, into the hand', () => {
    const after = actAll(start(), exchange(1), give('portfolio', 'blue'));
    expect(cardsIn(after.hands[0])).toEqual({ red: 2, white: 1, abacus: 2 });
    expect(cardsIn(after.portfolios[0])).toEqual({ red: 1, abacus: 1 });
  });

  test('AE-6.1 exactly three for two, in any mix', () => {
    const before = start();
    const mixes: Action[][] = [
      [give('portfolio', 'blue'), give('portfolio', 'red'), give('hand', 'red')],
      [give('portfolio', 'red'), give('hand', 'red'), give('hand', 'white')],
      [give('hand', 'red'), give('hand', 'red'), give('hand', 'white')],
      [give('portfolio', 'blue'), give('portfolio', 'red'), give('portfolio', 'abacus')],
    ];
    for (const mix of mixes) {
      const after = actAll(before, exchange(3), ...mix);
      expect(after.hands[0]?.[10]).toBe(3);
      expect(after.abacus).toBe(before.abacus - 2);
      expect(seatsToAct(after)).toEqual([1]);
      const held = [...(after.hands[0] ?? []), ...(after.portfolios[0] ?? [])].reduce((sum, count) => sum + count, 0);
      expect(held).toBe(7 - 3 + 2);
    }
  });

  test('AE-6.1 no other rate', () => {
    for (const count of [0, 2, 4, 6]) expectImpossible(start(), 0, { type: 'exchange', give: count });
    const two = actAll(start(), exchange(3), give('portfolio', 'blue'), give('portfolio', 'red'));
    expect(frameKind(two)).toBe('exchange');
    expect(two.abacus).toBe(start().abacus);
    expect(seatsToAct(two)).toEqual([0]);
  });

  test('AE-6.1 one exchange a turn, once begun it is finished', () => {
    const begun = actAll(start(), exchange(1));
    expectRefusal(begun, 0, exchange(1), 'notNow');
    expectRefusal(begun, 0, { type: 'cash' }, 'notNow');
  });

  test('AE-6.1 as many shares as are asked for must be there', () => {
    const two = position({ hands: [{ red: 1 }], portfolios: [{ blue: 1 }] });
    expectRefusal(two, 0, exchange(3), 'tooFewShares');
    expectAllowed(two, 0, exchange(1));
    expectRefusal(position(), 0, exchange(1), 'tooFewShares');
    expect(isListed(position({ hands: [{ red: 1 }] }), 0, exchange(1))).toBe(true);
    const three = position({ hands: [{ red: 1 }], portfolios: [{ blue: 2 }] });
    expectAllowed(three, 0, exchange(3));
    expect(isListed(three, 0, exchange(3))).toBe(true);
  });

  test('AE-6.1 any share will do, of the first airline as of the last', () => {
    for (const share of ['yellow', 'white', 'abacus'] as const) {
      for (const from of ['portfolio', 'hand'] as const) {
        const cards = [{ [share]: 3 }];
        const state = position(from === 'hand' ? { seats: 5, hands: cards } : { seats: 5, portfolios: cards });
        const after = actAll(state, exchange(3), give(from, share), give(from, share), give(from, share));
        expect(cardsIn(after.hands[0])).toEqual({ abacus: 2 });
        expect(cardsIn(after.portfolios[0])).toEqual({});
      }
    }
  });

  test('AE-6.1 only what the player holds', () => {
    const begun = actAll(start(), exchange(1));
    expectRefusal(begun, 0, give('hand', 'blue'), 'notHeld');
    expectRefusal(begun, 0, give('portfolio', 'white'), 'notHeld');
    const three = position({ hands: [{ red: 1 }], portfolios: [{ blue: 1, red: 1 }] });
    const twice = actAll(three, exchange(3), give('portfolio', 'blue'));
    expectRefusal(twice, 0, give('portfolio', 'blue'), 'notHeld');
  });

  test('AE-6.1 one choice is listed once: portfolio before hand, in the order of the airlines', () => {
    const fromHand = actAll(start(), exchange(3), give('hand', 'red'));
    expectRefusal(fromHand, 0, give('portfolio', 'blue'), 'outOfOrder');
    const fromRed = actAll(start(), exchange(3), give('portfolio', 'red'));
    expectRefusal(fromRed, 0, give('portfolio', 'blue'), 'outOfOrder');
    expect(isListed(fromRed, 0, give('portfolio', 'abacus'))).toBe(true);
    // Two more must follow, and after the hand's white only one Air ABACUS could.
    expectRefusal(actAll(start(), exchange(3)), 0, give('hand', 'white'), 'outOfOrder');
  });

  test('AE-6.1 every set of three can be given in that order', () => {
    const pile = [
      'portfolio blue',
      'portfolio red',
      'portfolio abacus',
      'hand abacus',
      'hand red',
      'hand red',
      'hand white',
    ];
    const wanted = new Set<string>();
    for (let i = 0; i < 7; i++)
      for (let j = i + 1; j < 7; j++)
        for (let k = j + 1; k < 7; k++) wanted.add([pile[i], pile[j], pile[k]].join(', '));
    const found = new Set<string>();
    const walk = (state: State, path: string[]): void => {
      if (frameKind(state) !== 'exchange') {
        expect(found).not.toContain(path.join(', '));
        found.add(path.join(', '));
        return;
      }
      for (const from of ['portfolio', 'hand'] as const) {
        for (const share of ['blue', 'red', 'white', 'abacus'] as const) {
          const action = give(from, share);
          if (isListed(state, 0, action)) walk(act(state, 0, action), [...path, `${from} ${share}`]);
        }
      }
    };
    walk(actAll(start(), exchange(3)), []);
    expect(found).toEqual(wanted);
  });

  test('AE-6.1 the news of it', () => {
    const begun = actAll(start(), exchange(3), give('portfolio', 'blue'), give('hand', 'abacus'));
    const { news } = actAndHear(begun, 0, give('hand', 'white'));
    expect(newsOf(news, 'exchanged')).toEqual([
      {
        kind: 'exchanged',
        seat: 0,
        fromPortfolio: ['blue'],
        fromHand: ['abacus', 'white'],
        backs: { ordinary: 1, abacus: 1 },
        acquired: 2,
      },
    ]);
  });
});

describe('AE-6.2 what is given up leaves the game', () => {
  test('AE-6.2 from hand and portfolio alike, and comes back nowhere', () => {
    const before = start();
    const after = actAll(before, exchange(3), give('portfolio', 'blue'), give('hand', 'red'), give('hand', 'white'));
    expect(outOfGame(after, 'blue')).toBe(outOfGame(before, 'blue') + 1);
    expect(outOfGame(after, 'red')).toBe(outOfGame(before, 'red') + 1);
    expect(outOfGame(after, 'white')).toBe(outOfGame(before, 'white') + 1);
    expect(after.bag).toEqual(before.bag);
    expect(after.market).toEqual(before.market);
    expect(after.cash).toEqual(before.cash);
  });

  test('AE-6.2 Air ABACUS may be given up too, and does not return to the supply', () => {
    const before = start();
    const fromPortfolio = actAll(before, exchange(1), give('portfolio', 'abacus'));
    expect(fromPortfolio.abacus).toBe(before.abacus - 1);
    expect(outOfGame(fromPortfolio, 'abacus')).toBe(1);
    expect(cardsIn(fromPortfolio.hands[0])).toEqual({ red: 2, white: 1, abacus: 2 });
    const fromHand = actAll(before, exchange(1), give('hand', 'abacus'));
    expect(fromHand.abacus).toBe(before.abacus - 1);
    expect(outOfGame(fromHand, 'abacus')).toBe(1);
    expect(cardsIn(fromHand.hands[0])).toEqual({ red: 2, white: 1, abacus: 1 });
  });
});

describe('AE-6.3 the supply', () => {
  const withLeft = (abacusLeft: number) => position({ hands: [{ red: 4 }], abacusLeft });

  test('AE-6.3 with two left, three for two', () => {
    expect(isListed(withLeft(2), 0, exchange(3))).toBe(true);
    const after = actAll(withLeft(2), exchange(3), give('hand', 'red'), give('hand', 'red'), give('hand', 'red'));
    expect(after.abacus).toBe(0);
    expect(cardsIn(after.hands[0])).toEqual({ red: 1, abacus: 2 });
  });

  test('AE-6.3 with one left, only one for one', () => {
    expectRefusal(withLeft(1), 0, exchange(3), 'noAbacusLeft');
    expect(actAll(withLeft(1), exchange(1), give('hand', 'red')).abacus).toBe(0);
  });

  test('AE-6.3 with none, no action C', () => {
    expectRefusal(withLeft(0), 0, exchange(1), 'noAbacusLeft');
    expectRefusal(withLeft(0), 0, exchange(3), 'noAbacusLeft');
  });
});
