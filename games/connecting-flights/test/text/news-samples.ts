/** At least one of every kind of news, with what its line must say. */

import type { News } from '@tarmac/connecting-flights/rules';
import { card } from '@tarmac/flights/support';
import { GIVE, PLAN, type Says, TAKE } from './samples.ts';

type NewsSamples = {
  readonly [K in News['kind']]: readonly { readonly news: Extract<News, { kind: K }>; readonly says: Says }[];
};

const PLANE = card('plane-3');
const theFirstPlane: Says = (names) => ['Ben', names.theCard(PLANE)];
const traded = { from: 0, to: 1, give: GIVE, take: TAKE };
const saysTrade: Says = (names) => ['Anna', 'Ben', names.city('cairo'), '5', names.card(card('london/b'))];

export const NEWS: NewsSamples = {
  began: [
    { news: { kind: 'began', continentsOut: [] }, says: () => [] },
    {
      news: { kind: 'began', continentsOut: ['asia', 'oceania'] },
      says: (names) => [names.continent('asia'), names.continent('oceania')],
    },
  ],
  playersShown: [
    {
      news: { kind: 'playersShown', players: ['broker', 'trader', 'estate-agent'] },
      says: (names) => ['Anna', names.player('broker'), 'Ben', names.player('trader'), 'Chloé'],
    },
  ],
  startChosen: [
    {
      news: { kind: 'startChosen', seat: 1, continent: 'europe' },
      says: (names) => ['Ben', names.continent('europe')],
    },
  ],
  firstFlights: [
    {
      news: {
        kind: 'firstFlights',
        flights: [
          { from: 'london', to: 'paris', plane: 3, passenger: 2 },
          { from: 'cairo', to: 'dakar', plane: 1, passenger: 1 },
        ],
        coins: [12, 1],
      },
      says: (names) => ['Anna', names.city('london'), '12', 'Ben', names.city('cairo'), names.city('dakar'), '1'],
    },
  ],
  roundBegan: [{ news: { kind: 'roundBegan', round: 4, firstSeat: 2 }, says: () => ['4', 'Chloé'] }],
  event: [{ news: { kind: 'event', event: 'fare-war' }, says: (names) => [names.event('fare-war')] }],
  eventCoins: [
    {
      news: { kind: 'eventCoins', event: 'start-up-grant', coins: [0, 10, 0] },
      says: (names) => [names.event('start-up-grant'), 'Ben', '10'],
    },
    {
      news: { kind: 'eventCoins', event: 'registration', coins: [-5, -1, 0] },
      says: () => ['Anna', '5', 'Ben', '1'],
    },
    {
      news: { kind: 'eventCoins', event: 'carbon-levy', coins: [0, 0, 0] },
      says: (names) => [names.event('carbon-levy')],
    },
  ],
  named: [
    { news: { kind: 'named', seat: 0, continent: 'africa' }, says: (names) => ['Anna', names.continent('africa')] },
  ],
  added: [
    { news: { kind: 'added', seat: null, card: PLANE }, says: (names) => [names.aCard(PLANE)] },
    { news: { kind: 'added', seat: 1, card: PLANE }, says: (names) => ['Ben', names.aCard(PLANE)] },
  ],
  slotEmpty: [
    { news: { kind: 'slotEmpty', seat: null, kinds: ['plane'] }, says: () => [] },
    { news: { kind: 'slotEmpty', seat: 1, kinds: ['plane', 'passenger'] }, says: () => ['Ben'] },
  ],
  called: [{ news: { kind: 'called', card: PLANE, price: 25 }, says: (names) => [names.card(PLANE), '25'] }],
  bid: [
    {
      news: { kind: 'bid', seat: 1, card: PLANE, coins: 27 },
      says: (names) => [...theFirstPlane(names), '27'],
    },
  ],
  outbid: [
    { news: { kind: 'outbid', seat: 1, card: PLANE, forced: false }, says: theFirstPlane },
    { news: { kind: 'outbid', seat: 1, card: PLANE, forced: true }, says: theFirstPlane },
  ],
  sold: [{ news: { kind: 'sold', seat: 1, card: PLANE, coins: 27 }, says: (names) => [...theFirstPlane(names), '27'] }],
  unsold: [{ news: { kind: 'unsold', card: card('athens') }, says: (names) => [names.city('athens')] }],
  marketOpened: [{ news: { kind: 'marketOpened' }, says: () => [] }],
  rented: [
    { news: { kind: 'rented', seat: 1, card: card('tokyo/b'), coins: 12 }, says: () => ['Ben', 'Tokyo', '12'] },
    { news: { kind: 'rented', seat: 1, card: card('cairo'), coins: 12 }, says: () => ['Ben', '12'] },
  ],
  boughtElectric: [
    {
      news: { kind: 'boughtElectric', seat: 1, card: card('electric-2'), coins: 34 },
      says: (names) => ['Ben', names.aCard(card('electric-2')), '34'],
    },
  ],
  boughtTruck: [{ news: { kind: 'boughtTruck', seat: 1, capacity: 3, coins: 15 }, says: () => ['Ben', '3', '15'] }],
  soldCard: [
    { news: { kind: 'soldCard', seat: 1, card: PLANE, coins: 12 }, says: (names) => [...theFirstPlane(names), '12'] },
  ],
  soldTruck: [{ news: { kind: 'soldTruck', seat: 1, capacity: 3, coins: 7 }, says: () => ['Ben', '3', '7'] }],
  passedMarket: [{ news: { kind: 'passedMarket', seat: 1 }, says: () => ['Ben'] }],
  offered: [{ news: { kind: 'offered', ...traded }, says: saysTrade }],
  countered: [{ news: { kind: 'countered', ...traded }, says: saysTrade }],
  withdrawn: [{ news: { kind: 'withdrawn', from: 0, to: 1 }, says: () => ['Anna', 'Ben'] }],
  declined: [{ news: { kind: 'declined', from: 0, to: 1 }, says: () => ['Anna', 'Ben'] }],
  lapsed: [{ news: { kind: 'lapsed', from: 0, to: 1 }, says: () => ['Anna', 'Ben'] }],
  traded: [{ news: { kind: 'traded', ...traded }, says: saysTrade }],
  flew: [
    { news: { kind: 'flew', seat: 1, plan: [], flown: [], revenue: 0, coins: 40 }, says: () => ['Ben', '40'] },
    {
      news: { kind: 'flew', seat: 1, plan: PLAN, flown: [], revenue: 15, coins: 41 },
      says: (names) => ['Ben', `${names.city('london')}–${names.city('paris')}–?`, '15', '41'],
    },
  ],
  penalty: [{ news: { kind: 'penalty', seat: 1, card: card('tokyo'), coins: 12 }, says: () => ['Ben', 'Tokyo', '12'] }],
  taxed: [
    { news: { kind: 'taxed', coins: [5, -10, 0] }, says: () => ['Anna', '5', 'Ben', '10'] },
    { news: { kind: 'taxed', coins: [0, 0, 0] }, says: () => [] },
  ],
  saboteurs: [
    { news: { kind: 'saboteurs', seats: [] }, says: () => [] },
    { news: { kind: 'saboteurs', seats: [1, 2] }, says: () => ['Ben', 'Chloé'] },
  ],
  tookCoins: [{ news: { kind: 'tookCoins', seat: 1, coins: 10 }, says: () => ['Ben', '10'] }],
  drewSabotage: [
    { news: { kind: 'drewSabotage', seat: 1, sabotage: null }, says: () => ['Ben'] },
    { news: { kind: 'drewSabotage', seat: 1, sabotage: 'fine' }, says: (names) => ['Ben', names.sabotage('fine')] },
  ],
  buried: [
    { news: { kind: 'buried', seat: 1, sabotage: null }, says: () => ['Ben'] },
    { news: { kind: 'buried', seat: 1, sabotage: 'fine' }, says: (names) => ['Ben', names.sabotage('fine')] },
  ],
  sabotaged: [
    {
      news: { kind: 'sabotaged', seat: 0, victim: 1, sabotage: 'fine', on: null },
      says: (names) => ['Anna', 'Ben', names.sabotage('fine')],
    },
    {
      news: { kind: 'sabotaged', seat: 0, victim: 1, sabotage: 'engine-failure', on: PLANE },
      says: (names) => ['Anna', ...theFirstPlane(names), names.sabotage('engine-failure')],
    },
  ],
  deflected: [
    {
      news: { kind: 'deflected', seat: 1, sabotage: 'fine', coins: 3 },
      says: (names) => ['Ben', names.sabotage('fine'), '3'],
    },
  ],
  struck: [
    {
      news: { kind: 'struck', seat: 0, victim: 1, sabotage: 'fine', paid: 8, gained: 0, truck: 0 },
      says: (names) => ['Ben', names.sabotage('fine'), '8'],
    },
    {
      news: { kind: 'struck', seat: 0, victim: 1, sabotage: 'poached-crew', paid: 6, gained: 4, truck: 0 },
      says: () => ['Ben', '6', 'Anna', '4'],
    },
    {
      news: { kind: 'struck', seat: 0, victim: 1, sabotage: 'fuel-leak', paid: 0, gained: 0, truck: 4 },
      says: () => ['Ben', '4', '3'],
    },
  ],
  lifted: [
    {
      news: { kind: 'lifted', seat: 1, sabotage: 'engine-failure', card: PLANE, coins: 8 },
      says: (names) => [...theFirstPlane(names), names.sabotage('engine-failure'), '8'],
    },
  ],
  wornOff: [
    {
      news: { kind: 'wornOff', seat: 1, sabotage: 'slot-refused' },
      says: (names) => ['Ben', names.sabotage('slot-refused')],
    },
  ],
  claimed: [
    {
      news: { kind: 'claimed', seat: 1, identity: 'hub-owner', coins: 12 },
      says: (names) => ['Ben', names.identity('hub-owner'), '12'],
    },
  ],
  ordered: [
    { news: { kind: 'ordered', seat: 1, claim: true }, says: () => [] },
    { news: { kind: 'ordered', seat: 1, claim: false }, says: () => [] },
  ],
  abilityPaid: [
    {
      news: { kind: 'abilityPaid', seat: 1, player: 'long-haul-pilot', coins: 4 },
      says: (names) => ['Ben', names.player('long-haul-pilot'), '4'],
    },
  ],
  nextStage: [{ news: { kind: 'nextStage', stage: 2 }, says: () => ['2'] }],
  ended: [
    {
      news: {
        kind: 'ended',
        rule: 'CF-4.9',
        ranks: [3, 1, 1],
        scores: [40, 61, 61],
        standings: [
          [40, 40, 2, 9],
          [61, 50, 3, 12],
          [61, 50, 3, 12],
        ],
        identities: ['globetrotter', 'connector', 'first-class'],
      },
      says: (names) => ['CF-4.9', 'Ben', '61', 'Anna', '40', names.identity('globetrotter')],
    },
  ],
};
