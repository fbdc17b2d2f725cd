/** At least one of every kind of news, with what its line must say. */

import { card } from '@tarmac/flights/support';
import { GIVE, PLAN, type Samples, type Says, TAKE } from './samples.ts';

const PLANE = card('plane-3');
const theFirstPlane: Says = (names) => ['Ben', names.theCard(PLANE)];
const traded = { from: 0, to: 1, give: GIVE, take: TAKE };
const saysTrade: Says = (names) => ['Anna', 'Ben', names.city('cairo'), '5', names.card(card('london/b'))];

export const NEWS: Samples['news'] = {
  began: [
    [{ continentsOut: [] }],
    [{ continentsOut: ['asia', 'oceania'] }, (names) => [names.continent('asia'), names.continent('oceania')]],
  ],
  playersShown: [
    [
      { players: ['broker', 'trader', 'estate-agent'] },
      (names) => ['Anna', names.player('broker'), 'Ben', names.player('trader'), 'Chloé'],
    ],
  ],
  startChosen: [[{ seat: 1, continent: 'europe' }, (names) => ['Ben', names.continent('europe')]]],
  firstFlights: [
    [
      {
        flights: [
          { from: 'london', to: 'paris', plane: 3, passenger: 2 },
          { from: 'cairo', to: 'dakar', plane: 1, passenger: 1 },
        ],
        coins: [12, 1],
      },
      (names) => ['Anna', names.city('london'), '12', 'Ben', names.city('cairo'), names.city('dakar'), '1'],
    ],
  ],
  roundBegan: [[{ round: 4, firstSeat: 2 }, ['4', 'Chloé']]],
  event: [[{ event: 'fare-war' }, (names) => [names.event('fare-war')]]],
  eventCoins: [
    [{ event: 'start-up-grant', coins: [0, 10, 0] }, (names) => [names.event('start-up-grant'), 'Ben', '10']],
    [{ event: 'registration', coins: [-5, -1, 0] }, ['Anna', '5', 'Ben', '1']],
    [{ event: 'carbon-levy', coins: [0, 0, 0] }, (names) => [names.event('carbon-levy')]],
  ],
  named: [[{ seat: 0, continent: 'africa' }, (names) => ['Anna', names.continent('africa')]]],
  added: [
    [{ seat: null, card: PLANE }, (names) => [names.aCard(PLANE)]],
    [{ seat: 1, card: PLANE }, (names) => ['Ben', names.aCard(PLANE)]],
  ],
  slotEmpty: [[{ seat: null, kinds: ['plane'] }], [{ seat: 1, kinds: ['plane', 'passenger'] }, ['Ben']]],
  called: [[{ card: PLANE, price: 25 }, (names) => [names.card(PLANE), '25']]],
  bid: [[{ seat: 1, card: PLANE, coins: 27 }, (names) => [...theFirstPlane(names), '27']]],
  outbid: [
    [{ seat: 1, card: PLANE, forced: false }, theFirstPlane],
    [{ seat: 1, card: PLANE, forced: true }, theFirstPlane],
  ],
  sold: [[{ seat: 1, card: PLANE, coins: 27 }, (names) => [...theFirstPlane(names), '27']]],
  unsold: [[{ card: card('athens') }, (names) => [names.city('athens')]]],
  marketOpened: [[{}]],
  rented: [
    [{ seat: 1, card: card('tokyo/b'), coins: 12 }, ['Ben', 'Tokyo', '12']],
    [{ seat: 1, card: card('cairo'), coins: 12 }, ['Ben', '12']],
  ],
  boughtElectric: [
    [{ seat: 1, card: card('electric-2'), coins: 34 }, (names) => ['Ben', names.aCard(card('electric-2')), '34']],
  ],
  boughtTruck: [[{ seat: 1, capacity: 3, coins: 15 }, ['Ben', '3', '15']]],
  soldCard: [[{ seat: 1, card: PLANE, coins: 12 }, (names) => [...theFirstPlane(names), '12']]],
  soldTruck: [[{ seat: 1, capacity: 3, coins: 7 }, ['Ben', '3', '7']]],
  passedMarket: [[{ seat: 1 }, ['Ben']]],
  offered: [[traded, saysTrade]],
  countered: [
    [traded, saysTrade],
    [{ ...traded, reason: { code: 'tooDear', card: null } }, saysTrade],
  ],
  withdrawn: [[{ from: 0, to: 1 }, ['Anna', 'Ben']]],
  declined: [
    [{ from: 0, to: 1 }, ['Anna', 'Ben']],
    [{ from: 0, to: 1, reason: { code: 'neededFor', card: card('tokyo') } }, ['Anna', 'Ben', 'Tokyo']],
    [{ from: 0, to: 1, reason: { code: 'noUse', card: PLANE } }, theFirstPlane],
    [{ from: 0, to: 1, reason: { code: 'worthMore', card: PLANE } }, theFirstPlane],
    [{ from: 0, to: 1, reason: { code: 'helpsYou', card: null } }, ['Anna', 'Ben']],
  ],
  lapsed: [[{ from: 0, to: 1 }, ['Anna', 'Ben']]],
  traded: [[traded, saysTrade]],
  flew: [
    [{ seat: 1, plan: [], flown: [], revenue: 0, coins: 40 }, ['Ben', '40']],
    [
      { seat: 1, plan: PLAN, flown: [], revenue: 15, coins: 41 },
      (names) => ['Ben', `${names.city('london')}–${names.city('paris')}–?`, '15', '41'],
    ],
  ],
  penalty: [[{ seat: 1, card: card('tokyo'), coins: 12 }, ['Ben', 'Tokyo', '12']]],
  taxed: [[{ coins: [5, -10, 0] }, ['Anna', '5', 'Ben', '10']], [{ coins: [0, 0, 0] }]],
  saboteurs: [[{ seats: [] }], [{ seats: [1, 2] }, ['Ben', 'Chloé']]],
  tookCoins: [[{ seat: 1, coins: 10 }, ['Ben', '10']]],
  drewSabotage: [
    [{ seat: 1, sabotage: null }, ['Ben']],
    [{ seat: 1, sabotage: 'fine' }, (names) => ['Ben', names.sabotage('fine')]],
  ],
  buried: [
    [{ seat: 1, sabotage: null }, ['Ben']],
    [{ seat: 1, sabotage: 'fine' }, (names) => ['Ben', names.sabotage('fine')]],
  ],
  sabotaged: [
    [{ seat: 0, victim: 1, sabotage: 'fine', on: null }, (names) => ['Anna', 'Ben', names.sabotage('fine')]],
    [
      { seat: 0, victim: 1, sabotage: 'engine-failure', on: PLANE },
      (names) => ['Anna', ...theFirstPlane(names), names.sabotage('engine-failure')],
    ],
  ],
  deflected: [[{ seat: 1, sabotage: 'fine', coins: 3 }, (names) => ['Ben', names.sabotage('fine'), '3']]],
  struck: [
    [
      { seat: 0, victim: 1, sabotage: 'fine', paid: 8, gained: 0, truck: 0 },
      (names) => ['Ben', names.sabotage('fine'), '8'],
    ],
    [{ seat: 0, victim: 1, sabotage: 'poached-crew', paid: 6, gained: 4, truck: 0 }, ['Ben', '6', 'Anna', '4']],
    [{ seat: 0, victim: 1, sabotage: 'fuel-leak', paid: 0, gained: 0, truck: 4 }, ['Ben', '4', '3']],
  ],
  lifted: [
    [
      { seat: 1, sabotage: 'engine-failure', card: PLANE, coins: 8 },
      (names) => [...theFirstPlane(names), names.sabotage('engine-failure'), '8'],
    ],
  ],
  wornOff: [[{ seat: 1, sabotage: 'slot-refused' }, (names) => ['Ben', names.sabotage('slot-refused')]]],
  claimed: [[{ seat: 1, identity: 'hub-owner', coins: 12 }, (names) => ['Ben', names.identity('hub-owner'), '12']]],
  ordered: [[{ seat: 1, claim: true }], [{ seat: 1, claim: false }]],
  abilityPaid: [
    [{ seat: 1, player: 'long-haul-pilot', coins: 4 }, (names) => ['Ben', names.player('long-haul-pilot'), '4']],
  ],
  nextStage: [[{ stage: 2 }, ['2']]],
  ended: [
    [
      {
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
      (names) => ['CF-4.9', 'Ben', '61', 'Anna', '40', names.identity('globetrotter')],
    ],
  ],
};
