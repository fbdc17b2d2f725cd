/** Which facts each refusal carries, and how they are read out of one without trusting it. */

import type { RefusalCode } from '@tarmac/connecting-flights-cooperative/rules';
import type { Continent } from '@tarmac/flights/rules';
import { isContinent } from '@tarmac/flights/text';
import { isNumber, isText, type RefusalReader, refusalReader } from '@tarmac/kit/words';
import { type FrameKind, isFrameKind } from './dues.ts';

interface Facts {
  due: FrameKind;
  city: string;
  from: string;
  to: string;
  hand: number;
  continent: Continent;
  /** The colour of a pawn. */
  pawn: Continent;
  /** The last round of something. */
  until: number;
  card: number;
  stars: number;
  /** Stars of a plane and of a passenger. */
  plane: number;
  passenger: number;
  pawns: number;
  capacity: number;
  needed: number;
  /** The capacity of the truck there is; 0 without one. */
  truck: number;
  cost: number;
  coins: number;
  kind: 'electric' | 'truck';
}

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
} as const satisfies Readonly<Record<RefusalCode, readonly (keyof Facts)[]>>;

export type RefusalFacts<C extends RefusalCode> = Readonly<Pick<Facts, (typeof FACTS_OF)[C][number]>>;

const IS: Readonly<Record<keyof Facts, (fact: unknown) => boolean>> = {
  due: isFrameKind,
  city: isText,
  from: isText,
  to: isText,
  hand: isNumber,
  continent: isContinent,
  pawn: isContinent,
  until: isNumber,
  card: isNumber,
  stars: isNumber,
  plane: isNumber,
  passenger: isNumber,
  pawns: isNumber,
  capacity: isNumber,
  needed: isNumber,
  truck: isNumber,
  cost: isNumber,
  coins: isNumber,
  kind: (fact) => fact === 'electric' || fact === 'truck',
};

export const factsOf: RefusalReader = refusalReader('the cooperative game', FACTS_OF, IS);
