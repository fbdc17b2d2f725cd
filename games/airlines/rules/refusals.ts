/** All refusals, with their rules. text/refusal-facts.ts has the facts of each. */

import { refuserOf } from '@tarmac/kit';

export const REFUSALS = {
  gameOver: ['AL-9.3', 'AL-9.4', 'AL-9.5'],
  notYourTurn: 'AL-3.1',
  /** It is the seat's turn, but another kind of decision is due. Fact: `due`. AL-3.2: too late in the turn. */
  notNow: ['AL-3.1', 'AL-3.2', 'AL-5.2', 'AL-6.1', 'AL-8.1'],

  noSuchRoute: 'AL-1.5',
  noSuchFlight: 'AL-1.3',
  noSuchCircle: 'AL-1.5',

  flightNotInHand: ['AL-4.1', 'AL-4.6'],
  /** Facts: `flight`, the route's `style`. */
  wrongStyle: 'AL-4.1',
  styleNotAllowed: 'AL-4.1',
  routeFull: 'AL-4.1',
  /** Facts: `flight`, its `value`, the lowest free `number`. */
  tooLow: 'AL-4.1',
  notConnected: 'AL-4.1',
  noMarkerLeft: ['AL-4.1', 'AL-5.1', 'AL-8.1'],
  alreadyOnRoute: 'AL-4.3',

  stillUsable: 'AL-4.6',
  /** AL-4.6 nothing to draw. */
  nothingToExchange: 'AL-4.6',

  alreadyFounded: 'AL-5.1',
  notFounded: ['AL-6.1', 'AL-6.2'],
  airlineInactive: 'AL-7.2',
  notAtHeadquarters: 'AL-5.1',
  stockNotInHand: ['AL-5.1', 'AL-6.2'],

  notFaceUp: ['AL-7.1', 'AL-7.3'],
  pileEmpty: 'AL-7.1',
  notInactive: 'AL-7.3',
  /** One per turn. */
  alreadyRemoved: 'AL-7.3',

  circleNotFree: 'AL-8.1',
  /** Facts: `route`, `circle`, its `number`. */
  numberTooLow: 'AL-8.1',
  alreadySabotaged: 'AL-8.2',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export const refuse = refuserOf(REFUSALS);
