/** CF-4.4: the market. Trades are in cf-04-trades.test.ts. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { SUPPLY, UNDER_DECK } from '@tarmac/flights/rules';
import { card } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import {
  act,
  actAndHear,
  expectAllowed,
  expectImpossible,
  expectRefusal,
  frameKind,
  newsOf,
  play,
  seatsToAct,
} from '../support/act.ts';
import { accept, addAirport, buyElectric, buyTruck, offer, pass, rent, sell, sellTruck } from '../support/actions.ts';
import { called, market, namesAt, ownerOf, planning, position, trucksOf } from '../support/position.ts';
import { marketCloses, nobodyBids } from '../support/standing.ts';

const PLAYERS = ['creative-accountant', 'investment-manager', 'long-haul-pilot'] as const;
const open = (wish: Parameters<typeof position>[0] = {}) => position({ seats: 3, players: PLAYERS, ...wish });

describe('CF-4.4 turns', () => {
  test('CF-4.4 it opens after the auction, with the first player', () => {
    const { state } = nobodyBids(position({ seats: 3, firstSeat: 2, frame: called(3, 2), row: ['plane-1'] }));
    expect([frameKind(state), ...seatsToAct(state)]).toEqual(['market', 2]);
  });

  test('CF-4.4 a player buys any number of things and then passes', () => {
    const state = play(open({ coins: [100] }), [
      [0, buyTruck(1)],
      [0, buyTruck(2)],
      [0, buyElectric(1)],
    ]);
    expect(seatsToAct(state)).toEqual([0]);
    expect(seatsToAct(act(state, 0, pass))).toEqual([1]);
    expectRefusal(state, 1, buyTruck(1), 'notYourTurn', 'CF-4.4');
  });

  test('CF-4.4 it ends when all have passed in a row', () => {
    const two = play(open(), [
      [0, pass],
      [1, pass],
    ]);
    expect(frameKind(two)).toBe('market');
    expect(frameKind(act(two, 2, pass))).toBe('plans');
  });

  test('CF-4.4 a purchase lets all act again', () => {
    const bought = play(open(), [
      [0, pass],
      [1, pass],
      [2, buyTruck(1)],
      [2, pass],
    ]);
    expect(seatsToAct(bought)).toEqual([0]);
    const again = play(bought, [
      [0, buyTruck(1)],
      [0, pass],
      [1, pass],
    ]);
    expect([frameKind(again), ...seatsToAct(again)]).toEqual(['market', 2]);
    expect(frameKind(act(again, 2, pass))).toBe('plans');
  });

  test.each([
    ['landing rights', rent('london')],
    ['an electric plane', buyElectric(1)],
    ['a truck', buyTruck(2)],
    ['a card sold', sell('plane-1')],
    ['a truck sold', sellTruck(1)],
  ])('CF-4.4 whatever it was: %s', (_, deal) => {
    const players = ['trader', 'investment-manager', 'long-haul-pilot'] as const;
    const before = open({ players, frame: market(3, 0, [1, 2]), owned: [['europe-1', 'plane-1']] });
    const state = play(before, [
      [0, deal],
      [0, pass],
    ]);
    expect([frameKind(state), ...seatsToAct(state)]).toEqual(['market', 1]);
  });

  test('CF-4.4 a trade lets its two parties act again, and nobody else', () => {
    const before = open({ frame: market(3, 2, [0, 1]), owned: [['london'], ['paris']] });
    const traded = play(before, [
      [0, offer(1, { cards: ['london'] }, { cards: ['paris'] })],
      [1, accept(0)],
    ]);
    expect(seatsToAct(traded)).toEqual([2]);
    const after = act(traded, 2, pass);
    expect(seatsToAct(after)).toEqual([0]);
    const last = act(after, 0, pass);
    expect(seatsToAct(last)).toEqual([1]);
    expect(frameKind(act(last, 1, pass))).toBe('plans');
  });
});

describe('CF-4.4 landing rights', () => {
  const passenger = { owned: [['europe-2', 'africa-1']] };

  test('CF-4.4 at the price on the card, by stars', () => {
    const { state, news } = actAndHear(open(passenger), 0, rent('london'));
    expect(newsOf(news, 'rented')).toEqual([{ kind: 'rented', seat: 0, card: card('london'), coins: 12 }]);
    expect([state.coins[0], state.rightsOf[card('london')], ownerOf(state, 'london')]).toEqual([28, 0, SUPPLY]);
    expect(act(open(passenger), 0, rent('moscow')).coins[0]).toBe(31);
    expect(act(open(passenger), 0, rent('dakar')).coins[0]).toBe(34);
    expectRefusal(open({ ...passenger, coins: [11] }), 0, rent('london'), 'notEnoughCoins', 'CF-1.7');
  });

  test('CF-4.4 at most one a round from the bank', () => {
    expectRefusal(act(open(passenger), 0, rent('london')), 0, rent('cairo'), 'rightsLimit');
  });

  test('CF-4.4 loans are not counted', () => {
    const borrowed = open({ owned: [['europe-2', 'africa-1'], ['cairo']], rights: { cairo: 0 } });
    expectAllowed(borrowed, 0, rent('london'));
  });

  test('CF-4.4 only if needed: for a passenger of that continent, of no more stars', () => {
    expectRefusal(open(passenger), 0, rent('new-york'), 'rightsNotNeeded');
    expectRefusal(open(passenger), 0, rent('athens'), 'rightsNotNeeded');
    expectRefusal(open({ owned: [['london', 'plane-3']] }), 0, rent('paris'), 'rightsNotNeeded');
  });

  test('CF-4.4 not tradable', () => {
    const state = act(open(passenger), 0, rent('london'));
    expectRefusal(state, 0, offer(1, { cards: ['london'] }, { coins: 5 }), 'notYours', 'CF-4.10');
    expectRefusal(state, 0, offer(1, { loans: ['london'] }, { coins: 5 }), 'notYours', 'CF-4.10');
  });
});

describe('CF-4.4 electric planes and trucks', () => {
  test('CF-4.4 electric planes', () => {
    const { state, news } = actAndHear(open(), 0, buyElectric(2));
    expect(newsOf(news, 'boughtElectric')).toEqual([
      { kind: 'boughtElectric', seat: 0, card: card('electric-2'), coins: 34 },
    ]);
    expect(namesAt(state, 0)).toEqual(['electric-2']);
  });

  test('CF-4.4 trucks, by capacity', () => {
    const costs = [1, 2, 3, 4].map((capacity) => 40 - (act(open(), 0, buyTruck(capacity)).coins[0] as number));
    expect(costs).toEqual([5, 10, 15, 20]);
    expect(trucksOf(act(open(), 0, buyTruck(3)), 0)).toEqual([1, 3]);
  });

  test('CF-4.4 airports, planes and passengers are not for sale here', () => {
    expectRefusal(open(), 0, addAirport('london'), 'notNow', 'CF-4.2');
    expectImpossible(open(), 0, { type: 'buy', card: card('london') });
  });
});

describe('CF-4.4 nothing is sold back to the bank', () => {
  test('CF-4.4 but by one player card', () => {
    const state = open({ owned: [['london']] });
    expectRefusal(state, 0, sell('london'), 'cannotSell');
    expectRefusal(state, 0, sellTruck(1), 'cannotSell');
  });

  const trader = open({
    players: ['trader', 'investment-manager', 'long-haul-pilot'],
    owned: [
      ['london', 'plane-3', 'europe-1', 'electric-1', 'paris'],
      ['moscow', 'cairo'],
    ],
    sabotages: { 'bad-press': 'paris' },
    rights: { cairo: 0 },
  });

  test('CF-4.4 who sells their own, not what is borrowed or under sabotage', () => {
    expectRefusal(trader, 0, sell('moscow'), 'notYours', 'CF-4.4');
    expectRefusal(trader, 0, sell('cairo'), 'notYours', 'CF-4.4');
    expectRefusal(trader, 0, sellTruck(4), 'truckNotYours', 'CF-4.4');
    expectRefusal(trader, 0, sell('paris'), 'notSaleable');
  });

  test('CF-4.4 what is sold goes where it came from', () => {
    const state = play(trader, [
      [0, sell('london')],
      [0, sell('plane-3')],
      [0, sell('europe-1')],
      [0, sell('electric-1')],
    ]);
    expect([ownerOf(state, 'london'), ownerOf(state, 'electric-1')]).toEqual([SUPPLY, SUPPLY]);
    expect([ownerOf(state, 'plane-3'), ownerOf(state, 'europe-1')]).toEqual([UNDER_DECK, UNDER_DECK]);
    expect(state.planeQueue).toEqual([card('plane-3')]);
  });
});

describe('CF-4.4 only in its phase', () => {
  test('CF-4.4 no purchase while plans are made', () => {
    const state = position({ seats: 3, frame: planning(3), owned: [['europe-1']] });
    for (const action of [buyTruck(1), buyElectric(1), rent('london'), pass]) {
      expectRefusal(state, 0, action, 'notNow', 'CF-4.4');
    }
    expectRefusal(state, 0, offer(1, { coins: 1 }, { trucks: [1] }), 'notNow', 'CF-4.10');
  });

  test('CF-4.4 then the flights begin, for all at once', () => {
    const { state } = marketCloses(open());
    expect(connectingFlights.toAct(state)).toEqual({ mode: 'each', seats: [0, 1, 2] });
    expect(state.phase).toBe('flights');
  });
});
