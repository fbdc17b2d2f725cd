/** CF-6.3 charters. */

import { describe, expect, test } from 'vitest';
import { act, actAndHear, expectAllowed, expectRefusal, isListed, newsOf, play } from './support/act.ts';
import { charter, fly, pass } from './support/actions.ts';
import { type Position, pawnsAt, pawnsOn, position } from './support/position.ts';
import { PRINTED } from './support/printed.ts';

const flights = (wish: Position = {}) =>
  position({ frame: 'flights', pawns: { athens: 'red', lima: 'blue', tokyo: 'green' }, ...wish });
const toMoscow = charter('red', 'athens', 'moscow');
const backToAthens = charter('red', 'moscow', 'athens');

describe('CF-6.3 a charter', () => {
  test('CF-6.3 moves one pawn between two airports of a continent, whoever owns them', () => {
    const { state, news } = actAndHear(flights({ owned: [[], ['moscow']] }), 0, toMoscow, []);
    expect(pawnsOn(state)).toEqual({ moscow: 'red', lima: 'blue', tokyo: 'green' });
    expect(newsOf(news, 'chartered')).toEqual([
      { kind: 'chartered', seat: 0, pawn: 'africa', from: 'athens', to: 'moscow', coins: 1 },
    ]);
    expect(isListed(flights(), 1, toMoscow)).toBe(true);
  });

  test('CF-6.3 one pawn of several', () => {
    const state = act(flights({ pawns: { athens: 'red red blue' } }), 0, toMoscow);
    expect(pawnsOn(state)).toEqual({ athens: 'blue red', moscow: 'red' });
  });

  test('CF-6.3 not between continents, nor to where it stands', () => {
    expectRefusal(flights(), 0, charter('red', 'athens', 'cairo'), 'notOneContinent', 'CF-6.3', {
      from: 'athens',
      to: 'cairo',
    });
    expectRefusal(flights(), 0, charter('red', 'athens', 'athens'), 'sameCity', 'CF-2.7', { city: 'athens' });
  });

  test('CF-6.3 only who stands there', () => {
    expectRefusal(flights(), 0, charter('blue', 'athens', 'moscow'), 'noSuchPawn', 'CF-6.3', {
      city: 'athens',
      pawn: 'north-america',
    });
    expectRefusal(flights(), 0, charter('red', 'paris', 'moscow'), 'noSuchPawn', 'CF-6.3', {
      city: 'paris',
      pawn: 'africa',
    });
    expectRefusal(flights(), 0, charter('red', 'athens', 'atlantis'), 'noSuchCity', 'CF-1.2', { city: 'atlantis' });
    expectRefusal(flights(), 0, charter('red', 'atlantis', 'athens'), 'noSuchCity', 'CF-1.2', { city: 'atlantis' });
  });

  test('CF-6.3 a pawn may go again', () => {
    const state = play(flights(), toMoscow, charter('red', 'moscow', 'paris'), charter('red', 'paris', 'london'));
    expect(pawnsAt(state, 'london')).toBe('red');
    expect(state.charters).toBe(3);
  });
});

describe('CF-6.3 the row', () => {
  test.each([
    ['easy', [1, 1, 2, 2, 3, 3, 4, 4]],
    ['medium', [1, 2, 2, 3, 4, 5, 6]],
    ['hard', [2, 3, 4, 5, 6, 7]],
  ] as const)(
    'CF-6.3 %s: each charter pays the field the marker reaches, %j, and then there are no more',
    (difficulty, row) => {
      let state = flights({ difficulty, coins: 100 });
      row.forEach((price, place) => {
        expect(PRINTED.charters[difficulty][1]?.[place]).toBe(price);
        const next = act(state, 0, place % 2 === 0 ? toMoscow : backToAthens);
        expect(state.coins - next.coins).toBe(price);
        state = next;
      });
      const one = row.length % 2 === 0 ? toMoscow : backToAthens;
      expectRefusal(state, 0, one, 'noCharterLeft', 'CF-6.3');
      expectRefusal(state, 0, charter('blue', 'lima', 'bogota'), 'noCharterLeft', 'CF-6.3');
    },
  );

  test('CF-6.3 the price must be there', () => {
    expectRefusal(flights({ difficulty: 'hard', coins: 1 }), 0, toMoscow, 'notEnoughCoins', 'CF-1.7', {
      cost: 2,
      coins: 1,
    });
    expect(act(flights({ difficulty: 'hard', coins: 2 }), 0, toMoscow).coins).toBe(0);
    expectRefusal(flights({ charters: 6, coins: 3 }), 0, toMoscow, 'notEnoughCoins', 'CF-1.7', { cost: 4, coins: 3 });
    expectAllowed(flights({ charters: 5, coins: 3 }), 0, toMoscow);
  });

  test('CF-6.3, CF-6.5 the marker goes back at the end of the round', () => {
    const next = play(flights({ charters: 8 }), pass, pass);
    expect(next).toMatchObject({ charters: 0, frame: { kind: 'flights' } });
    expectAllowed(next, 0, toMoscow);
  });

  test('CF-6.3 nothing is drawn for it, and no flight is flown', () => {
    expect(act(flights(), 0, toMoscow, []).flights).toEqual([]);
  });
});

describe('CF-6.3 at any moment of the flights', () => {
  const before = flights({
    owned: [['london', 'paris', 'tokyo', 'plane-1', 'plane-2', 'europe-1', 'asia-1'], []],
    trucks: [[1, 3], []],
    pawns: { london: 'pink', moscow: 'pink', lima: 'blue' },
  });
  const toParis = fly(0, 'london', 'plane-1', 1, 'europe-1', 'paris', 'pink');
  const toTokyo = fly(0, 'paris', 'plane-2', 3, 'asia-1', 'tokyo', 'pink pink');

  test('CF-6.3 also between two flights of a chain', () => {
    expectRefusal(act(before, 0, toParis), 0, toTokyo, 'noSuchPawn', 'CF-6.2', { city: 'paris', pawn: 'asia' });
    const state = play(before, toParis, charter('pink', 'moscow', 'paris'), toTokyo);
    expect(pawnsOn(state)).toEqual({ lima: 'blue' });
    expect(state.homeThisRound).toBe(2);
  });

  test('CF-6.3 before the first and after the last', () => {
    const state = play(before, charter('pink', 'moscow', 'london'), toParis, charter('pink', 'paris', 'athens'));
    expect(pawnsOn(state)).toEqual({ london: 'pink', athens: 'pink', lima: 'blue' });
  });
});

describe('CF-7.5 charters and the volcano', () => {
  test.each([1, 2, 3, 4])('CF-7.5 none in Europe in round %i', (round) => {
    const state = flights({ scenario: 'volcano', round });
    expectRefusal(state, 0, toMoscow, 'continentClosed', 'CF-7.5', { continent: 'europe', until: 4 });
    expectAllowed(state, 0, charter('blue', 'lima', 'bogota'));
  });

  test('CF-7.5 again from round 5 on', () => {
    expectAllowed(flights({ scenario: 'volcano', round: 5 }), 0, toMoscow);
  });
});
