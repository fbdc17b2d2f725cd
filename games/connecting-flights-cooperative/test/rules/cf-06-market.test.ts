/** CF-6.1 the market, and CF-1.2 to CF-1.9 as far as the cooperative game has rules of its own there. */

import { SUPPLY, UNDER_DECK } from '@tarmac/flights/rules';
import { card } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import { cooperativeFlights } from '../../rules/game.ts';
import {
  act,
  actAndHear,
  expectAllowed,
  expectRefusal,
  kindsListed,
  newsOf,
  play,
  playAndHear,
} from './support/act.ts';
import { buy, buyAirport, buyElectric, buyTruck, charter, fly, pass, renew, rent } from './support/actions.ts';
import { namesAt, position, shownIn, trucksOf } from './support/position.ts';

const PASSENGERS = ['europe-2', 'asia-1', 'oceania-2', 'africa-2'];
const PLANES = ['plane-2', 'plane-3'];
const DISPLAY = { passengers: PASSENGERS, planes: PLANES };

describe('CF-6.1 prices', () => {
  const PRICES = [
    ['a passenger with one star', buy(0, 'asia-1'), 10],
    ['a passenger with two', buy(0, 'europe-2'), 10],
    ['a plane with two stars', buy(0, 'plane-2'), 18],
    ['a plane with three', buy(0, 'plane-3'), 25],
    ['an airport with one star', buyAirport(0, 'athens'), 14],
    ['an airport with two', buyAirport(0, 'moscow'), 22],
    ['an airport with three', buyAirport(0, 'london'), 30],
    ['landing rights with one star', rent(0, 'athens'), 6],
    ['landing rights with two', rent(0, 'moscow'), 9],
    ['landing rights with three', rent(0, 'london'), 12],
    ['an electric plane with one star', buyElectric(0, 1), 24],
    ['an electric plane with two', buyElectric(0, 2), 34],
    ['a truck of 1', buyTruck(0, 1), 5],
    ['a truck of 2', buyTruck(0, 2), 10],
    ['a truck of 3', buyTruck(0, 3), 15],
    ['a truck of 4', buyTruck(0, 4), 20],
    ['six new cards', renew, 2],
  ] as const;

  test.each(PRICES)('CF-6.1 %s costs its price', (_, action, price) => {
    expect(act(position({ ...DISPLAY, coins: 60 }), 1, action).coins).toBe(60 - price);
  });

  test.each(PRICES)('CF-1.7 %s is paid whole or not at all', (_, action, price) => {
    const coins = price - 1;
    expectRefusal(position({ ...DISPLAY, coins }), 0, action, 'notEnoughCoins', 'CF-1.7', { cost: price, coins });
    expect(act(position({ ...DISPLAY, coins: price }), 0, action).coins).toBe(0);
  });
});

describe('CF-6.1 the display', () => {
  test('CF-6.1 a passenger’s place is filled at once', () => {
    const { state, news } = actAndHear(position(DISPLAY), 0, buy(1, 'asia-1'), ['europe-1']);
    expect(shownIn(state)).toEqual(['europe-2', 'europe-1', 'oceania-2', 'africa-2', ...PLANES]);
    expect(namesAt(state, 1)).toEqual(['asia-1']);
    expect(newsOf(news, 'refilled')).toEqual([{ kind: 'refilled', card: card('europe-1') }]);
  });

  test('CF-6.1 a plane’s too', () => {
    const state = act(position(DISPLAY), 0, buy(0, 'plane-3'), ['plane-1']);
    expect(shownIn(state)).toEqual([...PASSENGERS, 'plane-2', 'plane-1']);
  });

  test('CF-6.1 the new card may be bought in the same phase', () => {
    const { state } = playAndHear(position(DISPLAY), [buy(0, 'asia-1'), buy(0, 'europe-1')], ['europe-1', 'africa-1']);
    expect(namesAt(state, 0)).toEqual(['europe-1', 'asia-1']);
    expect(state.coins).toBe(40);
  });

  test('CF-6.1 planes and passengers are bought from the display only', () => {
    expectRefusal(position(DISPLAY), 0, buy(0, 'plane-1'), 'notOnDisplay', 'CF-6.1', { card: card('plane-1') });
    expectRefusal(position(DISPLAY), 0, buy(0, 'africa-1'), 'notOnDisplay', 'CF-6.1', { card: card('africa-1') });
    expectRefusal(position(DISPLAY), 0, buy(0, 'london'), 'notOnDisplay', 'CF-6.1', { card: card('london') });
  });

  test('CF-6.1 an empty deck leaves its place empty', () => {
    const before = position({ ...DISPLAY, passengerDeck: [], planeDeck: [] });
    const { state, news } = playAndHear(before, [buy(0, 'asia-1'), buy(0, 'plane-2')], []);
    expect(shownIn(state)).toEqual(['europe-2', '', 'oceania-2', 'africa-2', '', 'plane-3']);
    expect(newsOf(news, 'refilled')).toEqual([]);
  });
});

