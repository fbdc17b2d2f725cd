/** Every way an action can be refused, with the rule it would break. */

import { refuserOf } from '@tarmac/kit';

export const REFUSALS = {
  /** The game is over, by the one rule or the other. */
  gameOver: ['AE-8.7', 'AE-4.11'],
  /** Somebody else is to act: in a turn, in the opening, in a scoring, in a ban phase. */
  notYourTurn: ['AE-3.1', 'AE-2.8', 'AE-8.2', 'AE-10.2'],
  /** It is the seat's turn, but another kind of decision is due. Fact: `due`. */
  notNow: ['AE-3.1', 'AE-2.8', 'AE-8.2', 'AE-10.2'],

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
  notInMarket: ['AE-4.8', 'AE-8.2'],

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

export const refuse = refuserOf(REFUSALS);
