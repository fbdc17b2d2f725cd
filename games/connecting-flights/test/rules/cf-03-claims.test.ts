/** CF-3.4: claiming a secret identity. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { act, actAndHear, expectRefusal, frameKind, newsOf } from '../support/act.ts';
import { buyElectric, chain, fly, leg, order, pass, takeCoins } from '../support/actions.ts';
import { config, market, planning, position } from '../support/position.ts';
import { PRINTED } from '../support/printed.ts';
import { allFly, marketCloses } from '../support/standing.ts';

/** Seat 0 has one electric plane, the coins for another, and is to own two. */
function pioneer(orders: readonly boolean[] = [true]) {
  return position({ seats: 2, owned: [['electric-1']], identities: ['green-pioneer'], orders, coins: [60, 60] });
}

/** Seat 0 can fly two 3-star passengers, which is its task. */
function firstClass(round: number, claims: boolean) {
  return position({
    seats: 3,
    round,
    firstSeat: (round - 1) % 3,
    players: ['trader', 'fuel-merchant', 'aircraft-engineer'],
    event: round < 8 ? 'controllers-strike' : 'world-fair',
    ...(round < 8 ? {} : { named: 'africa' as const }),
    frame: planning(3),
    owned: [['london', 'paris', 'cairo', 'plane-3', 'plane-3/b', 'europe-3', 'africa-3']],
    trucks: [[1, 2]],
    identities: ['first-class'],
    orders: [claims],
    coins: [10, 20, 30],
  });
}
const TWO_FLIGHTS = fly(
  chain('london', leg('plane-3', 1, 'europe-3', 'paris'), leg('plane-3/b', 2, 'africa-3', 'cairo')),
);

describe('CF-3.4 the standing order', () => {
  test('CF-3.4 is to claim at first', () => {
    expect(connectingFlights.setup(config(), 4, fastChance(1)).orders).toEqual([true, true, true, true]);
  });

  test('CF-3.4 is carried out as the phase ends, and the reward is paid', () => {
    const bought = act(pioneer(), 0, buyElectric(2));
    expect([bought.claimed[0], bought.coins[0]]).toEqual([false, 26]);
    const { state, news } = marketCloses(bought);
    expect(newsOf(news, 'claimed')).toEqual([{ kind: 'claimed', seat: 0, identity: 'green-pioneer', coins: 15 }]);
    expect([state.claimed[0], state.coins[0]]).toEqual([true, 41]);
    expect(frameKind(state)).toBe('plans');
  });

  test('CF-3.4 shows the identity', () => {
    const bought = act(pioneer(), 0, buyElectric(2));
    const { state } = marketCloses(bought);
    expect(connectingFlights.view(bought, 1).identities[0]).toBeNull();
    expect(PRINTED.identities[connectingFlights.view(state, 1).identities[0] as number]?.id).toBe('green-pioneer');
  });

  test('CF-3.4 to wait leaves it, and costs nothing', () => {
    const { state, news } = marketCloses(act(pioneer([false]), 0, buyElectric(2)));
    expect(newsOf(news, 'claimed')).toEqual([]);
    expect([state.claimed[0], state.coins[0]]).toEqual([false, 26]);
    // What is still owned is still met when the next phase ends.
    const { news: later } = allFly(act(state, 0, order(true)), []);
    expect(newsOf(later, 'claimed')).toHaveLength(1);
  });

  test('CF-3.4 all remember which tasks were met without a claim', () => {
    const met = (state: ReturnType<typeof pioneer>) =>
      PRINTED.identities.filter((_, place) => ((state.missed[0] as number) & (1 << place)) !== 0).map(({ id }) => id);
    const waiting = marketCloses(act(pioneer([false]), 0, buyElectric(2))).state;
    expect(met(waiting)).toEqual(['green-pioneer']);
    expect(met(marketCloses(pioneer([false])).state)).toEqual([]);
    expect(met(allFly(waiting, []).state)).toEqual(['green-pioneer']);
  });

  test('CF-3.4 may be changed at any time, by anybody, and is nobody’s turn', () => {
    const state = act(pioneer([true, true]), 1, order(false));
    expect(state.orders).toEqual([true, false]);
    expectRefusal(state, 1, order(false), 'sameOrder');
    expect(act(state, 1, order(true)).orders).toEqual([true, true]);
  });

  test('CF-3.4 is hidden', () => {
    const before = pioneer([true, true]);
    const { state, news } = actAndHear(before, 0, order(false));
    expect(connectingFlights.view(state, 1)).toEqual(connectingFlights.view(before, 1));
    expect(news.map((item) => connectingFlights.tell(item, 1))).toEqual([null]);
    expect(connectingFlights.view(state, 0).order).toBe(false);
  });
});