describe('CF-6.1 six new cards', () => {
  const SIX = ['africa-1', 'europe-1', 'asia-2', 'oceania-1', 'plane-1', 'plane-2/b'];

  test('CF-6.1 all six go under their decks, left to right, and six new ones come', () => {
    const { state, news } = actAndHear(position(DISPLAY), 0, renew, SIX);
    expect(shownIn(state)).toEqual(SIX);
    expect(state.passengerQueue).toEqual(PASSENGERS.map(card));
    expect(state.planeQueue).toEqual(PLANES.map(card));
    expect(namesAt(state, UNDER_DECK).sort()).toEqual([...PASSENGERS, ...PLANES].sort());
    expect(newsOf(news, 'renewed')).toEqual([{ kind: 'renewed', seat: 0, coins: 2, cards: SIX.map(card) }]);
  });

  test('CF-6.1 as often as wished', () => {
    const state = play(position({ ...DISPLAY, coins: 7 }), renew, renew, renew);
    expect(state.coins).toBe(1);
    expectRefusal(state, 0, renew, 'notEnoughCoins', 'CF-1.7', { cost: 2, coins: 1 });
  });

  test('CF-1.9 the cards under a deck come in their order once the shuffled ones are gone', () => {
    const before = position({
      ...DISPLAY,
      passengerDeck: ['africa-1', 'europe-1'],
      planeDeck: [],
      passengerQueue: ['oceania-1'],
      planeQueue: ['plane-1'],
    });
    const state = act(before, 0, renew, ['europe-1', 'africa-1']);
    // Two shuffled ones, then what lay under the deck, then the first of those just put there; of the planes likewise.
    expect(shownIn(state)).toEqual(['europe-1', 'africa-1', 'oceania-1', 'europe-2', 'plane-1', 'plane-2']);
    expect(state.passengerQueue).toEqual(['asia-1', 'oceania-2', 'africa-2'].map(card));
    expect(state.planeQueue).toEqual([card('plane-3')]);
  });

  test('CF-1.9 with nothing in the decks the same six lie there again', () => {
    const state = act(position({ ...DISPLAY, passengerDeck: [], planeDeck: [] }), 0, renew, []);
    expect(shownIn(state)).toEqual([...PASSENGERS, ...PLANES]);
    expect(state.coins).toBe(58);
  });

  test('CF-1.9 with empty places what is left closes up', () => {
    const before = position({
      passengers: ['europe-2', '', 'asia-1', ''],
      planes: ['', 'plane-3'],
      passengerDeck: [],
      planeDeck: [],
    });
    expect(shownIn(act(before, 0, renew, []))).toEqual(['europe-2', 'asia-1', '', '', 'plane-3', '']);
  });
});

describe('CF-6.1 whose hand', () => {
  test('CF-6.1 the team decides who takes a card, whichever seat says so', () => {
    const state = act(act(position(DISPLAY), 0, buyAirport(1, 'london')), 1, buyTruck(0, 2));
    expect(namesAt(state, 1)).toEqual(['london']);
    expect(trucksOf(state, 0)).toEqual([2, 4]);
  });

  test('CF-6.1 then it serves only that player', () => {
    const before = position({
      owned: [['london', 'plane-3', 'africa-1'], ['cairo']],
      pawns: { london: 'red' },
      frame: 'flights',
    });
    expectRefusal(before, 1, fly(0, 'london', 'plane-3', 4, 'africa-1', 'cairo', 'red'), 'notOfThisHand', 'CF-6.1', {
      card: card('cairo'),
    });
  });

  test('CF-6.1 nothing is traded, given or sold', () => {
    const before = position({ ...DISPLAY, owned: [['london'], ['cairo']], coins: 100 });
    expect(kindsListed(before)).toEqual(['buy', 'buyAirport', 'buyElectric', 'buyTruck', 'pass', 'renew', 'rent']);
  });
});

