/** CF-4.1: the seventeen events, each in effect. */

import { describe, expect, test } from 'vitest';
import type { EventId } from '../../rules/cards/ids.ts';
import { act, earnings, expectRefusal, newsOf, play } from '../support/act.ts';
import { bid, buyElectric, buyTruck, chain, leg, pass, rent } from '../support/actions.ts';
import { called, ownerOf, planning, position } from '../support/position.ts';
import { turnUp } from '../support/standing.ts';

/** What a flight of each kind earns under an event: three within Europe by stars, then one of each fuel from Paris. */
function fares(event: EventId, named?: 'europe' | 'africa') {
  const state = position({
    event,
    ...(named === undefined ? {} : { named }),
    frame: planning(5),
    owned: [
      [
        ...['london', 'paris', 'moscow', 'cairo', 'new-york', 'sydney', 'plane-3'],
        ...['europe-1', 'europe-2', 'europe-3', 'africa-1', 'north-america-1', 'oceania-1'],
      ],
    ],
    trucks: [[4]],
  });
  const one = (passenger: string, to: string) =>
    earnings(state, 0, chain('paris', leg('plane-3', 4, passenger, to)))[0];
  return {
    byStars: [one('europe-1', 'london'), one('europe-2', 'london'), one('europe-3', 'london')],
    byFuel: [
      one('europe-1', 'moscow'),
      one('africa-1', 'cairo'),
      one('north-america-1', 'new-york'),
      one('oceania-1', 'sydney'),
    ],
  };
}

describe('CF-4.1, CF-4.5 events that change what flights earn', () => {
  test('CF-4.1 without one: 10, 15 and 20', () => {
    expect(fares('regional-aid')).toEqual({ byStars: [10, 15, 20], byFuel: [10, 10, 10, 10] });
  });

  test('CF-4.1 Holiday Season: 3 more for 1 star', () => {
    expect(fares('holiday-season').byStars).toEqual([13, 15, 20]);
  });

  test('CF-4.1 City Breaks: 3 more for flights of 1 fuel', () => {
    expect(fares('city-breaks')).toEqual({ byStars: [13, 18, 23], byFuel: [13, 10, 10, 10] });
  });

  test('CF-4.1 Long-Haul Demand: 5 more for flights of 3 or 4 fuel', () => {
    expect(fares('long-haul-demand').byFuel).toEqual([10, 10, 15, 15]);
  });

  test('CF-4.1 Business Boom: 5 more for 3 stars', () => {
    expect(fares('business-boom').byStars).toEqual([10, 15, 25]);
  });

  test('CF-4.1 Fare War: 3 less for 1 star', () => {
    expect(fares('fare-war').byStars).toEqual([7, 15, 20]);
  });

  test('CF-4.1 World Fair: 4 more for flights to the continent named', () => {
    expect(fares('world-fair', 'africa').byFuel).toEqual([10, 14, 10, 10]);
    expect(fares('world-fair', 'europe').byStars).toEqual([14, 19, 24]);
  });

  test('CF-4.1 Hub Traffic: 2 more for flights after a chain’s first', () => {
    const state = position({
      event: 'hub-traffic',
      frame: planning(5),
      owned: [
        [
          'london',
          'paris',
          'moscow',
          'athens',
          'cairo',
          'plane-1',
          'plane-2',
          'plane-3',
          'europe-1',
          'europe-2',
          'europe-3',
          'plane-2/b',
          'africa-2',
        ],
      ],
      trucks: [[1, 1, 1, 2]],
    });
    const long = chain(
      'athens',
      leg('plane-1', 1, 'europe-1', 'moscow'),
      leg('plane-2', 1, 'europe-2', 'london'),
      leg('plane-3', 1, 'europe-3', 'paris'),
    );
    expect(earnings(state, 0, long)).toEqual([10, 17, 22]);
    // A chain is cut where a flight does not count.
    const cut = chain(
      'athens',
      leg('plane-1', 0, 'europe-1', 'moscow'),
      leg('plane-2', 1, 'europe-2', 'london'),
      leg('plane-3', 1, 'europe-3', 'paris'),
    );
    expect(earnings(state, 0, cut)).toEqual([0, 15, 22]);
    expect(earnings(state, 0, chain('athens', leg('plane-2/b', 2, 'africa-2', 'cairo')))).toEqual([15]);
  });
});

