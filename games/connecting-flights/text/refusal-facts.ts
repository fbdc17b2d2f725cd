/** Which facts each refusal carries, and how they are read out of one without trusting it. */

import type { PlayerCardId, RefusalCode, SabotageId } from '@tarmac/connecting-flights/rules';
import type { Continent, SlotKind } from '@tarmac/flights/rules';
import { isContinent, isFlag } from '@tarmac/flights/text';
import { isNumber, isText, type RefusalReader, refusalReader } from '@tarmac/kit/words';
import { type Due, isDue } from './dues.ts';

interface Facts {
  due: Due;
  city: string;
  continent: Continent;
  kind: SlotKind;
  player: PlayerCardId;
  sabotage: SabotageId;
  seat: number;
  victim: number;
  card: number;
  capacity: number;
  stars: number;
  /** Stars of a plane and of a passenger. */
  plane: number;
  passenger: number;
  needed: number;
  /** The capacity of the truck there is; 0 without one. */
  truck: number;
  cost: number;
  budget: number;
  coins: number;
  least: number;
  limit: number;
  claim: boolean;
  /** Where a code stands for several rules and each wants a sentence of its own. */
  rule: string;
}

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
  alreadyClaimed: [],
  sameOrder: ['claim'],
} as const satisfies Readonly<Record<RefusalCode, readonly (keyof Facts)[]>>;

export type RefusalFacts<C extends RefusalCode> = Readonly<Pick<Facts, (typeof FACTS_OF)[C][number]>>;

const KINDS: readonly SlotKind[] = ['plane', 'passenger', 'airport'];

const IS: Readonly<Record<keyof Facts, (fact: unknown) => boolean>> = {
  due: isDue,
  city: isText,
  continent: isContinent,
  kind: (fact) => KINDS.some((kind) => kind === fact),
  player: isText,
  sabotage: isText,
  seat: isNumber,
  victim: isNumber,
  card: isNumber,
  capacity: isNumber,
  stars: isNumber,
  plane: isNumber,
  passenger: isNumber,
  needed: isNumber,
  truck: isNumber,
  cost: isNumber,
  budget: isNumber,
  coins: isNumber,
  least: isNumber,
  limit: isNumber,
  claim: isFlag,
  rule: isText,
};

export const factsOf: RefusalReader = refusalReader('Connecting Flights', FACTS_OF, IS);
