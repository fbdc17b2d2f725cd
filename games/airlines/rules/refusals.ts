/** Every way an action can be refused, with the rule it would break. */

import { refuserOf } from '@tarmac/kit';

export const REFUSALS = {
  gameOver: ['AL-9.3', 'AL-9.4', 'AL-9.5'],
  notYourTurn: 'AL-3.1',
  /** It is the seat's turn, but another kind of decision is due. Fact: `due`. AL-3.2: too late in the turn. */
  notNow: ['AL-3.1', 'AL-3.2', 'AL-5.2', 'AL-6.1', 'AL-8.1'],

  /** Facts: `route`. */
  noSuchRoute: 'AL-1.5',
  /** Facts: `flight`. */
  noSuchFlight: 'AL-1.3',
  /** Facts: `route`, `circle`. */
  noSuchCircle: 'AL-1.5',

  /** Facts: `flight`. */
  flightNotInHand: ['AL-4.1', 'AL-4.6'],
  /** Facts: `flight`, the route's `style`. */
  wrongStyle: 'AL-4.1',
  /** Facts: `airline`, `style`. */
  styleNotAllowed: 'AL-4.1',
  /** Facts: `route`. */
  routeFull: 'AL-4.1',
  /** Facts: `flight`, its `value`, the lowest free `number`. */
  tooLow: 'AL-4.1',
  /** Facts: `airline`, `route`. */
  notConnected: 'AL-4.1',
  /** Facts: `airline`. */
  noMarkerLeft: ['AL-4.1', 'AL-5.1', 'AL-8.1'],
  /** Facts: `airline`, `route`. */
  alreadyOnRoute: 'AL-4.3',

  /** Facts: `flight`. */
  stillUsable: 'AL-4.6',
  /** AL-4.6 nothing to draw. */
  nothingToExchange: 'AL-4.6',

  /** Facts: `airline`. */
  alreadyFounded: 'AL-5.1',
  /** Facts: `airline`. */
  notFounded: ['AL-6.1', 'AL-6.2'],
  /** Facts: `airline`. */
  airlineInactive: 'AL-7.2',
  /** Facts: `airline`, `route`. */
  notAtHeadquarters: 'AL-5.1',
  /** Facts: `airline`, `count`, `held`. */
  stockNotInHand: ['AL-5.1', 'AL-6.2'],

  /** Facts: `airline`. */
  notFaceUp: ['AL-7.1', 'AL-7.3'],
  pileEmpty: 'AL-7.1',
  /** Facts: `airline`. */
  notInactive: 'AL-7.3',
  /** One in all a turn. */
  alreadyRemoved: 'AL-7.3',

  /** Facts: `route`, `circle`. */
  circleNotFree: 'AL-8.1',
  /** Facts: `route`, `circle`, its `number`. */
  numberTooLow: 'AL-8.1',
  /** Facts: `route`. */
  alreadySabotaged: 'AL-8.2',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export const refuse = refuserOf(REFUSALS);
