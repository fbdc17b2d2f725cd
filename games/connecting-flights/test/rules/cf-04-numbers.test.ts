/** CF-4.11: how cards change the rules and each other. */

import { describe, expect, test } from 'vitest';
import { bidsAllowed, rightsAllowed, truckPrice } from '../../rules/modifiers.ts';
import { tablesOf } from '../../rules/tables.ts';
import { earnings, expectRefusal, newsOf, play } from '../support/act.ts';
import { bid, chain, fly, leg, rent } from '../support/actions.ts';
import { called, ownerOf, planning, position } from '../support/position.ts';
import { PRINTED } from '../support/printed.ts';
import { allFly } from '../support/standing.ts';

const tables = tablesOf(PRINTED);

describe('CF-4.11 what forbids beats what permits', () => {
  test('CF-4.11 no landing rights in a strike, for the Slot Coordinator either', () => {
    const state = position({
      seats: 3,
      event: 'controllers-strike',
      players: ['slot-coordinator', 'trader', 'broker'],
      firstSeat: 1,
      frame: { kind: 'market', seat: 0, passed: [false, false, false] },
      owned: [['europe-3']],
    });
    expectRefusal(state, 0, rent('london'), 'rightsClosed');
  });

  test('CF-4.11 nor for a seat whose slots were refused, under open skies', () => {
    const state = position({ event: 'open-skies', owned: [['europe-3']], sabotages: { 'slot-refused': 0 } });
    expectRefusal(state, 0, rent('london'), 'rightsClosed');
    expect([0, 1].map((seat) => rightsAllowed(state, tables, seat))).toEqual([0, 2]);
  });
});

describe('CF-4.11 printed, then the event, then the ability, then sabotage', () => {
  test('CF-4.11 a truck of 1 costs 5, 2 in Cheap Fuel, and nothing to the Fuel Merchant', () => {
    const state = position({ seats: 2, event: 'cheap-fuel', players: ['trader', 'fuel-merchant'] });
    expect([1, 2, 3, 4].map((capacity) => truckPrice(state, tables, 0, capacity))).toEqual([2, 7, 12, 17]);
    expect([1, 2, 3, 4].map((capacity) => truckPrice(state, tables, 1, capacity))).toEqual([0, 3, 8, 13]);
  });

  test('CF-4.11 bids: two, one under sealed offers, two again for the Broker, one less in a wildcat strike', () => {
    const wish = { seats: 3, players: ['broker', 'trader', 'fuel-merchant'], firstSeat: 1 } as const;
    const sealed = position({ ...wish, event: 'sealed-offers', sabotages: { 'wildcat-strike': 0 } });
    expect([0, 1, 2].map((seat) => bidsAllowed(sealed, tables, seat))).toEqual([1, 1, 1]);
    const plain = position({ ...wish, event: 'regional-aid' });
    expect([0, 1, 2].map((seat) => bidsAllowed(plain, tables, seat))).toEqual([3, 2, 2]);
  });

  test('CF-4.11 never below 0: who has no bid at all is not asked', () => {
    const state = position({
      seats: 2,
      event: 'sealed-offers',
      frame: called(2, 0),
      row: ['plane-1', 'plane-2'],
      sabotages: { 'wildcat-strike': 1 },
    });
    expect(bidsAllowed(state, tables, 1)).toBe(0);
    const after = play(state, [[0, bid(10)]]);
    expect(ownerOf(after, 'plane-1')).toBe(0);
  });

  test('CF-4.11 a flight: 10, 7 in a fare war, 2 to an airport in bad press', () => {
    const state = position({
      event: 'fare-war',
      frame: planning(5),
      owned: [['paris', 'london', 'plane-1', 'europe-1']],
      sabotages: { 'bad-press': 'london' },
    });
    expect(earnings(state, 0, chain('paris', leg('plane-1', 1, 'europe-1', 'london')))).toEqual([2]);
  });

  test('CF-4.11 a tax of 5 less 5 is none, and never a gift', () => {
    const before = position({
      seats: 2,
      event: 'business-boom',
      players: ['trader', 'creative-accountant'],
      frame: planning(2),
      owned: [[], ['cairo', 'johannesburg', 'london', 'plane-3', 'africa-3', 'plane-2', 'europe-2']],
      trucks: [[1], [1, 2]],
    });
    // 20 + 5 and 15.
    const plan = fly(
      chain('cairo', leg('plane-3', 1, 'africa-3', 'johannesburg'), leg('plane-2', 2, 'europe-2', 'london')),
    );
    const { news } = allFly(before, [null, plan]);
    expect(newsOf(news, 'taxed')[0]?.coins).toEqual([10, 0]);
  });
});

describe('CF-4.11 what abilities pay', () => {
  /** Both are paid at the end of a round; seat 0 has the higher rank. */
  const before = position({
    seats: 2,
    round: 4,
    event: 'regional-aid',
    players: ['long-haul-pilot', 'investment-manager'],
    firstSeat: 0,
    frame: planning(2),
    owned: [['rio-de-janeiro', 'cairo', 'plane-3', 'africa-3']],
    trucks: [[3]],
    coins: [0, 20],
  });
  const FAR = fly(chain('rio-de-janeiro', leg('plane-3', 3, 'africa-3', 'cairo')));

  test('CF-4.11 is not revenue', () => {
    const { state } = allFly(before, [FAR]);
    expect(state.revenues.at(-1)).toEqual([20, 0]);
    expect(state.coins[0]).toBeGreaterThanOrEqual(22);
  });

  test('CF-4.11 comes by rank at the end of a round', () => {
    const { news } = allFly(before, [FAR]);
    expect(newsOf(news, 'abilityPaid')).toEqual([
      { kind: 'abilityPaid', seat: 1, player: 'investment-manager', coins: 3 },
      { kind: 'abilityPaid', seat: 0, player: 'long-haul-pilot', coins: 2 },
    ]);
  });
});
