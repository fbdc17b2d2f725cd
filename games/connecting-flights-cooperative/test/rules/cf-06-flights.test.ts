/** CF-6.2 the flights, and CF-2 as far as a flight of pawns asks for it. */

import { card } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import { act, actAndHear, expectAllowed, expectRefusal, isListed, newsOf, play } from './support/act.ts';
import { fly, pass } from './support/actions.ts';
import { load } from './support/booklet.ts';
import { type Position, pawnsAt, pawnsOn, position } from './support/position.ts';

const flights = (wish: Position) => position({ frame: 'flights', ...wish });

describe('CF-6.2 the rulebook’s example of a transfer', () => {
  const before = flights({
    owned: [
      ['sydney', 'tokyo', 'plane-3', 'plane-2', 'asia-1', 'europe-1'],
      ['nairobi', 'london/b', 'new-york', 'plane-1', 'plane-2/b', 'europe-1/b', 'north-america-1'],
    ],
    trucks: [
      [2, 3],
      [2, 3],
    ],
    rights: { london: 0 },
    pawns: { sydney: 'pink yellow blue', nairobi: 'blue', lima: 'red' },
  });
  const sydneyToTokyo = fly(0, 'sydney', 'plane-3', 2, 'asia-1', 'tokyo', 'pink yellow blue');
  const tokyoToLondon = fly(0, 'tokyo', 'plane-2', 3, 'europe-1', 'london', 'yellow blue');
  const nairobiToLondon = fly(1, 'nairobi', 'plane-1', 2, 'europe-1/b', 'london/b', 'blue');
  const londonToNewYork = fly(1, 'london/b', 'plane-2/b', 3, 'north-america-1', 'new-york', 'blue blue');

  test('CF-6.2 all three fly to Tokyo, where the pink pawn is home', () => {
    const { state, news } = actAndHear(before, 0, sydneyToTokyo);
    expect(pawnsOn(state)).toEqual({ tokyo: 'blue yellow', nairobi: 'blue', lima: 'red' });
    expect(newsOf(news, 'flew')[0]).toMatchObject({ home: load('pink'), fee: 0 });
    expect(state.home - before.home).toBe(1);
  });

  test('CF-6.2 on to London, landing rights, where the yellow one is', () => {
    const { state, news } = actAndHear(act(before, 0, sydneyToTokyo), 0, tokyoToLondon);
    expect(pawnsOn(state)).toEqual({ london: 'blue', nairobi: 'blue', lima: 'red' });
    expect(newsOf(news, 'flew')[0]?.home).toEqual(load('yellow'));
  });

  test('CF-6.2 the blue pawn of Nairobi joins the one in London', () => {
    const state = play(before, sydneyToTokyo, tokyoToLondon, nairobiToLondon);
    expect(pawnsOn(state)).toEqual({ london: 'blue blue', lima: 'red' });
  });

  test('CF-6.2 both are home in New York', () => {
    const state = play(before, sydneyToTokyo, tokyoToLondon, nairobiToLondon, londonToNewYork);
    expect(pawnsOn(state)).toEqual({ lima: 'red' });
    expect(state.home - before.home).toBe(4);
    expect(state.homeThisRound).toBe(4);
    expect(state.flights).toHaveLength(4);
  });

  test('CF-6.2 it may go to and fro between players, in mid-chain too', () => {
    const state = play(before, nairobiToLondon, sydneyToTokyo, tokyoToLondon, londonToNewYork);
    expect(pawnsOn(state)).toEqual({ lima: 'red' });
    expect(pawnsOn(play(before, sydneyToTokyo, nairobiToLondon, tokyoToLondon, londonToNewYork))).toEqual({
      lima: 'red',
    });
  });

  test('CF-6.2 the order matters: who has not come yet is not aboard', () => {
    const alone = act(before, 0, nairobiToLondon);
    expectRefusal(alone, 0, londonToNewYork, 'noSuchPawn', 'CF-6.2', { city: 'london', pawn: 'north-america' });
    const early = act(alone, 0, fly(1, 'london/b', 'plane-2/b', 3, 'north-america-1', 'new-york', 'blue'));
    expect(pawnsOn(play(early, sydneyToTokyo, tokyoToLondon))).toEqual({ london: 'blue', lima: 'red' });
  });

  test('CF-6.2 any seat may fly for the team', () => {
    expect(pawnsAt(act(before, 1, sydneyToTokyo), 'tokyo')).toBe('blue yellow');
  });

  test('CF-6.2 the flights end when a seat says so', () => {
    const { news } = actAndHear(act(before, 0, sydneyToTokyo), 1, pass);
    expect(newsOf(news, 'flightsClosed')).toEqual([{ kind: 'flightsClosed', seat: 1, home: 1, left: 4 }]);
  });
});

