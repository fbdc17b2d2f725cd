/** Which facts each refusal carries, and how they are read out of one without trusting it. */

import type { Airline, Frame, RefusalCode, Style } from '@tarmac/airlines/rules';
import type { Refusal } from '@tarmac/kit';
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

const isNumber = (fact: unknown): boolean => typeof fact === 'number' && Number.isFinite(fact);
const isText = (fact: unknown): boolean => typeof fact === 'string';

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

export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(FACTS_OF, code);
}

/** A refusal without its facts is a bug in the rules: better a loud one than a sentence with holes. */
export function factsOf<C extends RefusalCode>(code: C, refusal: Refusal): RefusalFacts<C> {
  for (const key of FACTS_OF[code]) {
    if (!IS[key](refusal[key])) throw new Error(`Refusal ${code} has no usable fact '${key}': ${refusal[key]}`);
  }
  return refusal as unknown as RefusalFacts<C>;
}
