/** At least one of every refusal, with the facts a sentence must give. */

import type { RefusalCode } from '@tarmac/connecting-flights/rules';
import { card } from '@tarmac/flights/support';
import type { Fact } from '@tarmac/kit';
import type { Says } from './samples.ts';

interface Refused {
  readonly facts: Readonly<Record<string, Fact>>;
  readonly says: Says;
}

const PLANE = card('plane-3');
const none: readonly Refused[] = [{ facts: {}, says: () => [] }];
const tokyo: readonly Refused[] = [{ facts: { city: 'tokyo' }, says: () => ['Tokyo'] }];
const plane: readonly Refused[] = [{ facts: { card: PLANE }, says: (names) => [names.theCard(PLANE).slice(1)] }];
const capacity: readonly Refused[] = [{ facts: { capacity: 3 }, says: () => ['3'] }];
const europe: Says = (names) => [names.continent('europe')];

export const REFUSED: Readonly<Record<RefusalCode, readonly Refused[]>> = {
  gameOver: none,
  notYourTurn: none,
  notNow: [
    { facts: { due: 'plans' }, says: () => [] },
    { facts: { due: 'answer' }, says: () => [] },
  ],
  noSuchCity: [{ facts: { city: 'atlantis' }, says: () => ['atlantis'] }],
  continentOut: [{ facts: { continent: 'europe' }, says: europe }],
  playerNotDealt: [{ facts: { player: 'broker' }, says: (names) => [names.player('broker')] }],
  continentTaken: [{ facts: { continent: 'europe', seat: 1 }, says: (names) => [...europe(names), 'Ben'] }],
  outsideStart: [{ facts: { city: 'tokyo', continent: 'europe' }, says: (names) => [...europe(names), 'Tokyo'] }],
  overBudget: [{ facts: { cost: 105, budget: 100 }, says: () => ['105', '100'] }],
  noSuchPassenger: [{ facts: { continent: 'europe', stars: 3 }, says: (names) => [...europe(names), '3'] }],
  incomplete: none,
  planeTooSmall: [{ facts: { plane: 1, passenger: 2 }, says: () => ['1', '2'] }],
  airportTooSmall: [{ facts: { city: 'tokyo', stars: 1, passenger: 2 }, says: () => ['Tokyo', '1', '2'] }],
  wrongContinent: [{ facts: { city: 'tokyo', continent: 'europe' }, says: (names) => [...europe(names), 'Tokyo'] }],
  tooLittleFuel: [
    { facts: { needed: 3, truck: 1 }, says: () => ['3', '1'] },
    { facts: { needed: 3, truck: 0 }, says: () => ['3'] },
  ],
  fromRights: tokyo,
  sameCity: tokyo,
  wrongKind: plane,
  usedTwice: plane,
  truckUsedTwice: capacity,
  grounded: [
    {
      facts: { card: PLANE, sabotage: 'engine-failure' },
      says: (names) => [names.theCard(PLANE), names.sabotage('engine-failure')],
    },
  ],
  slotForbids: [
    { facts: { kind: 'plane' }, says: () => [] },
    { facts: { kind: 'airport' }, says: () => [] },
  ],
  deckEmpty: [
    { facts: { kind: 'plane' }, says: () => [] },
    { facts: { kind: 'passenger' }, says: () => [] },
  ],
  notInSupply: tokyo,
  bidTooLow: [{ facts: { least: 31 }, says: () => ['31'] }],
  notEnoughCoins: [{ facts: { cost: 30, coins: 12 }, says: () => ['30', '12'] }],
  rightsLimit: [
    { facts: { limit: 1 }, says: () => [] },
    { facts: { limit: 2 }, says: () => ['2'] },
  ],
  rightsClosed: none,
  rightsNotNeeded: tokyo,
  noElectricLeft: [{ facts: { stars: 2 }, says: () => ['2'] }],
  noTruckLeft: capacity,
  cannotSell: none,
  notYours: [
    { facts: { card: PLANE, rule: 'CF-2.10' }, says: (names) => [names.theCard(PLANE)] },
    { facts: { card: PLANE, rule: 'CF-4.10' }, says: (names) => [names.theCard(PLANE)] },
  ],
  truckNotYours: capacity,
  notSaleable: plane,
  noTrading: none,
  offerLimit: [{ facts: { limit: 3 }, says: () => ['3'] }],
  offerOpen: none,
  noOfferFrom: [{ facts: { seat: 1 }, says: () => ['Ben'] }],
  noOfferMade: none,
  offerToSelf: none,
  oneSided: none,
  promised: plane,
  notTheirs: [{ facts: { seat: 1, card: PLANE }, says: (names) => ['Ben', names.theCard(PLANE)] }],
  truckNotTheirs: [{ facts: { seat: 1, capacity: 3 }, says: () => ['Ben', '3'] }],
  theyCannotPay: [{ facts: { seat: 1, coins: 30 }, says: () => ['Ben', '30'] }],
  onLoan: plane,
  notAnAirport: plane,
  sabotagedLoan: plane,
  noSabotageLeft: none,
  badVictim: [{ facts: { victim: 1 }, says: () => ['Ben'] }],
  badTarget: plane,
  notSabotaged: [{ facts: { sabotage: 'fine' }, says: (names) => [names.sabotage('fine')] }],
  planHandedIn: none,
  alreadyClaimed: none,
  sameOrder: [
    { facts: { claim: true }, says: () => [] },
    { facts: { claim: false }, says: () => [] },
  ],
};