/** One flight of hand 0 from London, and what it needs. */
const BUNCH = {
  owned: [['london', 'cairo', 'plane-2', 'plane-3', 'africa-1', 'africa-2', 'paris', 'johannesburg', 'dakar']],
  trucks: [[2, 2], []],
  pawns: { london: 'red red red pink', lima: 'blue' },
};

describe('CF-6.2 who is aboard', () => {
  const before = flights(BUNCH);
  const toCairo = (plane: string, aboard: string) => fly(0, 'london', plane, 2, 'africa-1', 'cairo', aboard);

  test.each([
    ['plane-2', 'red'],
    ['plane-2', 'red red'],
    ['plane-2', 'pink red'],
    ['plane-3', 'red red red'],
    ['plane-3', 'pink red red'],
  ])('CF-6.2 %s may carry %s', (plane, aboard) => {
    expectAllowed(before, 0, toCairo(plane, aboard));
    expect(isListed(before, 0, toCairo(plane, aboard))).toBe(true);
  });

  test('CF-6.2 at most as many as the plane has stars', () => {
    expectRefusal(before, 0, toCairo('plane-2', 'red red red'), 'tooManyAboard', 'CF-6.2', { pawns: 3, stars: 2 });
    expectRefusal(before, 0, toCairo('plane-3', 'pink red red red'), 'tooManyAboard', 'CF-6.2', { pawns: 4, stars: 3 });
  });

  test('CF-6.2 a flight that carries nobody is not flown', () => {
    expectRefusal(before, 0, toCairo('plane-2', ''), 'nobodyAboard', 'CF-6.2');
  });

  test('CF-6.2 only who stands there', () => {
    expectRefusal(before, 0, toCairo('plane-2', 'blue'), 'noSuchPawn', 'CF-6.2', {
      city: 'london',
      pawn: 'north-america',
    });
    expectRefusal(before, 0, toCairo('plane-3', 'pink pink'), 'noSuchPawn', 'CF-6.2', { city: 'london', pawn: 'asia' });
  });

  test('CF-6.2 a pawn whose colour is another stays where it landed', () => {
    const state = act(before, 0, toCairo('plane-3', 'pink red red'));
    expect(pawnsOn(state)).toEqual({ london: 'red', cairo: 'pink', lima: 'blue' });
  });

  test('CF-6.2 the stars of the passenger card do not limit the pawns, nor does its continent', () => {
    const wide = flights({ ...BUNCH, pawns: { london: 'pink pink green', lima: 'blue' } });
    expect(pawnsOn(act(wide, 0, toCairo('plane-3', 'pink pink green')))).toEqual({
      cairo: 'pink pink green',
      lima: 'blue',
    });
  });

  test('CF-6.2 a pawn that came home may be placed again', () => {
    const five = flights({ ...BUNCH, pawns: { london: 'red red red', tokyo: 'red red' }, round: 7 });
    const flown = act(five, 0, toCairo('plane-3', 'red red'));
    // The example's demand has a red row for Moscow.
    const { news } = actAndHear(flown, 0, pass, ['departure-0', 'high-0']);
    expect(newsOf(news, 'pair')[0]?.placed).toContainEqual({ city: 'moscow', pawn: 'africa' });
    const { news: without } = actAndHear(five, 0, pass, ['departure-0', 'high-0']);
    expect(newsOf(without, 'pair')[0]?.missing).toEqual(['africa']);
  });
});

