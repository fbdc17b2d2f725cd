/** Refusals in English: the fault and its remedy. */

import { EN_DUE } from './en-frames.ts';
import { money, shares, sharesOf } from './en-grammar.ts';
import { SHARE_NAMES } from './share-names.ts';
import type { Text } from './words.ts';

export const EN_REFUSALS: Text['refusals'] = {
  gameOver: () => 'The game is over: there is nothing left to do but look at the result.',
  notYourTurn: () => 'It is not your turn: wait until you are asked.',
  notNow: ({ due }) => `That is not what is asked now. You are to ${EN_DUE[due]}.`,

  sameAirline: ({ airline }) =>
    `Both shares are of ${SHARE_NAMES[airline]}: the first two must be of two different airlines.`,
  openingNotInHand: ({ airline }) =>
    `You hold no share of ${SHARE_NAMES[airline]}: choose two shares from your own hand.`,

  airlineNotInPlay: ({ airline }) => `${SHARE_NAMES[airline]} is not in this game: choose one of the airlines in play.`,
  noSuchRoute: ({ route }) => `This board has no route ‘${route}’: choose one that is drawn on it.`,
  noSuchLicence: ({ route, licence }, names) =>
    `There is no licence ${licence + 1} on ${names.route(route)}: choose one of the circles on the route.`,
  noAirplaneLeft: ({ airline }) =>
    `${SHARE_NAMES[airline]} has no airplane left in supply: choose an airline that still has one.`,
  alreadyOnRoute: ({ airline, route }, names) =>
    `${SHARE_NAMES[airline]} already flies ${names.route(route)}, and one licence on a route is the most an airline may hold: choose another route or another airline.`,
  routeFull: ({ route }, names) => `No licence is free on ${names.route(route)}: choose a route that still has one.`,
  notCheapest: ({ route, licence, cheapest, cost }, names) =>
    `Licence ${licence + 1} on ${names.route(route)} is not the next to go: the cheapest free one comes first, licence ${cheapest + 1} for ${money(cost)}.`,
  notConnected: ({ airline, route }, names) =>
    `${SHARE_NAMES[airline]} does not reach ${names.route(route)}: the route must touch its home airport or a city its own licences already lead to.`,
  tooDear: ({ cost, cash }) => `This licence costs ${money(cost)} and you have ${money(cash)}: choose one you can pay.`,

  notInMarket: ({ airline }) => `The market shows no ${SHARE_NAMES[airline]}: choose a card that lies there.`,

  notInHand: ({ share, count, held }) =>
    `You cannot play ${sharesOf(count, share)}: your hand holds ${held === 0 ? 'none' : `only ${held}`}.`,
  twoOfOneAirline: ({ share }) =>
    `Both shares are of ${SHARE_NAMES[share]}: play any number of one airline, or one each of two different ones.`,

  noAbacusLeft: ({ supply }) =>
    supply === 0
      ? 'No Air ABACUS share is left in supply: choose another action.'
      : `Only ${supply} Air ABACUS ${supply === 1 ? 'share is' : 'shares are'} left in supply: exchange one share for one.`,
  tooFewShares: ({ give, held }) =>
    `You are to give up ${shares(give)} and hold ${held === 0 ? 'none' : `only ${held}`}, hand and portfolio together: ${give > 1 && held > 0 ? 'exchange one share for one, or choose another action' : 'choose another action'}.`,
  notHeld: ({ share, from }) =>
    `You have no ${SHARE_NAMES[share]} ${from === 'hand' ? 'in your hand' : 'in your portfolio'} to give up: choose a share that is there.`,
  outOfOrder: ({ share, from }) =>
    `${SHARE_NAMES[share]} from your ${from} cannot be given up at this point: name portfolio shares before hand shares, each in the order of the airlines, and leave enough to follow.`,

  licenceNotFree: ({ route, licence }, names) =>
    `Licence ${licence + 1} on ${names.route(route)} is not free: a ban marker goes on a free licence only.`,
  lastFreeLicence: ({ route }, names) =>
    `Only one licence is still free on ${names.route(route)}, and the last may not be banned: choose a route with at least two free.`,
};
