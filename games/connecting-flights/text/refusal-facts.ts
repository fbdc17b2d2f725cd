/** Which facts each refusal carries, and how they are read out of one without trusting it. */

import type { PlayerCardId, RefusalCode, SabotageId } from '@tarmac/connecting-flights/rules';
import type { SlotKind } from '@tarmac/flights/rules';
import { CONTINENT_ORDER } from '@tarmac/flights/text';
import { type FactsOf, isFlag, isNumber, isOneOf, isText, type RefusalReader, refusalReader } from '@tarmac/kit/words';
import { isDue } from './dues.ts';

const IS = {
  due: isDue,
  city: isText,
  continent: isOneOf(...CONTINENT_ORDER),
  kind: isOneOf<SlotKind>('plane', 'passenger', 'airport'),
  player: (fact: unknown): fact is PlayerCardId => isText(fact),
  sabotage: (fact: unknown): fact is SabotageId => isText(fact),
  seat: isNumber,
  victim: isNumber,
  card: isNumber,
  capacity: isNumber,
  stars: isNumber,
  /** Stars of a plane and of a passenger. */
  plane: isNumber,
  passenger: isNumber,
  needed: isNumber,
  /** The capacity of the truck there is; 0 without one. */
  truck: isNumber,
  cost: isNumber,
  budget: isNumber,
  coins: isNumber,
  least: isNumber,
  limit: isNumber,
  claim: isFlag,
  /** For a code of several rules with a sentence each. */
  rule: isText,
};

const FACTS_OF = {
  gameOver: [],
  notYourTurn: [],
  notNow: ['due'],
  noSuchCity: ['city'],
  continentOut: ['continent'],
  playerNotDealt: ['player'],
  continentTaken: ['continent', 'seat'],
  outsideStart: ['city', 'continent'],
  overBudget: ['cost', 'budget'],
  noSuchPassenger: ['continent', 'stars'],
  incomplete: [],
  planeTooSmall: ['plane', 'passenger'],
  airportTooSmall: ['city', 'stars', 'passenger'],
  wrongContinent: ['city', 'continent'],
  tooLittleFuel: ['needed', 'truck'],
  fromRights: ['city'],
  sameCity: ['city'],
  wrongKind: ['card'],
  usedTwice: ['card'],
  truckUsedTwice: ['capacity'],
  grounded: ['card', 'sabotage'],
  slotForbids: ['kind'],
  deckEmpty: ['kind'],
  notInSupply: ['city'],
  bidTooLow: ['least'],
  notEnoughCoins: ['cost', 'coins'],
  rightsLimit: ['limit'],
  rightsClosed: [],
  rightsNotNeeded: ['city'],
  noElectricLeft: ['stars'],
  noTruckLeft: ['capacity'],
  cannotSell: [],
  notYours: ['card', 'rule'],
  truckNotYours: ['capacity'],
  notSaleable: ['card'],
  noTrading: [],
  offerLimit: ['limit'],
  offerOpen: [],
  noOfferFrom: ['seat'],
  noOfferMade: [],
  idleReason: [],
  offerToSelf: [],
  oneSided: [],
  promised: ['card'],
  notTheirs: ['seat', 'card'],
  truckNotTheirs: ['seat', 'capacity'],
  theyCannotPay: ['seat', 'coins'],
  onLoan: ['card'],
  notAnAirport: ['card'],
  sabotagedLoan: ['card'],
  noSabotageLeft: [],
  badVictim: ['victim'],
  badTarget: ['card'],
  notSabotaged: ['sabotage'],
  planHandedIn: [],
  noPlanYet: [],
  alreadyClaimed: [],
  sameOrder: ['claim'],
} as const satisfies Readonly<Record<RefusalCode, readonly (keyof typeof IS)[]>>;

export type RefusalFacts<C extends RefusalCode> = Pick<FactsOf<typeof IS>, (typeof FACTS_OF)[C][number]>;

export const factsOf: RefusalReader = refusalReader('Connecting Flights', FACTS_OF, IS);
