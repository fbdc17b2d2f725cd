/** Which facts each refusal carries, and how they are read out of one without trusting it. */

import type { Airline, Frame, RefusalCode, Style } from '@tarmac/airlines/rules';
import { isNumber, isText, type RefusalReader, refusalReader } from '@tarmac/kit/words';
import { AIRLINE_ORDER, STYLE_ORDER } from './orders.ts';

interface Facts {
  airline: Airline;
  style: Style;
  route: string;
  /** Counted from 0, as in an action. */
  circle: number;
  number: number;
  flight: string;
  value: number;
  count: number;
  held: number;
  due: Frame['kind'];
  /** Where a code stands for several rules and each wants a sentence of its own. */
  rule: string;
}

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
} as const satisfies Readonly<Record<RefusalCode, readonly (keyof Facts)[]>>;

export type RefusalFacts<C extends RefusalCode> = Readonly<Pick<Facts, (typeof FACTS_OF)[C][number]>>;

const DUE: Readonly<Record<Frame['kind'], true>> = {
  turn: true,
  flight: true,
  stock: true,
  sabotage: true,
  over: true,
};

const IS: Readonly<Record<keyof Facts, (fact: unknown) => boolean>> = {
  airline: (fact) => AIRLINE_ORDER.some((airline) => airline === fact),
  style: (fact) => STYLE_ORDER.some((style) => style === fact),
  route: isText,
  circle: isNumber,
  number: isNumber,
  flight: isText,
  value: isNumber,
  count: isNumber,
  held: isNumber,
  due: (fact) => typeof fact === 'string' && Object.hasOwn(DUE, fact),
  rule: isText,
};

export const factsOf: RefusalReader = refusalReader('Airlines', FACTS_OF, IS);
