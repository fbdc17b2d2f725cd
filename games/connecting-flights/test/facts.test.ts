/** What the picture is told besides the view: worked out by hand here. */

import { connectingFlights, scene } from '@tarmac/connecting-flights/rules';
import { card } from '@tarmac/flights/support';
import type { Eye } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { facts } from '../bot/facts.ts';
import type { Frame, State } from '../rules/state.ts';
import { act } from './support/act.ts';
import { bid, chain, fly, leg, offer } from './support/actions.ts';
import { SEAT_NUMBERS } from './support/booklet.ts';
import { called, config, planning, position } from './support/position.ts';
import { playRandomly } from './support/random-game.ts';

const factsOf = (state: State, eye: Eye = 0) => facts(connectingFlights.view(state, eye));

describe('the scene', () => {
  const { cards, continents, fuel, board } = scene(connectingFlights.view(position({ seats: 3 }), 0));

  test('CF-1.2 to CF-1.4 says of every card what it is and costs', () => {
    expect(board.cities.length).toBe(24);
    expect(cards[card('london/b')]).toEqual({
      kind: 'airport',
      electric: false,
      city: 'london',
      continent: 'europe',
      stars: 3,
      price: 30,
      rightsPrice: 12,
    });
    const plane = { kind: 'plane', city: null, continent: null, rightsPrice: 0 };
    expect(cards[card('plane-2')]).toEqual({ ...plane, electric: false, stars: 2, price: 18 });
    expect(cards[card('electric-1')]).toEqual({ ...plane, electric: true, stars: 1, price: 24 });
    expect(cards[card('africa-3')]).toEqual({
      kind: 'passenger',
      electric: false,
      city: null,
      continent: 'africa',
      stars: 3,
      price: 20,
      rightsPrice: 0,
    });
  });

  test('CF-3.1 knows the continents in play; CF-2.9 what a flight needs', () => {
    expect(continents).toEqual(['north-america', 'europe', 'south-america', 'africa']);
    expect(fuel[0]).toEqual([1, 3, 3, 2, 4, 4]);
  });
});

describe('prices and limits', () => {
  test('CF-4.11 by event and by player card', () => {
    const { event, truckPrices, electricPrices } = factsOf(
      position({ seats: 2, event: 'cheap-fuel', players: ['fuel-merchant', 'trader'], firstSeat: 1 }),
    );
    expect(event?.id).toBe('cheap-fuel');
    // 5, 10, 15 and 20, less 3, and less 4 more for the Fuel Merchant.
    expect(truckPrices).toEqual([
      [0, 3, 8, 13],
      [2, 7, 12, 17],
    ]);
    expect(electricPrices.slice(0, 2)).toEqual([24, 34]);
  });

  test('CF-4.3 the least bid of everyone who can still bid', () => {
    const before = position({ seats: 3, frame: called(3), row: ['athens', 'plane-1'], coins: [20, 17, 14] });
    expect(factsOf(before).leastBid).toEqual([14, 14, 14]);
    const after = act(before, 0, bid(16));
    // The highest bidder is not asked, and seat 2 cannot top it.
    expect(factsOf(after).leastBid).toEqual([null, 17, null]);
    expect(factsOf(after).freeCoins).toEqual([4, 17, 14]);
    expect(factsOf(after).bidsAllowed).toEqual([2, 2, 2]);
  });

  test('CF-4.4 landing rights, by event, player card and sabotage', () => {
    const players = ['slot-coordinator', 'trader', 'investment-manager'] as const;
    const open = position({ seats: 3, event: 'open-skies', players, firstSeat: 2, sabotages: { 'slot-refused': 1 } });
    expect(factsOf(open).rightsAllowed).toEqual([3, 0, 2]);
    const strike = position({ seats: 3, event: 'controllers-strike', players, firstSeat: 2 });
    expect(factsOf(strike).rightsAllowed).toEqual([0, 0, 0]);
  });

  test('CF-4.4 what the bank pays, only to whose player card allows it and for what may be sold', () => {
    const state = position({
      seats: 2,
      players: ['trader', 'long-haul-pilot'],
      owned: [['london', 'paris', 'plane-2', 'europe-2'], ['lima']],
      trucks: [[1, 3], [1]],
      rights: { paris: 1 },
      sabotages: { 'engine-failure': 'plane-2' },
    });
    const prices = factsOf(state, 0).salePrices;
    expect(prices?.cards[card('london')]).toBe(15);
    expect(prices?.cards[card('europe-2')]).toBe(7);
    // Lent, sabotaged, somebody else's.
    for (const name of ['paris', 'plane-2', 'lima']) expect(prices?.cards[card(name)]).toBeNull();
    expect(prices?.trucks).toEqual([2, null, 7, null]);
    expect(factsOf(state, 1).salePrices?.cards[card('lima')]).toBeNull();
    expect(factsOf(state, 'watcher').salePrices).toBeNull();
  });

  test('CF-4.10 coins in an open offer are not free', () => {
    const state = act(position({ seats: 3, owned: [[], ['lima']] }), 0, offer(1, { coins: 15 }, { cards: ['lima'] }));
    expect(factsOf(state).freeCoins).toEqual([25, 40, 40]);
  });
});

