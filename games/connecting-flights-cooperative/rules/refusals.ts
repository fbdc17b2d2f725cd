/** All refusals of the team, with their rules. text/refusal-facts.ts has the facts of each. */

import { refuserOf } from '@tarmac/kit';

export const REFUSALS = {
  gameOver: 'CF-6.6',
  /** Another kind of decision is due. Fact: `due`, the kind of the frame. */
  notNow: ['CF-1.8', 'CF-5.2', 'CF-5.4', 'CF-6.1', 'CF-6.2', 'CF-6.3', 'CF-7.1', 'CF-7.3'],
  noSuchCity: 'CF-1.2',
  noSuchHand: 'CF-5.2',
  /** Another hand is next. Facts: `hand`, the one that is. */
  otherHandNext: ['CF-5.2', 'CF-5.4'],

  /** The city lies on another continent than the one due. Facts: `city`, `continent` (the one due). */
  otherContinentNext: 'CF-7.3',
  /** Facts: `continent`, `until` (the last round). */
  continentClosed: 'CF-7.5',
  /** A first game begins with passengers of one star. */
  onlyOneStar: 'CF-5.4',
  /** No such passenger, or none left. */
  noPassengerLeft: 'CF-1.3',
  noPlaneLeft: 'CF-1.4',

  notOnDisplay: 'CF-6.1',
  /** No card of that city is in the supply. */
  notInSupply: 'CF-1.2',
  notEnoughCoins: ['CF-1.7', 'CF-7.2'],
  noElectricLeft: 'CF-1.5',
  noTruckLeft: 'CF-1.5',
  /** The scenario has none. Facts: `kind` ('electric', or 'truck' with `capacity`). */
  notInScenario: 'CF-7.7',

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
  notOfThisHand: 'CF-6.1',
  /** It serves another flight of this round. */
  usedTwice: 'CF-2.10',
  /** The hand has no truck of that capacity left. */
  truckUsedTwice: 'CF-2.10',
  /** A flight already flown begins or ends there. */
  beforeFlown: 'CF-6.2',
  nobodyAboard: 'CF-6.2',
  tooManyAboard: 'CF-6.2',
  /** Fewer such pawns stand there. Facts: `city`, `pawn` (a continent). */
  noSuchPawn: ['CF-6.2', 'CF-6.3'],
  notOneContinent: 'CF-6.3',
  noCharterLeft: 'CF-6.3',

  /** Facts: none; the proposals of this round are used up. */
  noMoreProposals: 'CF-1.8',
  /** It has agreed already, or proposed it. */
  notAsked: 'CF-1.8',
  /** Not its own proposal. */
  notProposer: 'CF-1.8',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export const refuse = refuserOf(REFUSALS);
