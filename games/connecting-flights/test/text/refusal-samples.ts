/** At least one of every refusal, with the facts a sentence must give. */

import type { RefusalCode } from '@tarmac/connecting-flights/rules';
import { card } from '@tarmac/flights/support';
import type { Samples, Says } from './samples.ts';

type Refused = Samples['refusals'][RefusalCode];

const PLANE = card('plane-3');
const none: Refused = [[{}]];
const tokyo: Refused = [[{ city: 'tokyo' }, ['Tokyo']]];
const plane: Refused = [[{ card: PLANE }, (names) => [names.theCard(PLANE).slice(1)]]];
const capacity: Refused = [[{ capacity: 3 }, ['3']]];
const europe: Says = (names) => [names.continent('europe')];

export const REFUSED: Samples['refusals'] = {
  gameOver: none,
  notYourTurn: none,
  notNow: [[{ due: 'plans' }], [{ due: 'answer' }]],
  noSuchCity: [[{ city: 'atlantis' }, ['atlantis']]],
  continentOut: [[{ continent: 'europe' }, europe]],
  playerNotDealt: [[{ player: 'broker' }, (names) => [names.player('broker')]]],
  continentTaken: [[{ continent: 'europe', seat: 1 }, (names) => [...europe(names), 'Ben']]],
  outsideStart: [[{ city: 'tokyo', continent: 'europe' }, (names) => [...europe(names), 'Tokyo']]],
  overBudget: [[{ cost: 105, budget: 100 }, ['105', '100']]],
  noSuchPassenger: [[{ continent: 'europe', stars: 3 }, (names) => [...europe(names), '3']]],
  incomplete: none,
  planeTooSmall: [[{ plane: 1, passenger: 2 }, ['1', '2']]],
  airportTooSmall: [[{ city: 'tokyo', stars: 1, passenger: 2 }, ['Tokyo', '1', '2']]],
  wrongContinent: [[{ city: 'tokyo', continent: 'europe' }, (names) => [...europe(names), 'Tokyo']]],
  tooLittleFuel: [
    [{ needed: 3, truck: 1 }, ['3', '1']],
    [{ needed: 3, truck: 0 }, ['3']],
  ],
  fromRights: tokyo,
  sameCity: tokyo,
  wrongKind: plane,
  usedTwice: plane,
  truckUsedTwice: capacity,
  grounded: [
    [{ card: PLANE, sabotage: 'engine-failure' }, (names) => [names.theCard(PLANE), names.sabotage('engine-failure')]],
  ],
  slotForbids: [[{ kind: 'plane' }], [{ kind: 'airport' }]],
  deckEmpty: [[{ kind: 'plane' }], [{ kind: 'passenger' }]],
  notInSupply: tokyo,
  bidTooLow: [[{ least: 31 }, ['31']]],
  notEnoughCoins: [[{ cost: 30, coins: 12 }, ['30', '12']]],
  rightsLimit: [[{ limit: 1 }], [{ limit: 2 }, ['2']]],
  rightsClosed: none,
  rightsNotNeeded: tokyo,
  noElectricLeft: [[{ stars: 2 }, ['2']]],
  noTruckLeft: capacity,
  cannotSell: none,
  notYours: [
    [{ card: PLANE, rule: 'CF-2.10' }, (names) => [names.theCard(PLANE)]],
    [{ card: PLANE, rule: 'CF-4.10' }, (names) => [names.theCard(PLANE)]],
  ],
  truckNotYours: capacity,
  notSaleable: plane,
  noTrading: none,
  offerLimit: [[{ limit: 3 }, ['3']]],
  offerOpen: none,
  noOfferFrom: [[{ seat: 1 }, ['Ben']]],
  idleReason: none,
  noOfferMade: none,
  offerToSelf: none,
  oneSided: none,
  promised: plane,
  notTheirs: [[{ seat: 1, card: PLANE }, (names) => ['Ben', names.theCard(PLANE)]]],
  truckNotTheirs: [[{ seat: 1, capacity: 3 }, ['Ben', '3']]],
  theyCannotPay: [[{ seat: 1, coins: 30 }, ['Ben', '30']]],
  onLoan: plane,
  notAnAirport: plane,
  sabotagedLoan: plane,
  noSabotageLeft: none,
  badVictim: [[{ victim: 1 }, ['Ben']]],
  badTarget: plane,
  notSabotaged: [[{ sabotage: 'fine' }, (names) => [names.sabotage('fine')]]],
  planHandedIn: none,
  noPlanYet: none,
  alreadyClaimed: none,
  sameOrder: [[{ claim: true }], [{ claim: false }]],
};
