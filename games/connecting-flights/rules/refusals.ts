/** Every way an action can be refused or a flight can fail to count, with the rule it would break. */

import { refuserOf } from '@tarmac/kit';

export const REFUSALS = {
  gameOver: 'CF-4.9',
  /** Another seat is to decide. */
  notYourTurn: ['CF-3.3', 'CF-4.1', 'CF-4.2', 'CF-4.3', 'CF-4.4', 'CF-4.7'],
  /** Another kind of decision is due. Fact: `due`, the kind of the frame, or 'answer' where an offer waits. */
  notNow: ['CF-3.2', 'CF-3.3', 'CF-4.1', 'CF-4.2', 'CF-4.3', 'CF-4.4', 'CF-4.5', 'CF-4.7', 'CF-4.10'],

  /** Facts: `city`. */
  noSuchCity: 'CF-1.2',
  /** Facts: `continent`. */
  continentOut: 'CF-3.1',

  /** Facts: `player`. */
  playerNotDealt: 'CF-3.2',
  /** Facts: `continent`, `seat`. */
  continentTaken: 'CF-3.3',
  /** Facts: `city`, `continent`. */
  outsideStart: 'CF-3.3',
  /** Facts: `cost`, `budget`. */
  overBudget: 'CF-3.3',
  /** No passenger of that continent has so many stars. Facts: `continent`, `stars`. */
  noSuchPassenger: 'CF-1.3',

  /** Facts: none; what is missing shows. */
  incomplete: 'CF-2.1',
  /** Facts: `plane`, `passenger` (stars). */
  planeTooSmall: 'CF-2.2',
  /** Facts: `city`, `stars`, `passenger` (stars). */
  airportTooSmall: 'CF-2.3',
  /** Facts: `city`, `continent` (the passenger's). */
  wrongContinent: 'CF-2.4',
  /** Facts: `needed`, `truck` (0 without one). */
  tooLittleFuel: 'CF-2.5',
  /** Facts: `city`. */
  fromRights: 'CF-2.6',
  /** Facts: `city`. */
  sameCity: 'CF-2.7',
  /** A card of another kind in its place. Facts: `card`. */
  wrongKind: 'CF-2.1',
  /** Facts: `card`. */
  usedTwice: 'CF-2.10',
  /** More trucks of a capacity than the seat has. Facts: `capacity`. */
  truckUsedTwice: 'CF-2.10',
  /** Facts: `card`, `sabotage`. */
  grounded: 'CF-4.7',

  /** Facts: `kind`. */
  slotForbids: 'CF-4.2',
  /** Facts: `kind`. */
  deckEmpty: 'CF-4.2',
  /** No card of that city is in the supply. Facts: `city`. */
  notInSupply: 'CF-1.2',

  /** Facts: `least`. */
  bidTooLow: 'CF-4.3',
  /** Facts: `cost`, `coins` (what is free to be spent). */
  notEnoughCoins: ['CF-1.7', 'CF-4.3'],

  /** Facts: `limit`. */
  rightsLimit: 'CF-4.4',
  /** An event or a sabotage forbids it. */
  rightsClosed: 'CF-4.11',
  /** No passenger for it. Facts: `city`. */
  rightsNotNeeded: 'CF-4.4',
  /** Facts: `stars`. */
  noElectricLeft: 'CF-1.5',
  /** Facts: `capacity`. */
  noTruckLeft: 'CF-1.5',
  /** Only one player card allows it. */
  cannotSell: 'CF-4.4',
  /** Facts: `card`. */
  notYours: ['CF-2.10', 'CF-4.4', 'CF-4.10'],
  /** Facts: `capacity`. */
  truckNotYours: ['CF-4.4', 'CF-4.10'],
  /** A card under sabotage is not sold to the bank. Facts: `card`. */
  notSaleable: 'CF-4.4',

  noTrading: 'CF-4.10',
  /** Facts: `limit`. */
  offerLimit: 'CF-4.10',
  /** One open offer a seat. */
  offerOpen: 'CF-4.10',
  /** Facts: `seat`. */
  noOfferFrom: 'CF-4.10',
  noOfferMade: 'CF-4.10',
  offerToSelf: 'CF-4.10',
  /** Both must give something. */
  oneSided: 'CF-4.10',
  /** It stands in an open offer. Facts: `card`. */
  promised: 'CF-4.10',
  /** Facts: `seat`, `card`. */
  notTheirs: 'CF-4.10',
  /** Facts: `seat`, `capacity`. */
  truckNotTheirs: 'CF-4.10',
  /** Facts: `seat`, `coins`. */
  theyCannotPay: 'CF-4.10',
  /** Lent, borrowed or rented: it cannot be traded or lent on. Facts: `card`. */
  onLoan: 'CF-4.10',
  /** Facts: `card`. */
  notAnAirport: 'CF-4.10',
  /** A sabotaged airport is not lent. Facts: `card`. */
  sabotagedLoan: 'CF-4.10',

  noSabotageLeft: 'CF-4.7',
  /** Facts: `victim`. */
  badVictim: 'CF-4.7',
  /** Facts: `card`. */
  badTarget: 'CF-4.7',

  /** Facts: `sabotage`. */
  notSabotaged: 'CF-4.7',
  /** After this round's plan was handed in. */
  planHandedIn: 'CF-4.7',
  alreadyClaimed: 'CF-3.4',
  /** Facts: `claim`. */
  sameOrder: 'CF-3.4',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export const refuse = refuserOf(REFUSALS);