describe('CF-2.1 to CF-2.7 a flight must be valid', () => {
  const before = flights({
    ...BUNCH,
    owned: [[...(BUNCH.owned[0] ?? []), 'plane-1', 'europe-1', 'electric-1', 'london/b', 'tokyo', 'asia-1']],
    rights: { 'paris/b': 0 },
    trucks: [[1, 2], [4]],
    pawns: { london: 'red red', paris: 'red' },
  });

  test('CF-2.1 a card in a place that is not its own', () => {
    expectRefusal(before, 0, fly(0, 'plane-2', 'plane-2', 2, 'africa-1', 'cairo', 'red'), 'wrongKind', 'CF-2.1', {
      card: card('plane-2'),
    });
    expectRefusal(before, 0, fly(0, 'london', 'africa-1', 2, 'africa-1', 'cairo', 'red'), 'wrongKind', 'CF-2.1', {
      card: card('africa-1'),
    });
    expectRefusal(before, 0, fly(0, 'london', 'plane-2', 2, 'cairo', 'cairo', 'red'), 'wrongKind', 'CF-2.1', {
      card: card('cairo'),
    });
    expectRefusal(before, 0, fly(0, 'london', 'plane-2', 2, 'africa-1', 'africa-1', 'red'), 'wrongKind', 'CF-2.1', {
      card: card('africa-1'),
    });
  });

  test('CF-2.2 the plane has the stars of the passenger', () => {
    expectRefusal(before, 0, fly(0, 'london', 'plane-1', 2, 'africa-2', 'cairo', 'red'), 'planeTooSmall', 'CF-2.2', {
      plane: 1,
      passenger: 2,
    });
  });

  test('CF-2.3 and so has the destination', () => {
    expectRefusal(before, 0, fly(0, 'london', 'plane-2', 2, 'africa-2', 'dakar', 'red'), 'airportTooSmall', 'CF-2.3', {
      city: 'dakar',
      stars: 1,
      passenger: 2,
    });
  });

  test('CF-2.4 which lies on the passenger’s continent', () => {
    expectRefusal(before, 0, fly(0, 'london', 'plane-2', 2, 'europe-1', 'cairo', 'red'), 'wrongContinent', 'CF-2.4', {
      city: 'cairo',
      continent: 'europe',
    });
  });

  test('CF-2.5 with fuel for the way, unless it is electric', () => {
    expectRefusal(before, 0, fly(0, 'london', 'plane-2', 1, 'africa-1', 'cairo', 'red'), 'tooLittleFuel', 'CF-2.5', {
      needed: 2,
      truck: 1,
    });
    expectRefusal(before, 0, fly(0, 'london', 'plane-2', 0, 'africa-1', 'cairo', 'red'), 'tooLittleFuel', 'CF-2.5', {
      needed: 2,
      truck: 0,
    });
    expectAllowed(before, 0, fly(0, 'london', 'electric-1', 0, 'africa-1', 'cairo', 'red'));
  });

  test('CF-2.6 not from landing rights', () => {
    expectRefusal(before, 0, fly(0, 'paris/b', 'plane-2', 2, 'africa-1', 'cairo', 'red'), 'fromRights', 'CF-2.6', {
      city: 'paris',
    });
  });

  test('CF-2.7 nor to the same city', () => {
    expectRefusal(before, 0, fly(0, 'london', 'plane-2', 1, 'europe-1', 'london/b', 'red'), 'sameCity', 'CF-2.7', {
      city: 'london',
    });
  });

  test('CF-6.1 with the hand’s own cards', () => {
    expectRefusal(before, 0, fly(1, 'london', 'plane-2', 4, 'africa-1', 'cairo', 'red'), 'notOfThisHand', 'CF-6.1', {
      card: card('london'),
    });
    expectRefusal(before, 0, fly(2, 'london', 'plane-2', 2, 'africa-1', 'cairo', 'red'), 'noSuchHand', 'CF-5.2', {
      hand: 2,
    });
    expectRefusal(before, 0, fly(0, 'london', 'plane-2', 4, 'africa-1', 'cairo', 'red'), 'truckUsedTwice', 'CF-2.10', {
      capacity: 4,
    });
  });
});

