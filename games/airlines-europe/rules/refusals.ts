/** All refusals, with their rules. text/refusal-facts.ts has the facts of each. */

import { refuserOf } from '@tarmac/kit';

export const REFUSALS = {
  /** The game is over, by the one rule or the other. */
  gameOver: ['AE-8.7', 'AE-4.11'],
  /** Another seat is to act: in a turn, in the opening, in a scoring, in a ban phase. */
  notYourTurn: ['AE-3.1', 'AE-2.8', 'AE-8.2', 'AE-10.2'],
  /** It is the seat's turn, but another kind of decision is due. */
  notNow: ['AE-3.1', 'AE-2.8', 'AE-8.2', 'AE-10.2'],

  sameAirline: 'AE-2.8',
  openingNotInHand: 'AE-2.8',

  airlineNotInPlay: 'AE-2.1',
  noSuchRoute: 'AE-1.4',
  noSuchLicence: 'AE-1.4',
  noAirplaneLeft: 'AE-4.6',
  alreadyOnRoute: 'AE-4.4',
  routeFull: 'AE-4.5',
  /** Facts: `route`, `licence`, the cheapest free one's `cheapest` and `cost`. */
  notCheapest: 'AE-4.3',
  notConnected: 'AE-4.2',
  tooDear: 'AE-4.1',

  notInMarket: ['AE-4.8', 'AE-8.2'],

  notInHand: 'AE-5.1',
  twoOfOneAirline: 'AE-5.1',

  noAbacusLeft: 'AE-6.3',
  tooFewShares: 'AE-6.1',
  notHeld: 'AE-6.1',
  /** This share would come out of order, or leave too few after it. */
  outOfOrder: 'AE-6.1',

  licenceNotFree: 'AE-10.3',
  lastFreeLicence: 'AE-10.4',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export const refuse = refuserOf(REFUSALS);
