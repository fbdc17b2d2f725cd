/** Which facts each refusal carries, and how they are read out of one without trusting it. */

import type { Frame, RefusalCode } from '@tarmac/airlines/rules';
import { type FactsOf, isNumber, isOneOf, isText, type RefusalReader, refusalReader } from '@tarmac/kit/words';
import { AIRLINE_ORDER, STYLE_ORDER } from './orders.ts';

const DUE: Readonly<Record<Frame['kind'], true>> = {
  turn: true,
  flight: true,
  stock: true,
  sabotage: true,
  over: true,
};

const IS = {
  airline: isOneOf(...AIRLINE_ORDER),
  style: isOneOf(...STYLE_ORDER),
  route: isText,
  /** Counted from 0, as in an action. */
  circle: isNumber,
  number: isNumber,
  flight: isText,
  value: isNumber,
  count: isNumber,
  held: isNumber,
  due: (fact: unknown): fact is Frame['kind'] => isText(fact) && Object.hasOwn(DUE, fact),
  /** Where a code stands for several rules and each wants a sentence of its own. */
  rule: isText,
};

const FACTS_OF = {
  gameOver: [],
  notYourTurn: [],
  notNow: ['due'],
  noSuchRoute: ['route'],
  noSuchFlight: ['flight'],
  noSuchCircle: ['route', 'circle'],
  flightNotInHand: ['flight'],
  wrongStyle: ['flight', 'style'],
  styleNotAllowed: ['airline', 'style'],
  routeFull: ['route'],
  tooLow: ['flight', 'value', 'number'],
  notConnected: ['airline', 'route'],
  noMarkerLeft: ['airline', 'rule'],
  alreadyOnRoute: ['airline', 'route'],
  stillUsable: ['flight'],
  nothingToExchange: [],
  alreadyFounded: ['airline'],
  notFounded: ['airline'],
  airlineInactive: ['airline'],
  notAtHeadquarters: ['airline', 'route'],
  stockNotInHand: ['airline', 'count', 'held'],
  notFaceUp: ['airline'],
  pileEmpty: [],
  notInactive: ['airline'],
  alreadyRemoved: [],
  circleNotFree: ['route', 'circle'],
  numberTooLow: ['route', 'circle', 'number'],
  alreadySabotaged: ['route'],
} as const satisfies Readonly<Record<RefusalCode, readonly (keyof typeof IS)[]>>;

export type RefusalFacts<C extends RefusalCode> = Pick<FactsOf<typeof IS>, (typeof FACTS_OF)[C][number]>;

export const factsOf: RefusalReader = refusalReader('Airlines', FACTS_OF, IS);