describe('CF-2.10, CF-6.2 chains are flown as they are laid', () => {
  const CHAINS = {
    owned: [
      [
        ...[
          'london',
          'london/b',
          'cairo',
          'cairo/b',
          'paris',
          'tokyo',
          'plane-3',
          'plane-3/b',
          'plane-2',
          'africa-1',
          'africa-2',
        ],
        ...['europe-1', 'europe-2', 'asia-1'],
      ],
      [],
    ],
    trucks: [[2, 2, 3, 4], []],
    pawns: { london: 'red pink green', cairo: 'pink pink green', tokyo: 'red', lima: 'blue' },
  };
  const before = flights(CHAINS);
  const toCairo = fly(0, 'london', 'plane-3', 2, 'africa-1', 'cairo', 'pink');
  const after = act(before, 0, toCairo);

  test('CF-2.10 a card serves one flight a round', () => {
    const again = (plane: string, passenger: string) => fly(0, 'paris', plane, 2, passenger, 'cairo/b', 'pink');
    const standing = { ...after, pawns: flights({ ...CHAINS, pawns: { paris: 'pink', lima: 'blue' } }).pawns };
    expectRefusal(standing, 0, again('plane-3', 'africa-2'), 'usedTwice', 'CF-2.10', { card: card('plane-3') });
    expectRefusal(standing, 0, again('plane-2', 'africa-1'), 'usedTwice', 'CF-2.10', { card: card('africa-1') });
    expectAllowed(standing, 0, again('plane-2', 'africa-2'));
  });

  test('CF-2.10 and so does a truck', () => {
    const both = act(after, 0, fly(0, 'london/b', 'plane-3/b', 2, 'africa-2', 'cairo/b', 'green'));
    expectRefusal(both, 0, fly(0, 'cairo', 'plane-2', 2, 'europe-1', 'paris', 'pink'), 'truckUsedTwice', 'CF-2.10', {
      capacity: 2,
    });
    expectAllowed(both, 0, fly(0, 'cairo', 'plane-2', 3, 'europe-1', 'paris', 'pink'));
  });

  test('CF-2.10 an airport inside a chain ends one flight and begins the next', () => {
    const chain = act(after, 0, fly(0, 'cairo', 'plane-2', 4, 'asia-1', 'tokyo', 'pink pink'));
    expect(pawnsOn(chain)).toEqual({ london: 'red green', cairo: 'pink green', tokyo: 'red', lima: 'blue' });
  });

  test('CF-6.2 a flight is laid on the right end of a chain, never before a flight that was flown', () => {
    expectRefusal(after, 0, fly(0, 'tokyo', 'plane-2', 3, 'europe-1', 'london', 'red'), 'beforeFlown', 'CF-6.2', {
      card: card('london'),
    });
  });

  test('CF-2.10 a chain is never a ring', () => {
    expectRefusal(after, 0, fly(0, 'cairo', 'plane-2', 2, 'europe-1', 'london', 'pink'), 'beforeFlown', 'CF-6.2', {
      card: card('london'),
    });
  });

  test('CF-2.10 a city may come again on its other card', () => {
    expect(pawnsAt(act(after, 0, fly(0, 'cairo', 'plane-2', 2, 'europe-1', 'london/b', 'green')), 'london')).toBe(
      'red green green',
    );
  });

  test('CF-2.10 two flights do not leave from, nor end on, one card', () => {
    const fromLondon = fly(0, 'london', 'plane-2', 2, 'africa-2', 'cairo/b', 'green');
    expectRefusal(after, 0, fromLondon, 'usedTwice', 'CF-2.10', { card: card('london') });
    expectAllowed(after, 0, fly(0, 'london/b', 'plane-2', 2, 'africa-2', 'cairo/b', 'green'));
    const toTheSame = fly(0, 'london/b', 'plane-2', 2, 'africa-2', 'cairo', 'green');
    expectRefusal(after, 0, toTheSame, 'usedTwice', 'CF-2.10', { card: card('cairo') });
  });

  test('CF-2.6, CF-2.10 a chain that ended on landing rights does not go on there', () => {
    const rented = act(
      flights({ ...CHAINS, rights: { dakar: 0 } }),
      0,
      fly(0, 'london', 'plane-3', 2, 'africa-1', 'dakar', 'pink'),
    );
    expectRefusal(rented, 0, fly(0, 'dakar', 'plane-2', 2, 'europe-1', 'paris', 'pink'), 'fromRights', 'CF-2.6', {
      city: 'dakar',
    });
  });

  test('CF-2.10 everything may be rearranged the next round', () => {
    const next = act(act(after, 0, pass), 0, pass);
    expect(next).toMatchObject({ round: 6, flights: [], frame: { kind: 'flights' }, homeThisRound: 0 });
    expectAllowed(next, 0, fly(0, 'london', 'plane-3', 2, 'africa-1', 'cairo', 'green'));
  });
});
