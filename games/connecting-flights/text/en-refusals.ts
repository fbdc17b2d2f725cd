/** Refusals of actions and flights in English: the fault and its remedy. */

import { capital } from '@tarmac/flights/text';
import { coins, EN_SHARED_REFUSALS, KINDS, offers } from '@tarmac/flights/text/en';
import { EN_DUE } from './en-frames.ts';
import type { Text } from './words.ts';

export const EN_REFUSALS: Text['refusals'] = {
  ...EN_SHARED_REFUSALS,
  notYourTurn: () => 'It is not your turn: wait until you are asked.',
  notNow: ({ due }) => `That is not what is asked now. First somebody is to ${EN_DUE[due]}.`,

  continentOut: ({ continent }, names) =>
    `${names.continent(continent)} is not in play with this many players: choose another continent.`,

  playerNotDealt: ({ player }, names) =>
    `You were not dealt the ${names.player(player)}: keep one of your two player cards.`,
  continentTaken: ({ continent, seat }, names) =>
    `${names.seat(seat)} already starts in ${names.continent(continent)}: choose another continent.`,
  outsideStart: ({ city, continent }, names) =>
    `${names.city(city)} is not in ${names.continent(continent)}: your first flight begins and ends on the continent you chose.`,
  overBudget: ({ cost, budget }) =>
    `That flight costs ${coins(cost)} and your budget is ${coins(budget)}: choose cheaper cards.`,
  noSuchPassenger: ({ continent, stars }, names) =>
    `There is no ${stars}-star passenger for ${names.continent(continent)}: choose a passenger that exists.`,

  incomplete: () => 'Something is missing: a flight needs an origin, a plane, a passenger and a destination.',
  usedTwice: ({ card }, names) => `${capital(names.theCard(card))} is laid twice: a card serves one flight a round.`,
  truckUsedTwice: ({ capacity }) =>
    `You do not have that many trucks of ${capacity}: a truck serves one flight a round.`,
  grounded: ({ card, sabotage }, names) =>
    `${names.sabotage(sabotage)} lies on ${names.theCard(card)}: pay it off before you fly with it.`,

  slotForbids: ({ kind }) => `This place of the auction does not take ${KINDS[kind]}: choose another kind of card.`,
  deckEmpty: ({ kind }) => `No ${kind} card is left to draw: choose another kind of card.`,

  bidTooLow: ({ least }) => `That bid is too low: bid at least ${coins(least)}, or pass.`,
  notEnoughCoins: ({ cost, coins: free }) => `That takes ${coins(cost)} and you have ${coins(free)} free to spend.`,

  rightsLimit: ({ limit }) =>
    `You may rent landing rights no more than ${limit === 1 ? 'once' : `${limit} times`} a round, and you have.`,
  rightsClosed: () => 'The bank lets you no landing rights this round: a card forbids it.',
  rightsNotNeeded: ({ city }, names) =>
    `You have no passenger who could land in ${names.city(city)}: landing rights are let only where they are needed.`,
  cannotSell: () => 'The bank buys nothing back: only the Trader may sell to it.',
  notYours: ({ card, rule }, names) =>
    rule === 'CF-2.10'
      ? `You cannot fly with ${names.theCard(card)}: it is not yours to use this round.`
      : `You do not own ${names.theCard(card)}: choose from your own cards.`,
  truckNotYours: ({ capacity }) => `You have no such number of trucks of ${capacity}: choose from your own.`,
  notSaleable: ({ card }, names) =>
    `The bank does not take ${names.theCard(card)} with a sabotage card on it: pay that off first.`,

  noTrading: () => 'This table plays without trading.',
  offerLimit: ({ limit }) => `You have made your ${offers(limit)} of this round: wait for those of others.`,
  offerOpen: () => 'You have an open offer already: withdraw it before you make another.',
  noOfferFrom: ({ seat }, names) => `There is no open offer of ${names.seat(seat)} to you.`,
  idleReason: () =>
    'A reason is about this offer: an airport you use, or a card that would change hands. Who accepts gives none.',
  noOfferMade: () => 'You have no open offer to withdraw.',
  offerToSelf: () => 'You cannot trade with yourself: choose another player.',
  oneSided: () => 'Both sides must give something: a gift is no trade.',
  promised: ({ card }, names) =>
    `${capital(names.theCard(card))} stands in your open offer: withdraw that before you use it otherwise.`,
  notTheirs: ({ seat, card }, names) =>
    `${names.seat(seat)} does not own ${names.theCard(card)}: ask for something else.`,
  truckNotTheirs: ({ seat, capacity }, names) => `${names.seat(seat)} has no such number of trucks of ${capacity}.`,
  theyCannotPay: ({ seat, coins: asked }, names) => `${names.seat(seat)} does not have ${coins(asked)} to give.`,
  onLoan: ({ card }, names) =>
    `${capital(names.theCard(card))} is lent or rented this round: it can be neither traded nor lent on.`,
  notAnAirport: ({ card }, names) => `${capital(names.theCard(card))} is no airport: only airports are lent.`,
  sabotagedLoan: ({ card }, names) =>
    `A sabotage card lies on ${names.theCard(card)}: such an airport is not lent until it is paid off.`,

  noSabotageLeft: () => 'No sabotage card is left: take the coins.',
  badVictim: ({ victim }, names) =>
    `This card cannot be used on ${names.seat(victim)}: choose another victim, or the card it shall lie on.`,
  badTarget: ({ card }, names) => `This card cannot lie on ${names.theCard(card)}: choose another card of the victim.`,

  notSabotaged: ({ sabotage }, names) => `${names.sabotage(sabotage)} lies on none of your cards.`,
  planHandedIn: () => 'You have handed in your plan of this round: take it back before you pay a sabotage off.',
  noPlanYet: () => 'You have handed in no plan of this round yet: there is nothing to take back.',
  alreadyClaimed: () => 'You have claimed your secret identity already, and once a game is all.',
  sameOrder: ({ claim }) =>
    claim ? 'You already claim as soon as the task is met.' : 'You already wait with your secret identity.',
};