describe('CF-4.1 events that give or take coins at once', () => {
  const coinsOf = (...turned: Parameters<typeof turnUp>) => newsOf(turnUp(...turned).news, 'eventCoins')[0]?.coins;

  test('CF-4.1 Start-up Grant: 10 for the poorest', () => {
    expect(coinsOf('start-up-grant', { coins: [30, 40, 20] })).toEqual([0, 0, 10]);
  });

  test('CF-4.1 Registration: all pay 5', () => {
    expect(coinsOf('registration', { coins: [30, 40, 20] })).toEqual([-5, -5, -5]);
  });

  test('CF-4.1 Regional Aid: 10 for the lowest revenue', () => {
    expect(coinsOf('regional-aid')).toEqual([0, 10, 0]);
  });

  test('CF-4.1 Airport Charges: 2 for each airport beyond two', () => {
    const owned = [
      ['london', 'paris'],
      ['cairo', 'nairobi', 'dakar'],
      ['new-york', 'new-york/b', 'havana', 'lima', 'bogota'],
    ];
    expect(coinsOf('airport-charges', { owned })).toEqual([0, -2, -6]);
  });

  test('CF-4.1 Airport Charges: landing rights and loans are over by then, the lender pays', () => {
    const owned = [['london', 'paris', 'athens']];
    expect(coinsOf('airport-charges', { owned, rights: { athens: 1, cairo: 2 } })).toEqual([-2, 0, 0]);
  });

  test('CF-4.1 Carbon Levy: 2 for each truck of 3 or 4', () => {
    const trucks = [
      [1, 2],
      [3, 1],
      [3, 4, 4],
    ];
    expect(coinsOf('carbon-levy', { trucks })).toEqual([0, -2, -6]);
  });
});

describe('CF-4.1 events of the auction and the market', () => {
  test('CF-4.1 Cheap Fuel: trucks cost 3 less', () => {
    const state = position({ event: 'cheap-fuel', players: ['trader'], coins: [40] });
    expect([1, 2, 3, 4].map((capacity) => 40 - (act(state, 0, buyTruck(capacity)).coins[0] as number))).toEqual([
      2, 7, 12, 17,
    ]);
  });

  test('CF-4.1 Green Incentive: electric planes cost 8 less', () => {
    const state = position({ event: 'green-incentive', coins: [40] });
    expect([1, 2].map((stars) => 40 - (act(state, 0, buyElectric(stars)).coins[0] as number))).toEqual([16, 26]);
  });

  test('CF-4.1 Controllers’ Strike: the bank has no landing rights', () => {
    const state = position({ event: 'controllers-strike', owned: [['europe-3']] });
    expectRefusal(state, 0, rent('london'), 'rightsClosed');
  });

  test('CF-4.1 Open Skies: a second landing right', () => {
    const before = position({ event: 'open-skies', owned: [['europe-3', 'africa-3', 'asia-3']] });
    const state = play(before, [
      [0, rent('london')],
      [0, rent('cairo')],
    ]);
    expect(state.rented[0]).toBe(2);
    expectRefusal(state, 0, rent('tokyo'), 'rightsLimit');
  });

  test('CF-4.1 Sealed Offers: one bid fewer a card', () => {
    const before = position({ seats: 2, event: 'sealed-offers', frame: called(2), row: ['plane-1'] });
    const state = play(before, [
      [0, bid(10)],
      [1, bid(11)],
    ]);
    // Seat 0 has no bid left and is out.
    expect(ownerOf(state, 'plane-1')).toBe(1);
    const both = position({ seats: 2, event: 'regional-aid', frame: called(2), row: ['plane-1'] });
    expect(
      ownerOf(
        play(both, [
          [0, bid(10)],
          [1, bid(11)],
          [0, bid(12)],
          [1, pass],
        ]),
        'plane-1',
      ),
    ).toBe(0);
  });
});
