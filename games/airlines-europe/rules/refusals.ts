/** Every way an action can be refused, with the rule it would break. */

import type { Fact, Refusal } from '@tarmac/kit';

export const REFUSALS = {
  /** The game is over. */
  gameOver: 'AE-8.7',
  /** Somebody else is to act. */
  notYourTurn: 'AE-3.1',
  /** It is the seat's turn, but another kind of decision is due. Fact: `due`. */
  notNow: 'AE-3.1',

  /** Facts: `airline`. */
  sameAirline: 'AE-2.8',
  /** Facts: `airline`. */
  openingNotInHand: 'AE-2.8',

  /** Facts: `airline`. */
  airlineNotInPlay: 'AE-2.1',
  /** Facts: `route`. */
  noSuchRoute: 'AE-1.4',
  /** Facts: `route`, `licence`. */
  noSuchLicence: 'AE-1.4',
  /** Facts: `airline`. */
  noAirplaneLeft: 'AE-4.6',
  /** Facts: `airline`, `route`. */
  alreadyOnRoute: 'AE-4.4',
  /** Facts: `route`. */
  routeFull: 'AE-4.5',
  /** Facts: `route`, `licence`, the cheapest free one's `cheapest` and `cost`. */
  notCheapest: 'AE-4.3',
  /** Facts: `airline`, `route`. */
  notConnected: 'AE-4.2',
  /** Facts: `cost`, `cash`. */
  tooDear: 'AE-4.1',

  /** Facts: `airline`. */
  notInMarket: 'AE-4.8',

  /** Facts: `share`, `count`, `held`. */
  notInHand: 'AE-5.1',
  /** Facts: `share`. */
  twoOfOneAirline: 'AE-5.1',

  /** Fact: `supply`. */
  noAbacusLeft: 'AE-6.3',
  /** Facts: `give`, `held`. */
  tooFewShares: 'AE-6.1',
  /** Facts: `share`, `from`. */
  notHeld: 'AE-6.1',
  /** Giving this one now would come out of order, or leave too few after it. Facts: `share`, `from`. */
  outOfOrder: 'AE-6.1',

  /** Facts: `route`, `licence`. */
  licenceNotFree: 'AE-10.3',
  /** Fact: `route`. */
  lastFreeLicence: 'AE-10.4',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export function refuse(code: RefusalCode, facts: Readonly<Record<string, Fact>> = {}): Refusal {
  return { code, rule: REFUSALS[code], ...facts };
}
