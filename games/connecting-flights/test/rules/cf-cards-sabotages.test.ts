/** CF-4.7: the nine sabotage cards, each in effect. */

import { describe, expect, test } from 'vitest';
import type { SabotageId } from '../../rules/cards/ids.ts';
import { act, actAndHear, earnings, expectAllowed, expectRefusal, newsOf, play } from '../support/act.ts';
import { bid, bury, chain, drawSabotage, leg, lift, pass, rent, sabotage } from '../support/actions.ts';
import {
  called,
  market,
  ownerOf,
  type Position,
  planning,
  position,
  sabotagePlace,
  trucksOf,
} from '../support/position.ts';
import { allFly, marketCloses, nobodyBids } from '../support/standing.ts';

const OWNED = [['paris', 'london', 'cairo', 'plane-3', 'plane-2', 'europe-3', 'europe-2', 'africa-2']];

/** Seat 1, the poorest, has drawn this card. */
function drawn(id: SabotageId, wish: Position = {}) {
  const before = position({
    seats: 3,
    round: 4,
    players: ['trader', 'fuel-merchant', 'aircraft-engineer'],
    event: 'green-incentive',
    frame: planning(3),
    owned: OWNED,
    coins: [40, 0, 50],
    ...wish,
  });
  return act(allFly(before, []).state, 1, drawSabotage, [id]);
}
const NEXT = ['regional-aid', 'plane-1', 'africa-1'];

/** A sabotage card lies on a card of seat 0, who is about to fly. */
const lying = (id: SabotageId, on: string) =>
  position({
    seats: 3,
    event: 'regional-aid',
    frame: planning(3),
    owned: OWNED,
    sabotages: { [id]: on },
    trucks: [[1, 2]],
  });
const FLIGHT = chain('paris', leg('plane-3', 1, 'europe-3', 'london'));

describe('CF-4.7 cards that lie on a card', () => {
  test.each([
    ['engine-failure', 'plane-3', 8],
    ['runway-works', 'london', 10],
    ['visa-trouble', 'europe-3', 6],
    ['bad-press', 'london', 5],
  ] as const)('CF-4.7 %s lies on %s until %i coins are paid', (id, on, price) => {
    const { state, news } = actAndHear(drawn(id), 1, sabotage(0, on), NEXT);
    expect(newsOf(news, 'sabotaged')).toHaveLength(1);
    const { state: lifted } = actAndHear(state, 0, lift(id));
    expect((state.coins[0] as number) - (lifted.coins[0] as number)).toBe(price);
    expect(sabotagePlace(lifted, id)).toBe(-2);
  });

  test('CF-4.7 Engine Failure: the plane does not fly', () => {
    const state = lying('engine-failure', 'plane-3');
    expectRefusal(state, 0, [FLIGHT], 'grounded');
    expect(earnings(state, 0, chain('paris', leg('plane-2', 1, 'europe-2', 'london')))).toEqual([15]);
  });

  test('CF-4.7 Runway Works: the airport is shut, to land and to leave', () => {
    const state = lying('runway-works', 'london');
    expectRefusal(state, 0, [FLIGHT], 'grounded');
    expectRefusal(state, 0, [chain('london', leg('plane-3', 1, 'europe-3', 'paris'))], 'grounded');
  });

  test('CF-4.7 Visa Trouble: the passenger stays', () => {
    const state = lying('visa-trouble', 'europe-3');
    expectRefusal(state, 0, [FLIGHT], 'grounded');
    expect(earnings(state, 0, chain('paris', leg('plane-3', 1, 'europe-2', 'london')))).toEqual([15]);
  });

  test('CF-4.7 Bad Press: flights to that airport earn 5 less, flights from it do not', () => {
    const state = lying('bad-press', 'london');
    expect(earnings(state, 0, FLIGHT)).toEqual([15]);
    expect(earnings(state, 0, chain('london', leg('plane-3', 1, 'europe-3', 'paris')))).toEqual([20]);
  });
});

