/** CF-7.1, CF-7.2, CF-7.3, CF-7.6: what the scenarios do while the game is played. */

import { describe, expect, test } from 'vitest';
import { cooperativeFlights } from '../../rules/game.ts';
import { act, actAndHear, expectAllowed, expectRefusal, kindsListed, kindsOf, newsOf, play } from './support/act.ts';
import { charter, first, fly, further, pass, place } from './support/actions.ts';
import { OLYMPIC_PLACES, opened } from './support/opening.ts';
import { type Position, pawnsAt, pawnsLeft, pawnsOn, position } from './support/position.ts';

describe('CF-7.1 creating demand', () => {
  const flights = (wish: Position = {}) =>
    position({ scenario: 'creating-demand', frame: 'flights', coins: 0, ...wish });

  test('CF-7.1 after the regular pair the team is asked', () => {
    const { state, news } = actAndHear(flights({ round: 2 }), 0, pass, ['departure-0', 'low-0']);
    expect(state).toMatchObject({ phase: 'demand', frame: { kind: 'further' }, round: 2, coins: 0 });
    expect(newsOf(news, 'pair')).toHaveLength(1);
    expect(cooperativeFlights.toAct(state)).toEqual({ mode: 'any', seats: [0, 1] });
    expect(kindsListed(state)).toEqual(['further']);
    expectRefusal(state, 0, pass, 'notNow', 'CF-6.1', { due: 'further' });
  });

  test.each([
    [1, 'low', 24, 3],
    [3, 'low', 24, 3],
    [4, 'high', 40, 5],
    [7, 'high', 40, 5],
    [8, 'low', 24, 3],
    [9, 'low', 24, 3],
  ] as const)('CF-7.1 in round %i a further pair is of %s demand and pays %i', (round, kind, bonus, pawns) => {
    const asked = position({ scenario: 'creating-demand', frame: 'further', round, coins: 0 });
    const { state, news } = actAndHear(asked, 1, further(true), ['departure-0', `${kind}-0`]);
    expect(newsOf(news, 'pair')).toMatchObject([{ for: 'further', demandKind: kind }]);
    expect(pawnsLeft(state)).toBe(2 + pawns);
    // It comes before income.
    expect(state).toMatchObject({ coins: bonus + 45, round: round + 1, frame: { kind: 'market' } });
    expect(newsOf(news, 'further')).toEqual([{ kind: 'further', seat: 1, draw: true, coins: bonus }]);
  });

  test('CF-7.1 or it is left', () => {
    const asked = position({ scenario: 'creating-demand', frame: 'further', round: 5, coins: 0 });
    const { state, news } = actAndHear(asked, 0, further(false), []);
    expect(newsOf(news, 'pair')).toEqual([]);
    expect(state).toMatchObject({ coins: 45, round: 6 });
  });

  test('CF-7.1 paid in full even if a pawn cannot be placed', () => {
    const pawns = { lima: 'blue blue', cairo: 'blue blue blue' };
    const asked = position({ scenario: 'creating-demand', frame: 'further', round: 5, coins: 0, pawns });
    const { state, news } = actAndHear(asked, 0, further(true), ['departure-0', 'high-0']);
    expect(newsOf(news, 'pair')[0]?.missing).toEqual(['north-america']);
    // All five blue ones are on the board: 10 coins.
    expect(state.coins).toBe(40 + 45 - 10);
  });

  test('CF-1.7, CF-7.1 but never above 100: what came in is told', () => {
    const pawns = { lima: 'blue blue blue' };
    const asked = position({ scenario: 'creating-demand', frame: 'further', round: 5, coins: 70, pawns });
    const { state, news } = actAndHear(asked, 0, further(true), ['departure-0', 'high-0']);
    expect(newsOf(news, 'further')[0]?.coins).toBe(30);
    expect(newsOf(news, 'income')[0]?.coins).toBe(0);
    expect(state.coins).toBe(100);
  });

  test('CF-7.1 the extra pair after round 8 comes besides', () => {
    const asked = position({ scenario: 'creating-demand', difficulty: 'hard', frame: 'further', round: 8, coins: 0 });
    const { news } = actAndHear(asked, 0, further(true), ['departure-0', 'low-0', 'departure-1', 'high-0']);
    expect(newsOf(news, 'pair').map(({ for: why }) => why)).toEqual(['further', 'extra']);
  });

  test('CF-7.1 not in round 10, which has no demand, nor in another scenario', () => {
    expect(act(flights({ round: 10 }), 0, pass).frame.kind).toBe('over');
    expect(act(position({ frame: 'flights' }), 0, pass).frame.kind).toBe('market');
    expectRefusal(position(), 0, further(true), 'notNow', 'CF-7.1', { due: 'market' });
  });
});

