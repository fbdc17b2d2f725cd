/** At least one of every kind of news, with what its line must say. */

import type { News } from '@tarmac/connecting-flights-cooperative/rules';
import { card } from '@tarmac/flights/support';
import { FLIGHT, load, type Says, saysFlight } from './samples.ts';

type NewsSamples = {
  readonly [K in News['kind']]: readonly { readonly news: Extract<News, { kind: K }>; readonly says: Says }[];
};

const PLANE = card('plane-3');
const PASSENGER = card('europe-1');
const aPlane: Says = (names) => ['Anna', names.aCard(PLANE)];
const pair = { kind: 'pair', demandKind: 'low', departure: 0, demand: 1, missing: [] } as const;
const placed = [
  { city: 'tokyo', pawn: 'europe' },
  { city: 'lima', pawn: 'asia' },
] as const;
const saysPlaced: Says = (names) => ['Tokyo', names.continent('europe'), names.city('lima'), names.continent('asia')];

export const NEWS: NewsSamples = {
  began: [{ news: { kind: 'began' }, says: () => ['100'] }],
  pair: [
    { news: { ...pair, for: 'setup', demandKind: 'high', placed }, says: saysPlaced },
    { news: { ...pair, for: 'round', placed }, says: saysPlaced },
    { news: { ...pair, for: 'further', placed }, says: saysPlaced },
    { news: { ...pair, for: 'extra', placed }, says: (names) => [...saysPlaced(names), '8'] },
    {
      news: { ...pair, for: 'round', placed, missing: ['africa'] },
      says: (names) => [...saysPlaced(names), names.continent('africa')],
    },
    { news: { ...pair, for: 'round', placed: [], missing: ['africa'] }, says: (names) => [names.continent('africa')] },
  ],
  renewedDeck: [
    { news: { kind: 'renewedDeck', deck: 'departure' }, says: () => [] },
    { news: { kind: 'renewedDeck', deck: 'low' }, says: () => [] },
    { news: { kind: 'renewedDeck', deck: 'high' }, says: () => [] },
  ],
  placed: [
    {
      news: { kind: 'placed', seat: 0, city: 'tokyo', pawn: 'europe' },
      says: (names) => ['Anna', 'Tokyo', names.continent('europe')],
    },
  ],
  first: [
    {
      news: {
        kind: 'first',
        seat: 0,
        hand: 1,
        from: card('london'),
        to: card('paris'),
        plane: PLANE,
        passenger: PASSENGER,
      },
      says: (names) => [...aPlane(names), 'Ben', names.city('london'), names.city('paris'), names.aCard(PASSENGER)],
    },
  ],
  took: [
    { news: { kind: 'took', seat: 0, hand: 0, card: PASSENGER }, says: (names) => ['Anna', names.aCard(PASSENGER)] },
    {
      news: { kind: 'took', seat: 0, hand: 1, card: PASSENGER },
      says: (names) => ['Anna', 'Ben', names.aCard(PASSENGER)],
    },
  ],
  display: [
    {
      news: { kind: 'display', cards: [PASSENGER, PLANE] },
      says: (names) => [names.aCard(PASSENGER), names.aCard(PLANE)],
    },
  ],
  roundBegan: [{ news: { kind: 'roundBegan', round: 4 }, says: () => ['4'] }],
  bought: [
    { news: { kind: 'bought', seat: 0, hand: 0, card: PLANE, coins: 25 }, says: (names) => [...aPlane(names), '25'] },
    {
      news: { kind: 'bought', seat: 0, hand: 1, card: PLANE, coins: 25 },
      says: (names) => [...aPlane(names), 'Ben', '25'],
    },
  ],
  rented: [
    {
      news: { kind: 'rented', seat: 0, hand: 1, card: card('tokyo/b'), coins: 12 },
      says: () => ['Ben', 'Tokyo', '12'],
    },
    { news: { kind: 'rented', seat: 0, hand: 0, card: card('cairo'), coins: 12 }, says: () => ['Anna', '12'] },
  ],
  boughtTruck: [
    { news: { kind: 'boughtTruck', seat: 0, hand: 0, capacity: 3, coins: 15 }, says: () => ['Anna', '3', '15'] },
    { news: { kind: 'boughtTruck', seat: 0, hand: 1, capacity: 3, coins: 15 }, says: () => ['Ben', '3', '15'] },
  ],
  refilled: [{ news: { kind: 'refilled', card: PLANE }, says: (names) => [names.aCard(PLANE)] }],
  renewed: [
    {
      news: { kind: 'renewed', seat: 0, coins: 2, cards: [PASSENGER, PLANE] },
      says: (names) => [...aPlane(names), '2', names.aCard(PASSENGER)],
    },
    { news: { kind: 'renewed', seat: 0, coins: 2, cards: [] }, says: () => ['Anna', '2'] },
  ],
  marketClosed: [{ news: { kind: 'marketClosed', seat: 0 }, says: () => ['Anna'] }],
  flew: [
    {
      news: { kind: 'flew', seat: 0, flight: FLIGHT, home: load({ asia: 2 }), fee: 0 },
      says: (names) => ['Anna', 'Ben', ...saysFlight(names)],
    },
    {
      news: { kind: 'flew', seat: 1, flight: { ...FLIGHT, pawns: load({ africa: 1 }) }, home: load({}), fee: 2 },
      says: (names) => ['Ben', names.continent('africa'), '2'],
    },
  ],
  chartered: [
    {
      news: { kind: 'chartered', seat: 0, pawn: 'asia', from: 'paris', to: 'london', coins: 3 },
      says: (names) => ['Anna', names.continent('asia'), names.city('paris'), names.city('london'), '3'],
    },
  ],
  flightsClosed: [
    { news: { kind: 'flightsClosed', seat: 0, home: 4, left: 11 }, says: () => ['Anna', '4', '11'] },
    { news: { kind: 'flightsClosed', seat: 0, home: 1, left: 1 }, says: () => ['Anna', '1'] },
  ],
  fullPlanesBonus: [{ news: { kind: 'fullPlanesBonus', coins: 5 }, says: () => ['5'] }],
  further: [
    { news: { kind: 'further', seat: 0, draw: true, coins: 24 }, says: () => ['Anna', '24'] },
    { news: { kind: 'further', seat: 0, draw: false, coins: 0 }, says: () => ['Anna'] },
  ],
  games: [
    {
      news: {
        kind: 'games',
        city: 'athens',
        placed: [
          { city: 'athens', pawn: 'asia' },
          { city: 'athens', pawn: 'africa' },
        ],
        missing: ['oceania'],
      },
      says: (names) => [
        names.city('athens'),
        names.continent('asia'),
        names.continent('africa'),
        names.continent('oceania'),
      ],
    },
    {
      news: { kind: 'games', city: 'athens', placed: [], missing: [] },
      says: (names) => [names.city('athens')],
    },
  ],
  interest: [{ news: { kind: 'interest', coins: 12 }, says: () => ['12'] }],
  income: [{ news: { kind: 'income', coins: 45 }, says: () => ['45'] }],
  carbon: [
    { news: { kind: 'carbon', trucks: 3, coins: 2 }, says: () => ['3', '2'] },
    { news: { kind: 'carbon', trucks: 1, coins: 1 }, says: () => ['1'] },
  ],
  penalties: [
    {
      news: { kind: 'penalties', crowded: ['tokyo', 'lima'], full: ['asia'], unequal: true, due: 25, paid: 25 },
      says: (names) => ['Tokyo', names.city('lima'), names.continent('asia'), '25'],
    },
    {
      news: { kind: 'penalties', crowded: ['tokyo'], full: [], unequal: false, due: 5, paid: 1 },
      says: () => ['Tokyo', '5', '1'],
    },
  ],
  proposed: [
    {
      news: { kind: 'proposed', seat: 0, action: { type: 'buy', hand: 1, card: PLANE } },
      says: (names) => [...aPlane(names), 'Ben'],
    },
  ],
  agreed: [{ news: { kind: 'agreed', seat: 1 }, says: () => ['Ben'] }],
  disagreed: [{ news: { kind: 'disagreed', seat: 1, by: 0 }, says: () => ['Ben', 'Anna'] }],
  withdrawn: [{ news: { kind: 'withdrawn', seat: 0 }, says: () => ['Anna'] }],
  ended: [
    { news: { kind: 'ended', won: true, round: 9, home: 50, left: 0 }, says: () => ['9', '50', 'CF-6.6'] },
    { news: { kind: 'ended', won: false, round: 10, home: 47, left: 3 }, says: () => ['10', '47', '3', 'CF-6.6'] },
    { news: { kind: 'ended', won: false, round: 10, home: 49, left: 1 }, says: () => ['49', '1'] },
  ],
};
