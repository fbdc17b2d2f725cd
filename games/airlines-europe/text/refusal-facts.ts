/** Which facts each refusal carries, and how they are read out of one without trusting it. */

import type { Airline, Frame, RefusalCode, Share } from '@tarmac/airlines-europe/rules';
import { isNumber, isText, type RefusalReader, refusalReader } from '@tarmac/kit/words';
import { SHARE_NAMES } from './share-names.ts';

interface Facts {
  airline: Airline;
  share: Share;
  route: string;
  /** Counted from 0, as in an action. */
  licence: number;
  cheapest: number;
  cost: number;
  cash: number;
  count: number;
  held: number;
  supply: number;
  give: number;
  from: 'portfolio' | 'hand';
  due: Frame['kind'];
}

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
} as const satisfies Readonly<Record<RefusalCode, readonly (keyof Facts)[]>>;

export type RefusalFacts<C extends RefusalCode> = Readonly<Pick<Facts, (typeof FACTS_OF)[C][number]>>;

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

const isShare = (fact: unknown): boolean => typeof fact === 'string' && Object.hasOwn(SHARE_NAMES, fact);

const IS: Readonly<Record<keyof Facts, (fact: unknown) => boolean>> = {
  airline: (fact) => isShare(fact) && fact !== 'abacus',
  share: isShare,
  route: isText,
  licence: isNumber,
  cheapest: isNumber,
  cost: isNumber,
  cash: isNumber,
  count: isNumber,
  held: isNumber,
  supply: isNumber,
  give: isNumber,
  from: (fact) => fact === 'portfolio' || fact === 'hand',
  due: (fact) => typeof fact === 'string' && Object.hasOwn(DUE, fact),
};

export const factsOf: RefusalReader = refusalReader('Airlines Europe', FACTS_OF, IS);