describe('CF-7.2 low-cost airlines', () => {
  const WISH: Position = {
    scenario: 'low-cost',
    frame: 'flights',
    round: 2,
    coins: 20,
    owned: [
      [
        'london',
        'cairo',
        'plane-3',
        'africa-1',
        'paris',
        'tokyo',
        'plane-3/b',
        'asia-1',
        'delhi',
        'plane-1',
        'asia-1/b',
      ],
    ],
    trucks: [[2, 3, 4]],
    seats: 1,
    pawns: { london: 'red red red', paris: 'pink pink pink', lima: 'blue' },
  };
  const before = position(WISH);
  const toCairo = (aboard: string) => fly(0, 'london', 'plane-3', 2, 'africa-1', 'cairo', aboard);
  const toTokyo = (aboard: string) => fly(0, 'paris', 'plane-3/b', 3, 'asia-1', 'tokyo', aboard);

  test('CF-7.2 5 coins when six pawns leave the board in the flights of a round, at their end', () => {
    const flown = play(before, toCairo('red red red'), toTokyo('pink pink pink'));
    expect(flown.coins).toBe(20);
    const { state, news } = actAndHear(flown, 0, pass);
    expect(newsOf(news, 'fullPlanesBonus')).toEqual([{ kind: 'fullPlanesBonus', coins: 5 }]);
    expect(state.coins).toBe(20 + 5 + 45);
    expect(kindsOf(news).indexOf('fullPlanesBonus')).toBeLessThan(kindsOf(news).indexOf('pair'));
  });

  test('CF-1.7, CF-7.2 the bonus too is lost above 100', () => {
    const rich = play(position({ ...WISH, coins: 98 }), toCairo('red red red'), toTokyo('pink pink pink'));
    expect(newsOf(actAndHear(rich, 0, pass).news, 'fullPlanesBonus')).toEqual([{ kind: 'fullPlanesBonus', coins: 2 }]);
  });

  test('CF-7.2 five are not enough, seven are no more', () => {
    const five = play(before, toCairo('red red red'), toTokyo('pink pink'));
    expect(newsOf(actAndHear(five, 0, pass).news, 'fullPlanesBonus')).toEqual([]);
    expect(act(five, 0, pass).coins).toBe(20 - 2 + 45);
    const more = position({
      ...WISH,
      pawns: { london: 'red red red', paris: 'pink pink pink', cairo: 'pink', lima: 'blue' },
    });
    const seven = play(
      more,
      toCairo('red red red'),
      toTokyo('pink pink pink'),
      fly(0, 'cairo', 'plane-1', 4, 'asia-1/b', 'delhi', 'pink'),
    );
    expect(seven.homeThisRound).toBe(7);
    expect(act(seven, 0, pass).coins).toBe(20 + 5 + 45);
  });

  test('CF-7.2 only pawns that leave the board count', () => {
    const elsewhere = position({ ...WISH, pawns: { london: 'pink pink pink', paris: 'pink pink', lima: 'blue' } });
    const flown = play(elsewhere, toCairo('pink pink pink'), toTokyo('pink pink'));
    expect(flown.homeThisRound).toBe(2);
    expect(newsOf(actAndHear(flown, 0, pass).news, 'fullPlanesBonus')).toEqual([]);
  });

  test.each([
    ['red', 2],
    ['red red', 2],
    ['red red red', 0],
  ])('CF-7.2 a plane of three stars with %s aboard pays %i as it leaves', (aboard, fee) => {
    const { state, news } = actAndHear(before, 0, toCairo(aboard));
    expect(state.coins).toBe(20 - fee);
    expect(newsOf(news, 'flew')[0]?.fee).toBe(fee);
  });

  test('CF-7.2 who cannot pay may not fly', () => {
    const poor = position({ ...WISH, coins: 1 });
    expectRefusal(poor, 0, toCairo('red'), 'notEnoughCoins', 'CF-7.2', { cost: 2, coins: 1 });
    expectAllowed(poor, 0, toCairo('red red red'));
    expect(act(position({ ...WISH, coins: 2 }), 0, toCairo('red')).coins).toBe(0);
  });

  test('CF-7.2 charters are no flights', () => {
    const state = act(before, 0, charter('blue', 'lima', 'bogota'));
    expect(state.coins).toBe(19);
  });

  test('CF-7.2 elsewhere a flight costs nothing, and there is no bonus', () => {
    const plain = position({ ...WISH, scenario: 'none' });
    expect(act(plain, 0, toCairo('red')).coins).toBe(20);
    const flown = play(plain, toCairo('red red red'), toTokyo('pink pink pink'));
    expect(act(flown, 0, pass).coins).toBe(65);
  });
});

