/** CF-5.1 to CF-5.3: the setup of the cooperative game. */

import { IN_DECK, OUT } from '@tarmac/flights/rules';
import { GRID, sum } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import { cooperativeFlights } from '../../rules/game.ts';
import { act, actAndHear, expectAllowed, expectRefusal, newsOf } from './support/act.ts';
import { first, pass } from './support/actions.ts';
import { opened, STARTS, setupPairs, started } from './support/opening.ts';
import { namesAt, pawnsLeft, pawnsOn, shownIn, trucksOf } from './support/position.ts';
import { PRINTED } from './support/printed.ts';

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

describe('CF-5.1 pairs of departure and demand', () => {
  test('CF-5.1 the example: green to Havana, red to Moscow, blue to Nairobi, yellow to Tokyo, purple to Fiji', () => {
    const { news } = opened({}, 2);
    expect(newsOf(news, 'pair')[0]).toMatchObject({
      for: 'setup',
      demandKind: 'high',
      placed: [
        { city: 'havana', pawn: 'oceania' },
        { city: 'moscow', pawn: 'africa' },
        { city: 'tokyo', pawn: 'europe' },
        { city: 'nairobi', pawn: 'north-america' },
        { city: 'fiji', pawn: 'south-america' },
      ],
      missing: [],
    });
  });

  test('CF-5.1 the pawns of the example stand there, and nobody comes to Rio de Janeiro', () => {
    const { state } = opened({ scenario: 'volcano' }, 1);
    expect(pawnsOn(state)).toEqual({
      // The example.
      havana: 'green',
      moscow: 'red',
      tokyo: 'yellow purple',
      nairobi: 'blue',
      fiji: 'purple',
      // A second high pair, the first airport of each continent and everybody one step round the grid; North America's row is empty.
      london: 'pink',
      'rio-de-janeiro': 'red',
      johannesburg: 'green',
      sydney: 'blue',
      // A low pair, the second airport of each continent; three rows are empty.
      'los-angeles': 'yellow',
      singapore: 'purple',
      cairo: 'green',
    });
  });

  test.each([
    [1, 'one', 15, 3],
    [1, 'two', 15, 3],
    [2, 'one', 15, 3],
    [3, 'one', 20, 4],
  ] as const)('CF-5.1 with %i seats, %s hand alone: %i pawns from %i pairs', (seats, hands, pawns, pairs) => {
    const { state, news } = opened({ hands }, seats);
    expect(pawnsLeft(state)).toBe(pawns);
    expect(newsOf(news, 'pair')).toHaveLength(pairs);
    expect(newsOf(news, 'pair').every(({ demandKind }) => demandKind === 'high')).toBe(true);
  });

  test('CF-5.1 used pairs are discarded', () => {
    const { state } = opened({}, 3);
    const gone = (drawn: readonly boolean[]) => drawn.flatMap((isDrawn, place) => (isDrawn ? [place] : []));
    expect(gone(state.departuresDrawn)).toEqual([0, 1, 2, 3]);
    expect(gone(state.highDrawn)).toEqual([0, 1, 2, 3]);
    expect(gone(state.lowDrawn)).toEqual([]);
  });

  test('CF-5.1 all continents are in play whatever the number of players', () => {
    for (const seats of [1, 2, 3]) {
      const { state } = opened({}, seats);
      for (const continent of GRID) {
        expect(namesAt(state, IN_DECK).some((name) => name.startsWith(continent))).toBe(true);
        const cities = PRINTED.cities.filter((city) => city.continent === continent);
        expectAllowed(state, 0, first(0, cities[0]?.id ?? '', cities[1]?.id ?? '', 3, 1));
      }
    }
  });
});

