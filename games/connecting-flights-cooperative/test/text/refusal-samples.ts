/** At least one of every refusal, with the facts a sentence must give. */

import type { RefusalCode } from '@tarmac/connecting-flights-cooperative/rules';
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
  notNow: [[{ due: 'market' }], [{ due: 'consent' }]],
  noSuchCity: [[{ city: 'atlantis' }, ['atlantis']]],
  noSuchHand: [[{ hand: 2 }, ['3']]],
  otherHandNext: [[{ hand: 1 }, ['Ben']]],
  otherContinentNext: [[{ city: 'tokyo', continent: 'europe' }, (names) => [...europe(names), 'Tokyo']]],
  continentClosed: [[{ continent: 'europe', until: 4 }, (names) => [...europe(names), '4']]],
  onlyOneStar: [[{}, ['1']]],
  noPassengerLeft: [[{ continent: 'europe', stars: 2 }, (names) => [...europe(names), '2']]],
  noPlaneLeft: [[{ stars: 1 }, ['1']]],
  notOnDisplay: plane,
  notInSupply: tokyo,
  notEnoughCoins: [[{ cost: 30, coins: 12 }, ['30', '12']]],
  noElectricLeft: [[{ stars: 2 }, ['2']]],
  noTruckLeft: capacity,
  notInScenario: [[{ kind: 'electric' }], [{ kind: 'truck', capacity: 4 }]],
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
  notOfThisHand: plane,
  usedTwice: plane,
  truckUsedTwice: capacity,
  beforeFlown: plane,
  nobodyAboard: none,
  tooManyAboard: [[{ pawns: 3, stars: 2 }, ['3', '2']]],
  noSuchPawn: [[{ city: 'tokyo', pawn: 'europe' }, (names) => [...europe(names), 'Tokyo']]],
  notOneContinent: [[{ from: 'tokyo', to: 'lima' }, (names) => ['Tokyo', names.city('lima')]]],
  noCharterLeft: none,
  noMoreProposals: none,
  notAsked: none,
  notProposer: none,
};
