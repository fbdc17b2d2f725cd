/** CF-1.7 to CF-1.9: coins, hidden choices, decks. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { IN_DECK, UNDER_DECK } from '@tarmac/flights/rules';
import { card } from '@tarmac/flights/support';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { act, actAndHear, expectRefusal, frameKind, newsOf, play, playAndHear, seatsToAct } from '../support/act.ts';
import {
  accept,
  bid,
  bury,
  buyElectric,
  buyTruck,
  chain,
  drawSabotage,
  fly,
  leg,
  offer,
  order,
  pass,
  sabotage,
  stayHome,
  takeCoins,
} from '../support/actions.ts';
import { called, market, namesAt, ownerOf, planning, position, sabotagePlace } from '../support/position.ts';
import { allFly, nobodyBids } from '../support/standing.ts';

/** In London for 20, with an event that changes no flight and lets somebody sabotage afterwards. */
const FLYER = ['paris', 'london', 'plane-3', 'europe-3'];
const TO_LONDON = fly(chain('paris', leg('plane-3', 1, 'europe-3', 'london')));
const STRIKE = { event: 'controllers-strike', seats: 3, frame: planning(3) } as const;
/** Round 1, with player cards that pay nothing at its end, and the poorest to sabotage. */
const CITY_BREAKS = {
  seats: 2,
  round: 1,
  event: 'city-breaks',
  frame: planning(2),
  players: ['trader', 'fuel-merchant'],
} as const;

describe('CF-1.7 never above 100', () => {
  test('CF-1.7 revenue, of which nothing is cut', () => {
    const { state, news } = allFly(position({ ...STRIKE, owned: [FLYER], coins: [95, 0, 0] }), [TO_LONDON]);
    expect(state.coins[0]).toBe(100);
    expect(state.revenue[0]).toBe(20);
    expect(newsOf(news, 'flew')[0]).toMatchObject({ seat: 0, revenue: 20, coins: 100 });
  });

  test('CF-1.7 subsidies', () => {
    const { state, news } = allFly(position({ ...STRIKE, coins: [97, 0, 50] }), []);
    expect(state.coins).toEqual([100, 10, 60]);
    expect(newsOf(news, 'taxed')[0]?.coins).toEqual([3, 10, 10]);
  });

  test('CF-1.7 the saboteur’s coins', () => {
    const { state } = allFly(position({ ...STRIKE, owned: [FLYER], coins: [0, 84, 90] }), [TO_LONDON]);
    expect(seatsToAct(state)).toEqual([1]);
    // 84, a subsidy of 10, and 6 of 10.
    const { state: after, news } = actAndHear(state, 1, takeCoins, fastChance(1));
    expect(newsOf(news, 'tookCoins')).toEqual([{ kind: 'tookCoins', seat: 1, coins: 6 }]);
    expect(after.coins[1]).toBeLessThanOrEqual(100);
  });

  test('CF-1.7 a trade, of which the giver gives all', () => {
    const before = position({ seats: 2, owned: [['london']], coins: [95, 40] });
    const state = play(before, [
      [0, offer(1, { cards: ['london'] }, { coins: 30 })],
      [1, accept(0)],
    ]);
    expect(state.coins).toEqual([100, 10]);
    expect(ownerOf(state, 'london')).toBe(1);
  });

  test('CF-1.7 a loan', () => {
    const before = position({ seats: 2, owned: [['london']], coins: [99, 40] });
    const state = play(before, [
      [0, offer(1, { loans: ['london'] }, { coins: 5 })],
      [1, accept(0)],
    ]);
    expect(state.coins).toEqual([100, 35]);
  });

  test('CF-1.7 a reward', () => {
    const before = position({
      seats: 2,
      frame: market(2, 0, [1]),
      owned: [['electric-1', 'electric-2']],
      identities: ['green-pioneer'],
      orders: [true],
      coins: [90, 40],
    });
    const { state, news } = actAndHear(before, 0, pass);
    expect(state.coins[0]).toBe(100);
    expect(newsOf(news, 'claimed')).toEqual([{ kind: 'claimed', seat: 0, identity: 'green-pioneer', coins: 10 }]);
  });

  test('CF-1.7 an event’s gift', () => {
    const { state } = allFly(position({ ...CITY_BREAKS, coins: [85, 78] }), []);
    // A subsidy of 10 each, then 10 for the saboteur, and 10 for the poorer of 95 and 98.
    const after = act(state, 1, takeCoins, ['start-up-grant', 'plane-1', 'africa-1']);
    expect(after.coins).toEqual([100, 98]);
  });
});