describe('CF-5.2 starting flights', () => {
  test('CF-5.2 the passengers with three stars are out, and nothing else', () => {
    const { state } = opened({}, 2);
    expect(namesAt(state, OUT)).toEqual([
      'north-america-3',
      'north-america-3/b',
      'europe-3',
      'asia-3',
      'asia-3/b',
      'south-america-3',
      'africa-3',
      'oceania-3',
    ]);
    expectRefusal(state, 0, first(0, 'paris', 'london', 3, 3), 'noPassengerLeft', 'CF-1.3', {
      continent: 'europe',
      stars: 3,
    });
  });

  test.each(DIFFICULTIES)('CF-5.2 a truck of capacity 4 each and 100 coins for the team: %s', (difficulty) => {
    const { state } = opened({ difficulty }, 3);
    expect([0, 1, 2].map((hand) => trucksOf(state, hand))).toEqual([[4], [4], [4]]);
    expect(state.truckSupply).toEqual([16, 7, 6, 3]);
    expect(state.coins).toBe(100);
  });

  test('CF-5.2 two airports, a plane and a passenger, unpaid: London to Johannesburg as in the example', () => {
    const { state } = opened({}, 1);
    const { state: after, news } = actAndHear(state, 0, first(0, 'london', 'johannesburg', 3, 1));
    expect(namesAt(after, 0).sort()).toEqual(['africa-1', 'johannesburg', 'london', 'plane-3']);
    expect(after.coins).toBe(100);
    expect(newsOf(news, 'first')).toHaveLength(1);
  });

  test('CF-5.2 the flight must be valid', () => {
    const { state } = opened({}, 1);
    expectRefusal(state, 0, first(0, 'london', 'cairo', 1, 2), 'planeTooSmall', 'CF-2.2', { plane: 1, passenger: 2 });
    expectRefusal(state, 0, first(0, 'london', 'dakar', 3, 2), 'airportTooSmall', 'CF-2.3', {
      city: 'dakar',
      stars: 1,
      passenger: 2,
    });
    expectRefusal(state, 0, first(0, 'london', 'london', 3, 2), 'sameCity', 'CF-2.7', { city: 'london' });
    expectRefusal(state, 0, first(0, 'london', 'atlantis', 3, 2), 'noSuchCity', 'CF-1.2', { city: 'atlantis' });
    expectRefusal(state, 0, first(0, 'london', 'cairo', 4, 2), 'noPlaneLeft', 'CF-1.4', { stars: 4 });
  });

  test('CF-5.2 with a truck of 4 every way can be flown', () => {
    const { state } = opened({}, 1);
    for (const [from, to] of [
      ['london', 'paris'],
      ['london', 'cairo'],
      ['london', 'tokyo'],
      ['london', 'sydney'],
    ] as const) {
      expectAllowed(state, 0, first(0, from, to, 3, 1));
    }
  });

  test('CF-5.2 the hands choose one after the other, and any seat may say so', () => {
    const { state } = opened({}, 2);
    expect(state.frame).toEqual({ kind: 'first', hand: 0 });
    expect(cooperativeFlights.toAct(state)).toEqual({ mode: 'any', seats: [0, 1] });
    expectRefusal(state, 0, first(1, 'london', 'cairo', 3, 1), 'otherHandNext', 'CF-5.2', { hand: 0 });
    const after = act(state, 1, first(0, 'london', 'cairo', 3, 1));
    expect(after.frame).toEqual({ kind: 'first', hand: 1 });
  });

  test('CF-5.2 what one hand took the next does not find', () => {
    const { state } = opened({}, 2);
    const after = act(state, 0, first(0, 'fiji', 'sydney', 3, 1));
    expectRefusal(after, 0, first(1, 'fiji', 'london', 3, 1), 'notInSupply', 'CF-1.2', { city: 'fiji' });
    expectRefusal(after, 0, first(1, 'london', 'sydney', 3, 1), 'noPassengerLeft', 'CF-1.3', {
      continent: 'oceania',
      stars: 1,
    });
    // Sydney has a second card, and Oceania passengers of two stars.
    expectAllowed(after, 0, first(1, 'london', 'sydney', 3, 2));
  });

  test('CF-5.2 each player has four cards, and the game begins with round 1', () => {
    for (const seats of [1, 2, 3]) {
      const state = started(opened({}, seats).state);
      for (let hand = 0; hand < seats; hand++) expect(namesAt(state, hand)).toHaveLength(4);
      expect(state).toMatchObject({ round: 1, phase: 'market', frame: { kind: 'market' }, charters: 0, coins: 100 });
    }
  });

  test('CF-5.2 nothing else may be done before', () => {
    expectRefusal(opened({}, 1).state, 0, pass, 'notNow', 'CF-6.1', { due: 'first' });
  });
});

describe('CF-5.3 the display', () => {
  const DISPLAY = ['europe-2', 'asia-1/b', 'oceania-2', 'africa-2', 'plane-2', 'plane-1'];

  test('CF-5.3 four passengers and two planes of the shuffled decks are turned up', () => {
    const { state, news } = actAndHear(opened({}, 1).state, 0, STARTS[0] as (typeof STARTS)[0], DISPLAY);
    expect(shownIn(state)).toEqual(DISPLAY);
    expect(newsOf(news, 'display')[0]?.cards).toEqual([...state.passengersShown, ...state.planesShown]);
    // 25 passengers with one or two stars and 26 planes, less the starting flight and the display.
    const inDeck = namesAt(state, IN_DECK);
    expect(inDeck.filter((name) => name.startsWith('plane'))).toHaveLength(26 - 1 - 2);
    expect(inDeck.filter((name) => !name.startsWith('plane'))).toHaveLength(25 - 1 - 4);
  });

  test('CF-5.3 electric planes and trucks are in supply', () => {
    const state = started(opened({}, 3).state);
    expect(sum(state.truckSupply)).toBe(35 - 3);
    expect(cooperativeFlights.actions(state, 0)).toContainEqual({ type: 'buyElectric', hand: 2, stars: 2 });
    expect(cooperativeFlights.actions(state, 0)).toContainEqual({ type: 'buyElectric', hand: 0, stars: 1 });
  });

  test('CF-5.3 no plane that is electric is in the deck', () => {
    expect(setupPairs('none', 3)).toHaveLength(8);
    const state = started(opened({}, 2).state);
    expect(namesAt(state, IN_DECK).some((name) => name.startsWith('electric'))).toBe(false);
    expect(shownIn(state).some((name) => name.startsWith('electric'))).toBe(false);
  });
});
