/** At least one of every refusal, with the facts a sentence must give. */

import type { RefusalCode } from '@tarmac/connecting-flights-cooperative/rules';
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
  notNow: [
    { facts: { due: 'market' }, says: () => [] },
    { facts: { due: 'consent' }, says: () => [] },
  ],
  noSuchCity: [{ facts: { city: 'atlantis' }, says: () => ['atlantis'] }],
  noSuchHand: [{ facts: { hand: 2 }, says: () => ['3'] }],
  otherHandNext: [{ facts: { hand: 1 }, says: () => ['Ben'] }],
  otherContinentNext: [{ facts: { city: 'tokyo', continent: 'europe' }, says: (names) => [...europe(names), 'Tokyo'] }],
  continentClosed: [{ facts: { continent: 'europe', until: 4 }, says: (names) => [...europe(names), '4'] }],
  onlyOneStar: [{ facts: {}, says: () => ['1'] }],
  noPassengerLeft: [{ facts: { continent: 'europe', stars: 2 }, says: (names) => [...europe(names), '2'] }],
  noPlaneLeft: [{ facts: { stars: 1 }, says: () => ['1'] }],
  notOnDisplay: plane,
  notInSupply: tokyo,
  notEnoughCoins: [{ facts: { cost: 30, coins: 12 }, says: () => ['30', '12'] }],
  noElectricLeft: [{ facts: { stars: 2 }, says: () => ['2'] }],
  noTruckLeft: capacity,
  notInScenario: [
    { facts: { kind: 'electric' }, says: () => [] },
    { facts: { kind: 'truck', capacity: 4 }, says: () => [] },
  ],
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
  notOfThisHand: plane,
  usedTwice: plane,
  truckUsedTwice: capacity,
  beforeFlown: plane,
  nobodyAboard: none,
  tooManyAboard: [{ facts: { pawns: 3, stars: 2 }, says: () => ['3', '2'] }],
  noSuchPawn: [{ facts: { city: 'tokyo', pawn: 'europe' }, says: (names) => [...europe(names), 'Tokyo'] }],
  notOneContinent: [{ facts: { from: 'tokyo', to: 'lima' }, says: (names) => ['Tokyo', names.city('lima')] }],
  noCharterLeft: none,
  noMoreProposals: none,
  notAsked: none,
  notProposer: none,
};