describe('CF-7.3 the Olympic Games', () => {
  /** The example's high pair, without its yellow pawn, and a low one. */
  const PAIRS = ['departure-0', 'high-0', 'departure-1', 'low-1'];

  test('CF-7.3 first five yellow pawns, on five continents other than Europe', () => {
    const { state, news } = opened({ scenario: 'olympic-games' }, 2);
    expect(newsOf(news, 'pair')).toEqual([]);
    expect(state.frame).toEqual({ kind: 'place', continent: 0 });
    expectRefusal(state, 0, place('london'), 'otherContinentNext', 'CF-7.3', {
      city: 'london',
      continent: 'north-america',
    });
    expectRefusal(state, 0, place('tokyo'), 'otherContinentNext', 'CF-7.3', {
      city: 'tokyo',
      continent: 'north-america',
    });
    expectRefusal(state, 0, place('atlantis'), 'noSuchCity', 'CF-1.2', { city: 'atlantis' });
    expectRefusal(state, 0, first(0, 'paris', 'cairo', 3, 1), 'notNow', 'CF-5.2', { due: 'place' });
    const { state: next, news: placed } = actAndHear(state, 1, place('havana'), []);
    expect(newsOf(placed, 'placed')).toEqual([{ kind: 'placed', seat: 1, city: 'havana', pawn: 'europe' }]);
    expect(next.frame).toEqual({ kind: 'place', continent: 2 });
    expect(pawnsOn(next)).toEqual({ havana: 'yellow' });
  });

  test.each([
    [1, PAIRS, 5 + 4 + 2],
    [2, PAIRS, 5 + 4 + 2],
    [3, [...PAIRS, 'departure-2', 'low-0'], 5 + 4 + 2 + 2],
  ] as const)('CF-7.3 then the pairs, with %i seats: %j, yellow rows passed over', (seats, luck, pawns) => {
    let { state } = opened({ scenario: 'olympic-games' }, seats);
    for (const [at, choice] of OLYMPIC_PLACES.entries()) {
      const heard = actAndHear(state, 0, choice, at === 4 ? luck : []);
      state = heard.state;
      if (at < 4) continue;
      expect(newsOf(heard.news, 'pair').map(({ demandKind }) => demandKind)).toEqual(
        ['high', 'low', 'low'].slice(0, luck.length / 2),
      );
      for (const pair of newsOf(heard.news, 'pair')) expect(pair.missing).toEqual(['europe']);
    }
    expect(pawnsLeft(state)).toBe(pawns);
    expect(pawnsAt(state, 'tokyo')).toBe('yellow');
    expect(
      Object.values(pawnsOn(state))
        .join(' ')
        .match(/yellow/g),
    ).toHaveLength(5);
    expect(state.frame).toEqual({ kind: 'first', hand: 0 });
  });

  const flights = (round: number, wish: Position = {}) =>
    position({ scenario: 'olympic-games', frame: 'flights', round, coins: 10, pawns: { lima: 'yellow' }, ...wish });
  const HIGH = ['departure-0', 'high-0'];

  test('CF-7.3 as the end of round 5 begins, one pawn of each other colour comes to Athens', () => {
    const { state, news } = actAndHear(flights(5), 0, pass, HIGH);
    expect(pawnsAt(state, 'athens')).toBe('blue pink purple red green');
    expect(newsOf(news, 'games')[0]).toMatchObject({ city: 'athens', missing: [] });
    expect(kindsOf(news)).toEqual(['flightsClosed', 'pair', 'games', 'income', 'penalties', 'roundBegan']);
  });

  test('CF-7.3 the penalties of round 5 count them', () => {
    const { state, news } = actAndHear(flights(5, { pawns: { lima: 'blue blue', cairo: 'blue' } }), 0, pass, HIGH);
    // Five in Athens; the fifth blue one is there, after the example's in Nairobi.
    expect(newsOf(news, 'penalties')[0]).toMatchObject({ crowded: ['athens'], full: ['north-america'], due: 15 });
    expect(state.coins).toBe(40);
  });

  test('CF-7.3 a colour that has run out is not placed', () => {
    const pawns = { lima: 'blue blue', cairo: 'blue blue blue' };
    const { state, news } = actAndHear(flights(5, { pawns }), 0, pass, HIGH);
    expect(pawnsAt(state, 'athens')).toBe('pink purple red green');
    expect(newsOf(news, 'games')[0]?.missing).toEqual(['north-america']);
  });

  test.each([4, 6])('CF-7.3 not in round %i', (round) => {
    expect(pawnsAt(act(flights(round), 0, pass, HIGH), 'athens')).toBe('');
  });

  test('CF-7.3 nor in another scenario', () => {
    expect(pawnsAt(act(flights(5, { scenario: 'none' }), 0, pass, HIGH), 'athens')).toBe('');
  });

  test('CF-7.3 yellow pawns may be asked for again later, once they are home', () => {
    expect(pawnsAt(act(flights(6), 0, pass, HIGH), 'tokyo')).toBe('yellow');
  });
});

