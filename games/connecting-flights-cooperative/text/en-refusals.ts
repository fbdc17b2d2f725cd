/** Refusals in English: the fault and its remedy. */

import { capital } from '@tarmac/flights/text';
import { coins, EN_SHARED_REFUSALS, truck } from '@tarmac/flights/text/en';
import { EN_DUE } from './en-due.ts';
import { pawns } from './en-grammar.ts';
import type { Text } from './words.ts';

export const EN_REFUSALS: Text['refusals'] = {
  ...EN_SHARED_REFUSALS,
  notNow: ({ due }) => `That is not what is asked now. First the team is to ${EN_DUE[due]}.`,
  noSuchHand: ({ hand }) => `There is no hand ${hand + 1} at this table.`,
  otherHandNext: ({ hand }, names) => `That comes later: ${names.theHand(hand)} is next.`,

  otherContinentNext: ({ city, continent }, names) =>
    `${names.city(city)} is not in ${names.continent(continent)}, where the next pawn goes.`,
  continentClosed: ({ continent, until }, names) =>
    `Ash hangs over ${names.continent(continent)}: nothing is bought there up to round ${until}.`,
  onlyOneStar: () => 'In a first game everybody starts with passengers of 1 star: choose one of those.',
  noPassengerLeft: ({ continent, stars }, names) =>
    `No ${stars}-star passenger for ${names.continent(continent)} is left: choose another.`,
  noPlaneLeft: ({ stars }) => `No ${stars}-star plane is left: choose another.`,

  notOnDisplay: ({ card }, names) => `${capital(names.theCard(card))} does not lie in the display.`,
  notEnoughCoins: ({ cost, coins: free }) => `That takes ${coins(cost)}, and the team has ${coins(free)}.`,
  notInScenario: ({ kind }) =>
    kind === 'electric' ? 'This scenario has no electric planes.' : 'This scenario has no trucks that large.',

  notOfThisHand: ({ card }, names) =>
    `${capital(names.theCard(card))} is not in this hand: a flight takes the cards of one hand.`,
  usedTwice: ({ card }, names) =>
    `${capital(names.theCard(card))} has served a flight of this round already: choose another card.`,
  truckUsedTwice: ({ capacity }) => `This hand has no ${truck(capacity)} left for this round.`,
  beforeFlown: ({ card }, names) =>
    `A flight of this round stands at ${names.theCard(card)} already: go on from the right end of a chain, or begin a new one.`,
  nobodyAboard: () => 'Somebody has to be aboard: choose the pawns that fly.',
  tooManyAboard: ({ pawns: carried, stars }) =>
    `${capital(pawns(carried))} are too many for a ${stars}-star plane: it carries ${stars} at most.`,
  noSuchPawn: ({ city, pawn }, names) =>
    `Not that many pawns for ${names.continent(pawn)} stand in ${names.city(city)}.`,
  notOneContinent: ({ from, to }, names) =>
    `${names.city(from)} and ${names.city(to)} are not on one continent: a charter stays on its own.`,
  noCharterLeft: () => 'The charter row is at its end: no more charters this round.',

  noMoreProposals: () => 'So many proposals were refused this round that nothing more can be bought in it.',
  notAsked: () => 'You have agreed to this already: the others are asked now.',
  notProposer: () => 'Only who made the proposal can withdraw it.',
};