describe('CF-1.7 never below 0', () => {
  test('CF-1.7 an event that demands 5 takes what there is, the rest is forgiven', () => {
    const { state } = allFly(position({ ...CITY_BREAKS, coins: [60, 0], owned: [FLYER] }), [TO_LONDON]);
    const poor = { ...state, coins: [60, 3] };
    const { state: after, news } = playAndHear(
      poor,
      [
        [1, drawSabotage],
        [1, bury],
      ],
      ['fine', 'registration', 'plane-1', 'africa-1'],
    );
    expect(after.coins).toEqual([55, 0]);
    expect(newsOf(news, 'eventCoins')[0]?.coins).toEqual([-5, -3]);
  });

  test('CF-1.7 unused landing rights', () => {
    const state = position({ ...STRIKE, event: 'business-boom', coins: [7, 40, 40], rights: { london: 0 } });
    const { state: after, news } = allFly(state, []);
    expect(newsOf(news, 'penalty')).toEqual([{ kind: 'penalty', seat: 0, card: card('london'), coins: 7 }]);
    expect(after.coins[0]).toBe(10);
  });

  test('CF-1.7 a sabotage', () => {
    const { state } = allFly(position({ ...STRIKE, owned: [FLYER], coins: [40, 60, 10] }), [TO_LONDON]);
    const poor = { ...state, coins: [5, 70, 20] };
    const { state: after, news } = actAndHear(act(poor, 2, drawSabotage, ['fine']), 2, sabotage(0));
    expect(newsOf(news, 'struck')[0]).toMatchObject({ paid: 5, gained: 0 });
    expect(after.coins[0]).toBeGreaterThanOrEqual(0);
  });

  test('CF-1.7 what is paid of one’s own will is paid whole', () => {
    const state = position({ coins: [4], players: ['trader'] });
    expectRefusal(state, 0, buyTruck(1), 'notEnoughCoins', 'CF-1.7');
    expectRefusal(position({ coins: [23] }), 0, buyElectric(1), 'notEnoughCoins', 'CF-1.7');
    expect(act(position({ coins: [24] }), 0, buyElectric(1)).coins[0]).toBe(0);
  });

  test('CF-1.7 coins are whole', () => {
    expect(connectingFlights.parseAction(bid(10.5)).ok).toBe(false);
    expect(connectingFlights.parseAction(offer(1, { coins: 0.5 }, { trucks: [1] })).ok).toBe(false);
  });
});

describe('CF-1.8 choices made all at once', () => {
  const before = position({ seats: 3, frame: planning(3), owned: [FLYER] });

  test('CF-1.8 all are waited for, in no order', () => {
    expect(connectingFlights.toAct(before)).toEqual({ mode: 'each', seats: [0, 1, 2] });
    const state = act(act(before, 2, stayHome), 0, TO_LONDON);
    expect(seatsToAct(state)).toEqual([1]);
    expect(frameKind(state)).toBe('plans');
  });

  test('CF-1.8 hidden until the last is in', () => {
    const state = act(before, 0, TO_LONDON);
    expect(connectingFlights.view(state, 1)).toEqual(connectingFlights.view(act(before, 0, stayHome), 1));
    expect(state.revenue[0]).toBe(0);
  });

  test('CF-1.8 and changed until then', () => {
    const state = play(before, [
      [0, stayHome],
      [1, stayHome],
      [0, TO_LONDON],
    ]);
    expect(allFlown(act(state, 2, stayHome))).toEqual([20, 0, 0]);
  });

  test('CF-1.8 elsewhere the first player begins, and it goes clockwise', () => {
    const state = position({ seats: 3, firstSeat: 2, frame: market(3, 2) });
    expect(seatsToAct(state)).toEqual([2]);
    expectRefusal(state, 0, pass, 'notYourTurn', 'CF-4.4');
    expect(seatsToAct(act(state, 2, pass))).toEqual([0]);
    expect(
      seatsToAct(
        play(state, [
          [2, pass],
          [0, pass],
        ]),
      ),
    ).toEqual([1]);
  });

  test('CF-1.8 a standing order is nobody’s turn', () => {
    expect(seatsToAct(act(before, 1, order(true)))).toEqual([0, 1, 2]);
  });

  function allFlown(state: typeof before): number[] {
    return [...state.revenue];
  }
});