describe('CF-7.6 the future', () => {
  const end = (wish: Position) =>
    actAndHear(position({ scenario: 'future', frame: 'flights', round: 2, trucks: [[1], [2]], ...wish }), 0, pass, [
      'departure-0',
      'low-0',
    ]);

  test.each([
    [0, 0],
    [9, 0],
    [10, 3],
    [19, 3],
    [20, 6],
    [47, 12],
    [99, 27],
  ])('CF-7.6 of %i coins %i are paid before income', (coins, interest) => {
    const { state, news } = end({ coins });
    expect(state.coins).toBe(Math.min(100, coins - interest + 45));
    expect(newsOf(news, 'interest').map((item) => item.coins)).toEqual(interest === 0 ? [] : [interest]);
  });

  test('CF-7.6 before income: of 100, 30 are paid and 30 come', () => {
    expect(end({ coins: 100 }).state.coins).toBe(100);
    expect(end({ coins: 60 }).state.coins).toBe(60 - 18 + 45);
  });

  test.each([
    [[[1], [2]], 0],
    [[[3], [1]], 1],
    [
      [
        [3, 4],
        [4, 2, 1],
      ],
      3,
    ],
  ])('CF-7.6 trucks %j cost %i', (trucks, due) => {
    const { state, news } = end({ coins: 0, trucks });
    expect(state.coins).toBe(45 - due);
    expect(newsOf(news, 'carbon').map(({ trucks: taxed, coins }) => [taxed, coins])).toEqual(
      due === 0 ? [] : [[due, due]],
    );
  });

  test('CF-7.6 after income, which is lost above 100', () => {
    expect(end({ coins: 100, trucks: [[4, 4], [3]] }).state.coins).toBe(97);
  });

  test('CF-7.6 all in order', () => {
    const { state, news } = end({ coins: 25, trucks: [[4], [3]], pawns: { lima: 'blue blue blue blue' } });
    expect(kindsOf(news)).toEqual(['flightsClosed', 'pair', 'interest', 'income', 'carbon', 'penalties', 'roundBegan']);
    expect(state.coins).toBe(25 - 6 + 45 - 2 - 5);
  });

  test('CF-7.6 not after round 10, nor elsewhere', () => {
    expect(act(position({ scenario: 'future', frame: 'flights', round: 10, coins: 50 }), 0, pass).coins).toBe(50);
    expect(act(position({ frame: 'flights', round: 2, coins: 50 }), 0, pass, ['departure-0', 'low-0']).coins).toBe(95);
  });
});