describe('CF-4.7 cards that are obeyed at once', () => {
  test('CF-4.7 Fine: 8 to the bank', () => {
    const before = drawn('fine');
    const { news } = actAndHear(before, 1, sabotage(0), NEXT);
    expect(newsOf(news, 'struck')[0]).toMatchObject({ seat: 1, victim: 0, paid: 8, gained: 0 });
  });

  test('CF-4.7 Poached Crew: 6 to the saboteur, or what there is', () => {
    const { news } = actAndHear(drawn('poached-crew'), 1, sabotage(0), NEXT);
    expect(newsOf(news, 'struck')[0]).toMatchObject({ paid: 6, gained: 6 });
    const poor = { ...drawn('poached-crew'), coins: [4, 10, 60] };
    const { state, news: less } = actAndHear(poor, 1, sabotage(0), NEXT);
    expect(newsOf(less, 'struck')[0]).toMatchObject({ paid: 4, gained: 4 });
    // Regional Aid: 10 for the lowest revenue; all have 0, and seat 1 is first player.
    expect(state.coins).toEqual([0, 24, 60]);
  });

  test('CF-4.7 Fuel Leak: the largest truck for one a step smaller', () => {
    const { state, news } = actAndHear(drawn('fuel-leak', { trucks: [[1, 4]] }), 1, sabotage(0), NEXT);
    expect(newsOf(news, 'struck')[0]).toMatchObject({ truck: 4 });
    expect(trucksOf(state, 0)).toEqual([1, 3]);
    expect(state.truckSupply[3]).toBe(6);
  });

  test('CF-4.7 Fuel Leak: if there is a smaller one', () => {
    const state = drawn('fuel-leak', { trucks: [[1], [1], [3]] });
    expectRefusal(state, 1, sabotage(0), 'badVictim');
    expectAllowed(state, 1, sabotage(2));
    const none = drawn('fuel-leak', { trucks: [[4], [3, 3, 3, 3, 3, 3], [1]] });
    expectRefusal(none, 1, sabotage(0), 'badVictim');
    expectAllowed(none, 1, bury);
  });

  test('CF-4.7 then they go under the deck', () => {
    const state = act(drawn('fine'), 1, sabotage(0), NEXT);
    expect(state.sabotageQueue.map((buried) => buried.sabotage)).toEqual([5]);
  });
});

describe('CF-4.7 cards for the next auction or market', () => {
  test('CF-4.7 Wildcat Strike: one bid fewer a card, then it goes under the deck', () => {
    const before = position({
      seats: 2,
      frame: called(2),
      row: ['plane-1', 'plane-2'],
      sabotages: { 'wildcat-strike': 0 },
      coins: [90, 90],
    });
    const state = play(before, [
      [0, bid(10)],
      [1, bid(11)],
    ]);
    expect(ownerOf(state, 'plane-1')).toBe(1);
    const { state: over, news } = nobodyBids(state);
    expect(newsOf(news, 'wornOff')).toEqual([{ kind: 'wornOff', seat: 0, sabotage: 'wildcat-strike' }]);
    expect(sabotagePlace(over, 'wildcat-strike')).toBe(-2);
  });

  test('CF-4.7 Slot Refused: no landing rights of the bank, then it goes under the deck', () => {
    const before = position({
      seats: 2,
      frame: market(2),
      owned: [
        ['europe-3', 'africa-3'],
        ['europe-2', 'paris'],
      ],
      sabotages: { 'slot-refused': 0 },
    });
    expectRefusal(before, 0, rent('london'), 'rightsClosed');
    expectAllowed(act(before, 0, pass), 1, rent('london'));
    const { state, news } = marketCloses(before);
    expect(newsOf(news, 'wornOff')).toEqual([{ kind: 'wornOff', seat: 0, sabotage: 'slot-refused' }]);
    expect(sabotagePlace(state, 'slot-refused')).toBe(-2);
  });

  test('CF-4.7 used on a seat they lie before it', () => {
    for (const id of ['wildcat-strike', 'slot-refused'] as const) {
      const state = act(drawn(id), 1, sabotage(2), NEXT);
      expect(sabotagePlace(state, id)).toBe(-6);
      expectRefusal(state, 2, lift(id), 'notSabotaged');
    }
  });
});