describe('CF-1.9 decks', () => {
  const unsold = position({
    seats: 2,
    frame: called(2),
    row: ['plane-2', 'europe-2', 'london', 'plane-3'],
    planeQueue: ['plane-1'],
  });

  test('CF-1.9 unsold cards go under their deck, left to right', () => {
    const { state } = nobodyBids(unsold);
    expect(state.planeQueue).toEqual([card('plane-1'), card('plane-2'), card('plane-3')]);
    expect(state.passengerQueue).toEqual([card('europe-2')]);
    expect(namesAt(state, UNDER_DECK).sort()).toEqual(['europe-2', 'plane-1', 'plane-2', 'plane-3']);
  });

  /** The first player of round 5 has added an airport, so a plane may be added from the deck. */
  const adding = (planeDeck: readonly string[], planeQueue: readonly string[]) =>
    position({ seats: 2, frame: { kind: 'add', seat: 1, slot: 0 }, row: ['london'], planeDeck, planeQueue });

  test('CF-1.9 shuffled cards come first', () => {
    const state = act(adding(['plane-3', 'plane-1'], ['plane-2']), 1, { type: 'add', kind: 'plane' }, ['plane-1']);
    expect(state.row).toEqual([card('london'), card('plane-1')]);
    expect(state.planeQueue).toEqual([card('plane-2')]);
  });

  test('CF-1.9 then those put under it, in their order, without a draw', () => {
    const state = act(adding([], ['plane-2', 'plane-3', 'plane-1']), 1, { type: 'add', kind: 'plane' }, []);
    expect(state.row).toEqual([card('london'), card('plane-2')]);
    expect(state.planeQueue).toEqual([card('plane-3'), card('plane-1')]);
    expect(namesAt(state, IN_DECK).filter((name) => name.startsWith('plane'))).toEqual([]);
  });

  test('CF-1.9 a queue is open to all', () => {
    const { state } = nobodyBids(unsold);
    expect(connectingFlights.view(state, 'watcher').planeQueue).toEqual(state.planeQueue);
  });

  test('CF-1.9 a sabotage card put back unused is known to its saboteur alone', () => {
    const before = position({ ...STRIKE, event: 'green-incentive', coins: [40, 20, 60], players: ['broker'] });
    const drawn = act(allFly(before, []).state, 1, drawSabotage, ['fine']);
    const state = act(drawn, 1, bury);
    expect(state.sabotageQueue).toHaveLength(1);
    const known = (eye: 0 | 1 | 'watcher') => connectingFlights.view(state, eye).sabotageQueue[0]?.sabotage;
    expect([known(0), known(1), known('watcher')]).toEqual([-1, 5, -1]);
    expect(sabotagePlace(state, 'fine')).toBe(-2);
  });

  test('CF-1.9 the sabotage deck too: the cards under it come once the others are gone', () => {
    const on = ['runway-works', 'engine-failure', 'visa-trouble', 'bad-press'] as const;
    const before = position({
      ...STRIKE,
      event: 'green-incentive',
      coins: [40, 20, 60],
      owned: [['london', 'paris', 'plane-1', 'europe-1']],
      sabotages: {
        [on[0]]: 'london',
        [on[1]]: 'plane-1',
        [on[2]]: 'europe-1',
        [on[3]]: 'paris',
        'wildcat-strike': 0,
        'slot-refused': 2,
        fine: 'under',
        'fuel-leak': 'under',
        'poached-crew': 'under',
      },
    });
    const state = act(allFly(before, []).state, 1, drawSabotage, []);
    expect(state.frame).toMatchObject({ kind: 'use', sabotage: 5 });
    expect(state.sabotageQueue.map(({ sabotage: which }) => which)).toEqual([4, 6]);
  });

  test('CF-1.9 a deck is never shuffled again: adding from the queue takes no luck, round after round', () => {
    const first = act(adding([], ['plane-2', 'plane-3']), 1, { type: 'add', kind: 'plane' }, []);
    const { state } = nobodyBids(first);
    expect(state.planeQueue).toEqual([card('plane-3'), card('plane-2')]);
    expect(namesAt(state, IN_DECK).some((name) => name.startsWith('plane'))).toBe(false);
  });
});
