/** The facts of each refusal, and their safe parsing. */

import type { Airline, Frame, RefusalCode, Share } from '@tarmac/airlines-europe/rules';
import { type FactsOf, isNumber, isOneOf, isText, type RefusalReader, refusalReader } from '@tarmac/kit/words';
import { SHARE_NAMES } from './share-names.ts';

const isShare = (fact: unknown): fact is Share => isText(fact) && Object.hasOwn(SHARE_NAMES, fact);

const DUE: Readonly<Record<Frame['kind'], true>> = {
  opening: true,
  turn: true,
  second: true,
  share: true,
  exchange: true,
  market: true,
  ban: true,
  over: true,
};

const IS = {
  airline: (fact: unknown): fact is Airline => isShare(fact) && fact !== 'abacus',
  share: isShare,
  route: isText,
  /** Counted from 0, as in an action. */
  licence: isNumber,
  cheapest: isNumber,
  cost: isNumber,
  cash: isNumber,
  count: isNumber,
  held: isNumber,
  supply: isNumber,
  give: isNumber,
  from: isOneOf('portfolio', 'hand'),
  due: (fact: unknown): fact is Frame['kind'] => isText(fact) && Object.hasOwn(DUE, fact),
};

const FACTS_OF = {
  gameOver: [],
  notYourTurn: [],
  notNow: ['due'],
  sameAirline: ['airline'],
  openingNotInHand: ['airline'],
  airlineNotInPlay: ['airline'],
  noSuchRoute: ['route'],
  noSuchLicence: ['route', 'licence'],
  noAirplaneLeft: ['airline'],
  alreadyOnRoute: ['airline', 'route'],
  routeFull: ['route'],
  notCheapest: ['route', 'licence', 'cheapest', 'cost'],
  notConnected: ['airline', 'route'],
  tooDear: ['cost', 'cash'],
  notInMarket: ['airline'],
  notInHand: ['share', 'count', 'held'],
  twoOfOneAirline: ['share'],
  noAbacusLeft: ['supply'],
  tooFewShares: ['give', 'held'],
  notHeld: ['share', 'from'],
  outOfOrder: ['share', 'from'],
  licenceNotFree: ['route', 'licence'],
  lastFreeLicence: ['route'],
} as const satisfies Readonly<Record<RefusalCode, readonly (keyof typeof IS)[]>>;

export type RefusalFacts<C extends RefusalCode> = Pick<FactsOf<typeof IS>, (typeof FACTS_OF)[C][number]>;

export const factsOf: RefusalReader = refusalReader('Airlines Europe', FACTS_OF, IS);
