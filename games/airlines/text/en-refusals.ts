/** Refusals in English: the fault and its remedy. */

import { EN_DUE } from './en-frames.ts';
import { stockOf } from './en-grammar.ts';
import { STYLE_NAMES } from './styles.ts';
import type { Text } from './words.ts';

export const EN_REFUSALS: Text['refusals'] = {
  gameOver: () => 'The game is over: there is nothing left to do but look at the result.',
  notYourTurn: () => 'It is not your turn: wait until you are asked.',
  notNow: ({ due }) => `That is not what is asked now. You are to ${EN_DUE[due]}.`,

  noSuchRoute: ({ route }) => `This board has no route ‘${route}’: choose one that is drawn on it.`,
  noSuchFlight: ({ flight }) => `This game has no flight card ‘${flight}’: choose one from your hand.`,
  noSuchCircle: ({ route, circle }, names) =>
    `There is no circle ${circle + 1} on ${names.route(route)}: choose one of the circles on the route.`,

  flightNotInHand: ({ flight }, names) =>
    `You do not hold ${names.flight(flight)}: choose a flight card from your hand.`,
  wrongStyle: ({ flight, style }, names) =>
    `The route is ${STYLE_NAMES.en[style]} and ${names.flight(flight)} is not: play a card of the route’s own style.`,
  styleNotAllowed: ({ airline, style }, names) =>
    `${names.airline(airline)} may not use ${STYLE_NAMES.en[style]} routes: the reference card shows which styles it may.`,
  routeFull: ({ route }, names) => `No circle is free on ${names.route(route)}: choose a route that still has one.`,
  tooLow: ({ flight, value, number }, names) =>
    `${capital(names.flight(flight))} is too low: the lowest free circle asks for ${number} or more, and the card has ${value}.`,
  notConnected: ({ airline, route }, names) =>
    `${names.airline(airline)} does not reach ${names.route(route)}: the route must touch its headquarters or a route it already flies.`,
  noMarkerLeft: ({ airline, rule }, names) =>
    rule === 'AL-5.1'
      ? `${names.airline(airline)} has fewer than two markers left, and founding takes one for the headquarters and one for the route: choose another airline.`
      : `${names.airline(airline)} has no marker left in supply: choose an airline that still has one.`,
  alreadyOnRoute: ({ airline, route }, names) =>
    `${names.airline(airline)} already flies ${names.route(route)}, and once is all an airline may: choose another route or another airline.`,

  stillUsable: ({ flight }, names) =>
    `${capital(names.flight(flight))} can still be used by some airline: only cards that nobody can use any more are exchanged.`,
  nothingToExchange: () => 'No flight card is left to draw, so none can be exchanged.',

  alreadyFounded: ({ airline }, names) =>
    `${names.airline(airline)} has already been founded: expand its network or play its stock.`,
  notFounded: ({ airline }, names) =>
    `${names.airline(airline)} has not been founded yet: choose an airline that has, or found it.`,
  airlineInactive: ({ airline }, names) =>
    `${names.airline(airline)} is inactive and can never be founded: choose another airline.`,
  notAtHeadquarters: ({ airline, route }, names) =>
    `${names.route(route)} does not begin at the headquarters of ${names.airline(airline)}: its first route must.`,
  stockNotInHand: ({ airline, count, held }, names) =>
    count < 1
      ? `At least one stock card of ${names.airline(airline)} must be laid open.`
      : `You cannot play ${stockOf(count, names.airline(airline))}: your hand holds ${held === 0 ? 'none' : `only ${held}`}.`,

  notFaceUp: ({ airline }, names) => `The row shows no ${names.airline(airline)}: choose a card that lies there.`,
  pileEmpty: () => 'The pile is empty: only the cards of the row are left.',
  notInactive: ({ airline }, names) =>
    `${names.airline(airline)} is not inactive: only cards of inactive airlines can be removed from the row.`,
  alreadyRemoved: () => 'You have already removed a card from the row, and one is all in a turn.',

  circleNotFree: ({ route, circle }, names) =>
    `The ${names.number(route, circle)} on ${names.route(route)} is not free: a sabotage marker goes on a free circle.`,
  numberTooLow: ({ route, number }, names) =>
    `The ${number} on ${names.route(route)} cannot be sabotaged: choose a circle with a number of 5 or more.`,
  alreadySabotaged: ({ route }, names) =>
    `A sabotage marker already lies on ${names.route(route)}, and one is all a route may have: choose another route.`,
};

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