describe('flights', () => {
  const fleet = {
    seats: 3,
    owned: [['london', 'paris', 'plane-2', 'europe-2', 'africa-1'], [], []],
    trucks: [[1], [1], [1]],
  };
  const valid = chain('london', leg('plane-2', 1, 'europe-2', 'paris'));
  const plan = fly(valid);

  test('CF-4.5 the best each could fly, and the eye’s own best plan while it can be flown', () => {
    const market = factsOf(position(fleet), 0);
    expect(market.bestNow).toEqual([15, 0, 0]);
    expect(market.bestPlan?.revenue).toBe(15);
    expect(factsOf(position(fleet), 1).bestPlan?.revenue).toBe(0);
    expect(factsOf(position(fleet), 'watcher').bestPlan).toBeNull();
    const called1 = position({ ...fleet, frame: called(3), row: ['athens'] });
    expect(factsOf(called1).bestPlan).toBeNull();
    expect(factsOf(called1).bestNow).toEqual([15, 0, 0]);
  });

  test('CF-2 the verdicts on the eye’s own plan, and on nobody else’s', () => {
    const before = position({ ...fleet, frame: planning(3) });
    expect(factsOf(before).verdicts).toBeNull();
    const good = act(before, 0, plan);
    expect(factsOf(good).verdicts).toEqual([[{ refusal: null, revenue: 15, onRights: false }]]);
    expect(factsOf(good).planRevenue).toBe(15);
    for (const eye of [1, 'watcher'] as const) expect(factsOf(good, eye).verdicts).toBeNull();
    const bad = act(before, 0, fly(chain('london', leg('plane-2', 1, 'africa-1', 'paris'))));
    expect(factsOf(bad).verdicts?.[0]?.[0]?.refusal?.code).toBe('wrongContinent');
    expect(factsOf(bad).planRevenue).toBe(0);
  });

  test('CF-4.7 grounded cards, and nobody plans with them', () => {
    const state = position({ ...fleet, sabotages: { 'engine-failure': 'plane-2', 'bad-press': 'paris' } });
    expect(factsOf(state).grounded).toEqual([card('plane-2')]);
    expect(factsOf(state).bestNow).toEqual([0, 0, 0]);
  });

  test('CF-4.9 what would decide', () => {
    const before = position({ ...fleet, round: 10, event: 'open-skies', frame: planning(3) });
    const end = [1, 2].reduce((state, seat) => act(state, seat, fly()), act(before, 0, plan));
    expect(factsOf(end).standings).toEqual([
      [15, 15, 1, 55],
      [0, 0, 0, 40],
      [0, 0, 0, 40],
    ]);
  });
});

describe('the leaderboard and the saboteurs', () => {
  test('CF-4.6 subsidies and taxes where the markers stand, by player card', () => {
    const state = position({
      seats: 3,
      players: ['creative-accountant', 'trader', 'investment-manager'],
      revenue: [50, 50, 5],
      firstSeat: 0,
    });
    expect(factsOf(state).taxes).toEqual([-5, -10, 10]);
  });

  test('CF-4.7 the lowest revenue, the fewest coins, ties by the other, or nobody', () => {
    const table = { seats: 3, revenue: [10, 10, 20], coins: [30, 25, 5] };
    expect(factsOf(position({ ...table, event: 'long-haul-demand' })).saboteurs).toEqual([1]);
    expect(factsOf(position({ ...table, event: 'green-incentive' })).saboteurs).toEqual([2]);
    expect(factsOf(position({ ...table, event: 'regional-aid' })).saboteurs).toEqual([]);
  });
});

test('CF-3.4 how far one’s own task is', () => {
  const state = position({
    seats: 4,
    identities: ['green-pioneer', 'hub-owner', 'connector', 'globetrotter'],
    owned: [['electric-1'], ['london', 'paris', 'lima'], [], []],
  });
  expect(factsOf(state, 0).task).toEqual({ reached: 1, goal: 2 });
  expect(factsOf(state, 1).task).toEqual({ reached: 2, goal: 3 });
  expect(factsOf(state, 3).task).toEqual({ reached: 0, goal: 4 });
  expect(factsOf(state, 'watcher').task).toBeNull();
});

test.each(SEAT_NUMBERS)('whatever happens, there are facts for every eye, %i seats', (seats) => {
  const { states } = playRandomly(config(), seats, 30 + seats);
  const kinds = new Set<Frame['kind']>();
  for (const state of states) {
    if (kinds.has(state.frame.kind)) continue;
    kinds.add(state.frame.kind);
    for (const eye of [0, 1, 'watcher'] as const) {
      const { bestNow, leastBid } = factsOf(state, eye);
      expect(bestNow.length).toBe(seats);
      const asked = state.frame.kind === 'bid' ? state.frame.seat : -1;
      leastBid.forEach((least, seat) => {
        if (seat === asked)
          expect(least === null || connectingFlights.check(state, seat, bid(least)) === null).toBe(true);
      });
    }
  }
  expect(kinds.has('over')).toBe(true);
});