describe('CF-6.1 airports and landing rights', () => {
  test('CF-1.2 only what is in the supply', () => {
    const before = position({ coins: 100, owned: [['athens', 'london'], ['london/b']], rights: { moscow: 1 } });
    for (const city of ['athens', 'london', 'moscow']) {
      expectRefusal(before, 0, buyAirport(0, city), 'notInSupply', 'CF-1.2', { city });
      expectRefusal(before, 0, rent(0, city), 'notInSupply', 'CF-1.2', { city });
    }
    expectAllowed(before, 0, buyAirport(0, 'paris'));
    expectRefusal(before, 0, buyAirport(0, 'atlantis'), 'noSuchCity', 'CF-1.2', { city: 'atlantis' });
    expectRefusal(before, 0, rent(0, 'atlantis'), 'noSuchCity', 'CF-1.2', { city: 'atlantis' });
  });

  test('CF-1.2 a second card of a city may be bought, by the same hand too', () => {
    expect(namesAt(play(position({ coins: 100 }), buyAirport(0, 'london'), buyAirport(0, 'london')), 0)).toEqual([
      'london',
      'london/b',
    ]);
  });

  test('CF-6.1 as many rights as are needed, with or without a passenger for them', () => {
    const state = play(
      position({ coins: 100 }),
      rent(0, 'london'),
      rent(0, 'paris'),
      rent(1, 'london'),
      rent(0, 'tokyo'),
    );
    expect(state.coins).toBe(100 - 4 * 12);
    expect(state.rightsOf[card('london')]).toBe(0);
    expect(state.rightsOf[card('london/b')]).toBe(1);
    expect(state.where[card('paris')]).toBe(SUPPLY);
  });

  test('CF-6.1 unused rights cost nothing more', () => {
    const before = position({ frame: 'flights', round: 2, coins: 20, rights: { london: 0, tokyo: 1 } });
    expect(act(before, 0, pass).coins).toBe(65);
  });
});

describe('CF-6.1 electric planes and trucks', () => {
  test('CF-1.5 there are no more than these', () => {
    const before = position({
      coins: 100,
      owned: [['electric-1'], ['electric-1/b']],
      trucks: [
        [4, 4, 4],
        [4, 4, 4],
      ],
    });
    expectRefusal(before, 0, buyElectric(0, 1), 'noElectricLeft', 'CF-1.5', { stars: 1 });
    expectRefusal(before, 0, buyElectric(0, 3), 'noElectricLeft', 'CF-1.5', { stars: 3 });
    expectAllowed(before, 0, buyElectric(0, 2));
    expectRefusal(before, 0, buyTruck(0, 4), 'noTruckLeft', 'CF-1.5', { capacity: 4 });
    expect(cooperativeFlights.parseAction(buyTruck(0, 5)).ok).toBe(false);
    expectAllowed(before, 0, buyTruck(0, 3));
  });

  test('CF-6.1 a truck leaves the supply', () => {
    const before = position({ trucks: [[], []] });
    expect(act(before, 0, buyTruck(1, 1)).truckSupply).toEqual([15, 7, 6, 6]);
  });
});

describe('CF-6.1 when', () => {
  test('CF-6.1 the market closes when a seat says so, and the flights begin', () => {
    const { state, news } = actAndHear(position(), 1, pass, []);
    expect(state).toMatchObject({ phase: 'flights', frame: { kind: 'flights' }, round: 5 });
    expect(news).toEqual([{ kind: 'marketClosed', seat: 1 }]);
  });

  test('CF-6.1 nothing is bought after it', () => {
    const after = position({ ...DISPLAY, frame: 'flights' });
    for (const action of [
      buy(0, 'asia-1'),
      buyAirport(0, 'paris'),
      rent(0, 'paris'),
      buyElectric(0, 1),
      buyTruck(0, 1),
      renew,
    ]) {
      expectRefusal(after, 0, action, 'notNow', 'CF-6.1', { due: 'flights' });
    }
  });

  test('CF-6.2, CF-6.3 and nothing flies in it', () => {
    const before = position({ owned: [['london', 'plane-3', 'africa-1', 'cairo']], pawns: { london: 'red' } });
    expectRefusal(before, 0, fly(0, 'london', 'plane-3', 4, 'africa-1', 'cairo', 'red'), 'notNow', 'CF-6.2', {
      due: 'market',
    });
    expectRefusal(before, 0, charter('red', 'london', 'paris'), 'notNow', 'CF-6.3', { due: 'market' });
  });
});