describe('CF-3.4 one claim a game', () => {
  test('CF-3.4 is all there is', () => {
    const { state } = marketCloses(act(pioneer(), 0, buyElectric(2)));
    expect(newsOf(allFly(state, []).news, 'claimed')).toEqual([]);
    expectRefusal(state, 0, order(false), 'alreadyClaimed');
  });

  test('CF-3.4 no task done, no claim', () => {
    expect(marketCloses(pioneer()).state.claimed).toEqual([false, false]);
  });

  test('CF-3.4 from the first player clockwise', () => {
    const before = position({
      seats: 3,
      firstSeat: 2,
      frame: market(3, 1, [0, 2]),
      owned: [['electric-1', 'electric-2'], ['london', 'paris', 'athens'], []],
      identities: ['green-pioneer', 'hub-owner'],
      orders: [true, true, true],
    });
    const { news } = actAndHear(before, 1, pass);
    expect(newsOf(news, 'claimed').map(({ seat }) => seat)).toEqual([0, 1]);
    const from1 = position({
      seats: 3,
      firstSeat: 1,
      frame: market(3, 1, [0, 2]),
      owned: [['electric-1', 'electric-2'], ['london', 'paris', 'athens'], []],
      identities: ['green-pioneer', 'hub-owner'],
      orders: [true, true, true],
    });
    expect(newsOf(actAndHear(from1, 1, pass).news, 'claimed').map(({ seat }) => seat)).toEqual([1, 0]);
  });
});

describe('CF-3.4 a task about one phase', () => {
  test('CF-3.4 is claimed as that phase ends; the reward is no revenue', () => {
    const { state, news } = allFly(firstClass(4, true), [TWO_FLIGHTS]);
    expect(newsOf(news, 'claimed')).toEqual([{ kind: 'claimed', seat: 0, identity: 'first-class', coins: 12 }]);
    expect(state.revenue[0]).toBe(40);
    // 40 is taxed 5.
    expect(state.coins[0]).toBe(10 + 40 + 12 - 5);
  });

  test('CF-3.4 left, it must be met again', () => {
    const flown = allFly(firstClass(4, false), [TWO_FLIGHTS]).state;
    const late = act(flown, 0, order(true));
    const { state, news } = actAndHear(late, 1, takeCoins, ['sealed-offers', 'plane-1', 'africa-1']);
    expect(state.round).toBe(5);
    expect(newsOf(news, 'claimed')).toEqual([]);
    expect(allFly(firstClass(5, true), []).state.claimed[0]).toBe(false);
    expect(allFly(firstClass(5, true), [TWO_FLIGHTS]).state.claimed[0]).toBe(true);
  });

  test('CF-3.4 the end of the flights of round 10 is the last chance, before winners are compared', () => {
    const { state, news } = allFly(firstClass(10, true), [TWO_FLIGHTS]);
    expect(newsOf(news, 'claimed')).toHaveLength(1);
    // World Fair: 4 more for the flight to Africa.
    expect(newsOf(news, 'ended')[0]?.standings[0]).toEqual([44, 44, 2, 10 + 44 + 12]);
    expect(connectingFlights.outcome(state)?.ranks[0]).toBe(1);
  });
});
