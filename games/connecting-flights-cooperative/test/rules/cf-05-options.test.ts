/** CF-5.4: one player with two hands, and the first game. */

import { card } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import { cooperativeFlights } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { act, expectAllowed, expectRefusal, newsOf, play, playAndHear } from './support/act.ts';
import { buyTruck, first, fly, pass, take } from './support/actions.ts';
import { opened, started } from './support/opening.ts';
import { namesAt, pawnsLeft, position, trucksOf } from './support/position.ts';

const oneStarPassengers = (state: State, hand: number) =>
  namesAt(state, hand).filter((name) => /^(north|south|europe|africa|asia|oceania).*-1(\/|$)/.test(name)).length;

describe('CF-5.4 one player, two hands', () => {
  const { state } = opened({ hands: 'two' }, 1);

  test('CF-5.4 two hands are two players in everything', () => {
    expect([0, 1].map((hand) => trucksOf(state, hand))).toEqual([[4], [4]]);
    expect(pawnsLeft(state)).toBe(15);
    const after = started(state);
    expect([0, 1].map((hand) => namesAt(after, hand).length)).toEqual([4, 4]);
    expect(after.frame.kind).toBe('market');
    expect(cooperativeFlights.toAct(after).seats).toEqual([0]);
    expect(trucksOf(act(after, 0, buyTruck(1, 1)), 1)).toEqual([1, 4]);
    expectRefusal(after, 0, buyTruck(2, 1), 'noSuchHand', 'CF-5.2', { hand: 2 });
  });

  test('CF-5.4 without the option somebody alone has one', () => {
    expect(opened({}, 1).state.trucks).toHaveLength(1);
    expectRefusal(started(opened({}, 1).state), 0, buyTruck(1, 1), 'noSuchHand', 'CF-5.2', { hand: 1 });
  });

  test('CF-5.4 with more seats each has one hand, whatever the setting', () => {
    expect(opened({ hands: 'two' }, 2).state.trucks).toHaveLength(2);
    expect(opened({ hands: 'two' }, 3).state.trucks).toHaveLength(3);
  });

  test('CF-5.4 cards and trucks never change hands', () => {
    const flights = position({
      seats: 1,
      hands: 'two',
      frame: 'flights',
      owned: [
        ['london', 'cairo', 'plane-3'],
        ['africa-1', 'paris'],
      ],
      trucks: [[1], [4]],
      pawns: { london: 'red' },
    });
    expectRefusal(flights, 0, fly(0, 'london', 'plane-3', 1, 'africa-1', 'cairo', 'red'), 'notOfThisHand', 'CF-6.1', {
      card: card('africa-1'),
    });
    const own = position({
      seats: 1,
      hands: 'two',
      frame: 'flights',
      owned: [['london', 'cairo', 'plane-3', 'africa-1'], []],
      trucks: [[1], [4]],
      pawns: { london: 'red' },
    });
    expectRefusal(own, 0, fly(0, 'london', 'plane-3', 4, 'africa-1', 'cairo', 'red'), 'truckUsedTwice', 'CF-2.10', {
      capacity: 4,
    });
  });
});

describe('CF-5.4 the first game', () => {
  const shares = [
    [1, 'one', [6]],
    [2, 'one', [3, 3]],
    [3, 'one', [2, 2, 2]],
    [1, 'two', [3, 3]],
  ] as const;
  /** Six of the ten there are. */
  const SIX = ['north-america', 'asia', 'europe', 'africa', 'europe', 'south-america'] as const;

  test.each(shares)('CF-5.4 with %i seats, %s hand alone: %j passengers with one star', (seats, hands, expected) => {
    let state = started(opened({ beginner: true, hands }, seats).state);
    expect(state.round).toBe(0);
    const left = [...SIX];
    while (state.frame.kind === 'take') {
      const { hand } = state.frame;
      const continent = left.find((one) => cooperativeFlights.check(state, 0, take(hand, one)) === null);
      if (continent === undefined) throw new Error('none left');
      left.splice(left.indexOf(continent), 1);
      state = act(state, seats - 1, take(hand, continent));
    }
    expect(expected.map((_, hand) => oneStarPassengers(state, hand))).toEqual(expected);
    expect(state).toMatchObject({ round: 1, frame: { kind: 'market' } });
  });

  test('CF-5.4 one of them is in each starting flight', () => {
    const { state } = opened({ beginner: true }, 1);
    expectRefusal(state, 0, first(0, 'london', 'cairo', 3, 2), 'onlyOneStar', 'CF-5.4');
    expectAllowed(state, 0, first(0, 'london', 'cairo', 3, 1));
  });

  test('CF-5.4 the team chooses them, one hand after the other, as far as there are any', () => {
    const state = started(opened({ beginner: true }, 2).state);
    expect(state.frame).toEqual({ kind: 'take', hand: 0, left: 2 });
    expectRefusal(state, 0, take(1, 'europe'), 'otherHandNext', 'CF-5.4', { hand: 0 });
    const { state: after, news } = playAndHear(state, [take(0, 'oceania')]);
    expect(newsOf(news, 'took')[0]).toMatchObject({ hand: 0 });
    expect(after.frame).toEqual({ kind: 'take', hand: 0, left: 1 });
    expectRefusal(after, 0, take(0, 'oceania'), 'noPassengerLeft', 'CF-1.3', { continent: 'oceania', stars: 1 });
    expectRefusal(after, 0, pass, 'notNow', 'CF-6.1', { due: 'take' });
    const done = play(after, take(0, 'africa'), take(1, 'europe'), take(1, 'europe'));
    expect(done.frame.kind).toBe('market');
    expect(namesAt(done, 1)).toEqual(expect.arrayContaining(['europe-1', 'europe-1/b']));
  });

  test('CF-5.4 otherwise nobody takes more', () => {
    expectRefusal(started(opened({}, 2).state), 0, take(0, 'europe'), 'notNow', 'CF-5.4', { due: 'market' });
  });
});
