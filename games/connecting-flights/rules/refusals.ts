/** All refusals of actions and flights, with their rules. text/refusal-facts.ts has the facts of each. */

import { refuserOf } from '@tarmac/kit';

export const REFUSALS = {
  gameOver: 'CF-4.9',
  /** Another seat is to decide. */
  notYourTurn: ['CF-3.3', 'CF-4.1', 'CF-4.2', 'CF-4.3', 'CF-4.4', 'CF-4.7'],
  /** Another decision is due. Fact: `due`, the kind of the frame, or 'answer' if an offer waits. */
  notNow: ['CF-3.2', 'CF-3.3', 'CF-4.1', 'CF-4.2', 'CF-4.3', 'CF-4.4', 'CF-4.5', 'CF-4.7', 'CF-4.10'],

  noSuchCity: 'CF-1.2',
  continentOut: 'CF-3.1',

  playerNotDealt: 'CF-3.2',
  continentTaken: 'CF-3.3',
  outsideStart: 'CF-3.3',
  overBudget: 'CF-3.3',
  /** No passenger of that continent has so many stars. */
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
  fromRights: 'CF-2.6',
  sameCity: 'CF-2.7',
  /** A card of another kind in its place. */
  wrongKind: 'CF-2.1',
  usedTwice: 'CF-2.10',
  /** More trucks of a capacity than the seat has. */
  truckUsedTwice: 'CF-2.10',
  grounded: 'CF-4.7',

  slotForbids: 'CF-4.2',
  deckEmpty: 'CF-4.2',
  /** No card of that city is in the supply. */
  notInSupply: 'CF-1.2',

  bidTooLow: 'CF-4.3',
  /** Facts: `cost`, `coins` (what is free to be spent). */
  notEnoughCoins: ['CF-1.7', 'CF-4.3'],

  rightsLimit: 'CF-4.4',
  /** An event or a sabotage forbids it. */
  rightsClosed: 'CF-4.11',
  /** No passenger for it. */
  rightsNotNeeded: 'CF-4.4',
  noElectricLeft: 'CF-1.5',
  noTruckLeft: 'CF-1.5',
  /** Only one player card allows it. */
  cannotSell: 'CF-4.4',
  notYours: ['CF-2.10', 'CF-4.4', 'CF-4.10'],
  truckNotYours: ['CF-4.4', 'CF-4.10'],
  /** A card under sabotage is not sold to the bank. */
  notSaleable: 'CF-4.4',

  noTrading: 'CF-4.10',
  offerLimit: 'CF-4.10',
  /** One open offer a seat. */
  offerOpen: 'CF-4.10',
  noOfferFrom: 'CF-4.10',
  noOfferMade: 'CF-4.10',
  /** It is about no card of the offer, or there is nothing to give a reason for. */
  idleReason: 'CF-4.10',
  offerToSelf: 'CF-4.10',
  /** Both must give something. */
  oneSided: 'CF-4.10',
  /** It stands in an open offer. */
  promised: 'CF-4.10',
  notTheirs: 'CF-4.10',
  truckNotTheirs: 'CF-4.10',
  theyCannotPay: 'CF-4.10',
  /** Lent, borrowed or rented: it cannot be traded or lent on. */
  onLoan: 'CF-4.10',
  notAnAirport: 'CF-4.10',
  /** A sabotaged airport is not lent. */
  sabotagedLoan: 'CF-4.10',

  noSabotageLeft: 'CF-4.7',
  badVictim: 'CF-4.7',
  badTarget: 'CF-4.7',

  notSabotaged: 'CF-4.7',
  /** After this round's plan was handed in. */
  planHandedIn: 'CF-4.7',
  /** It has no plan to take back. */
  noPlanYet: 'CF-1.8',
  alreadyClaimed: 'CF-3.4',
  sameOrder: 'CF-3.4',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export const refuse = refuserOf(REFUSALS);
