/** Which facts each refusal carries, and how they are read out of one without trusting it. */

import type { RefusalCode } from '@tarmac/connecting-flights-cooperative/rules';
import { CONTINENT_ORDER } from '@tarmac/flights/text';
import { type FactsOf, isNumber, isOneOf, isText, type RefusalReader, refusalReader } from '@tarmac/kit/words';
import { isFrameKind } from './dues.ts';

const isContinent = isOneOf(...CONTINENT_ORDER);

const IS = {
  due: isFrameKind,
  city: isText,
  from: isText,
  to: isText,
  hand: isNumber,
  continent: isContinent,
  /** The colour of a pawn. */
  pawn: isContinent,
  /** The last round of something. */
  until: isNumber,
  card: isNumber,
  stars: isNumber,
  /** Stars of a plane and of a passenger. */
  plane: isNumber,
  passenger: isNumber,
  pawns: isNumber,
  capacity: isNumber,
  needed: isNumber,
  /** The capacity of the truck there is; 0 without one. */
  truck: isNumber,
  cost: isNumber,
  coins: isNumber,
  kind: isOneOf('electric', 'truck'),
};

const FACTS_OF = {
  gameOver: [],
  notNow: ['due'],
  noSuchCity: ['city'],
  noSuchHand: ['hand'],
  otherHandNext: ['hand'],
  otherContinentNext: ['city', 'continent'],
  continentClosed: ['continent', 'until'],
  onlyOneStar: [],
  noPassengerLeft: ['continent', 'stars'],
  noPlaneLeft: ['stars'],
  notOnDisplay: ['card'],
  notInSupply: ['city'],
  notEnoughCoins: ['cost', 'coins'],
  noElectricLeft: ['stars'],
  noTruckLeft: ['capacity'],
  notInScenario: ['kind'],
  planeTooSmall: ['plane', 'passenger'],
  airportTooSmall: ['city', 'stars', 'passenger'],
  wrongContinent: ['city', 'continent'],
  tooLittleFuel: ['needed', 'truck'],
  fromRights: ['city'],
  sameCity: ['city'],
  wrongKind: ['card'],
  notOfThisHand: ['card'],
  usedTwice: ['card'],
  truckUsedTwice: ['capacity'],
  beforeFlown: ['card'],
  nobodyAboard: [],
  tooManyAboard: ['pawns', 'stars'],
  noSuchPawn: ['city', 'pawn'],
  notOneContinent: ['from', 'to'],
  noCharterLeft: [],
  noMoreProposals: [],
  notAsked: [],
  notProposer: [],
} as const satisfies Readonly<Record<RefusalCode, readonly (keyof typeof IS)[]>>;

export type RefusalFacts<C extends RefusalCode> = Pick<FactsOf<typeof IS>, (typeof FACTS_OF)[C][number]>;

export const factsOf: RefusalReader = refusalReader('the cooperative game', FACTS_OF, IS);
