/** At least one of every kind of news, with what its line must say. */

import { card } from '@tarmac/flights/support';
import { FLIGHT, load, type Samples, type Says, saysFlight } from './samples.ts';

const PLANE = card('plane-3');
const PASSENGER = card('europe-1');
const aPlane: Says = (names) => ['Anna', names.aCard(PLANE)];
const pair = { kind: 'pair', demandKind: 'low', departure: 0, demand: 1, missing: [] } as const;
const placed = [
  { city: 'tokyo', pawn: 'europe' },
  { city: 'lima', pawn: 'asia' },
] as const;
const saysPlaced: Says = (names) => ['Tokyo', names.continent('europe'), names.city('lima'), names.continent('asia')];

export const NEWS: Samples['news'] = {
  began: [[{}, ['100']]],
  pair: [
    [{ ...pair, for: 'setup', demandKind: 'high', placed }, saysPlaced],
    [{ ...pair, for: 'round', placed }, saysPlaced],
    [{ ...pair, for: 'further', placed }, saysPlaced],
    [{ ...pair, for: 'extra', placed }, (names) => [...saysPlaced(names), '8']],
    [
      { ...pair, for: 'round', placed, missing: ['africa'] },
      (names) => [...saysPlaced(names), names.continent('africa')],
    ],
    [{ ...pair, for: 'round', placed: [], missing: ['africa'] }, (names) => [names.continent('africa')]],
  ],
  renewedDeck: [[{ deck: 'departure' }], [{ deck: 'low' }], [{ deck: 'high' }]],
  placed: [[{ seat: 0, city: 'tokyo', pawn: 'europe' }, (names) => ['Anna', 'Tokyo', names.continent('europe')]]],
  first: [
    [
      { seat: 0, hand: 1, from: card('london'), to: card('paris'), plane: PLANE, passenger: PASSENGER },
      (names) => [...aPlane(names), 'Ben', names.city('london'), names.city('paris'), names.aCard(PASSENGER)],
    ],
  ],
  took: [
    [{ seat: 0, hand: 0, card: PASSENGER }, (names) => ['Anna', names.aCard(PASSENGER)]],
    [{ seat: 0, hand: 1, card: PASSENGER }, (names) => ['Anna', 'Ben', names.aCard(PASSENGER)]],
  ],
  display: [[{ cards: [PASSENGER, PLANE] }, (names) => [names.aCard(PASSENGER), names.aCard(PLANE)]]],
  roundBegan: [[{ round: 4 }, ['4']]],
  bought: [
    [{ seat: 0, hand: 0, card: PLANE, coins: 25 }, (names) => [...aPlane(names), '25']],
    [{ seat: 0, hand: 1, card: PLANE, coins: 25 }, (names) => [...aPlane(names), 'Ben', '25']],
  ],
  rented: [
    [{ seat: 0, hand: 1, card: card('tokyo/b'), coins: 12 }, ['Ben', 'Tokyo', '12']],
    [{ seat: 0, hand: 0, card: card('cairo'), coins: 12 }, ['Anna', '12']],
  ],
  boughtTruck: [
    [{ seat: 0, hand: 0, capacity: 3, coins: 15 }, ['Anna', '3', '15']],
    [{ seat: 0, hand: 1, capacity: 3, coins: 15 }, ['Ben', '3', '15']],
  ],
  refilled: [[{ card: PLANE }, (names) => [names.aCard(PLANE)]]],
  renewed: [
    [{ seat: 0, coins: 2, cards: [PASSENGER, PLANE] }, (names) => [...aPlane(names), '2', names.aCard(PASSENGER)]],
    [{ seat: 0, coins: 2, cards: [] }, ['Anna', '2']],
  ],
  marketClosed: [[{ seat: 0 }, ['Anna']]],
  flew: [
    [{ seat: 0, flight: FLIGHT, home: load({ asia: 2 }), fee: 0 }, (names) => ['Anna', 'Ben', ...saysFlight(names)]],
    [
      { seat: 1, flight: { ...FLIGHT, pawns: load({ africa: 1 }) }, home: load({}), fee: 2 },
      (names) => ['Ben', names.continent('africa'), '2'],
    ],
  ],
  chartered: [
    [
      { seat: 0, pawn: 'asia', from: 'paris', to: 'london', coins: 3 },
      (names) => ['Anna', names.continent('asia'), names.city('paris'), names.city('london'), '3'],
    ],
  ],
  flightsClosed: [
    [{ seat: 0, home: 4, left: 11 }, ['Anna', '4', '11']],
    [{ seat: 0, home: 1, left: 1 }, ['Anna', '1']],
  ],
  fullPlanesBonus: [[{ coins: 5 }, ['5']]],
  further: [
    [{ seat: 0, draw: true, coins: 24 }, ['Anna', '24']],
    [{ seat: 0, draw: false, coins: 0 }, ['Anna']],
  ],
  games: [
    [
      {
        city: 'athens',
        placed: [
          { city: 'athens', pawn: 'asia' },
          { city: 'athens', pawn: 'africa' },
        ],
        missing: ['oceania'],
      },
      (names) => [names.city('athens'), names.continent('asia'), names.continent('africa'), names.continent('oceania')],
    ],
    [{ city: 'athens', placed: [], missing: [] }, (names) => [names.city('athens')]],
  ],
  interest: [[{ coins: 12 }, ['12']]],
  income: [[{ coins: 45 }, ['45']]],
  carbon: [
    [{ trucks: 3, coins: 2 }, ['3', '2']],
    [{ trucks: 1, coins: 1 }, ['1']],
  ],
  penalties: [
    [
      { crowded: ['tokyo', 'lima'], full: ['asia'], unequal: true, due: 25, paid: 25 },
      (names) => ['Tokyo', names.city('lima'), names.continent('asia'), '25'],
    ],
    [{ crowded: ['tokyo'], full: [], unequal: false, due: 5, paid: 1 }, ['Tokyo', '5', '1']],
  ],
  proposed: [[{ seat: 0, action: { type: 'buy', hand: 1, card: PLANE } }, (names) => [...aPlane(names), 'Ben']]],
  agreed: [[{ seat: 1 }, ['Ben']]],
  disagreed: [[{ seat: 1, by: 0 }, ['Ben', 'Anna']]],
  withdrawn: [[{ seat: 0 }, ['Anna']]],
  ended: [
    [{ won: true, round: 9, home: 50, left: 0 }, ['9', '50', 'CF-6.6']],
    [{ won: false, round: 10, home: 47, left: 3 }, ['10', '47', '3', 'CF-6.6']],
    [{ won: false, round: 10, home: 49, left: 1 }, ['49', '1']],
  ],
};
