/** The labels of buttons, in English. */

import { coins, truck } from '@tarmac/flights/text/en';
import { flightCards, forHand, load, toHand } from './en-grammar.ts';
import { route } from './grammar.ts';
import type { ActionContext, Text } from './words.ts';

/** ' (12 coins)', where the price is known. */
const price = ({ coins: cost }: ActionContext): string => (cost === undefined ? '' : ` (${coins(cost)})`);

const ENDED = { market: 'Close the market', flights: 'End the flights' } as const;

export const EN_ACTIONS: Text['actions'] = {
  place: ({ city }, names) => `Place the next pawn in ${names.city(city)}`,
  first: ({ hand, from, to, plane, passenger }, names) =>
    `Start with ${names.city(from)}–${names.city(to)}, a ${plane}-star plane and a ${passenger}-star passenger${forHand(hand, names)}`,
  take: ({ hand, continent }, names) =>
    names.hands === 1
      ? `Take a 1-star passenger for ${names.continent(continent)}`
      : `Give ${toHand(hand, names)}a 1-star passenger for ${names.continent(continent)}`,
  buy: ({ hand, card }, names, context) => `Buy ${toHand(hand, names)}${names.aCard(card)}${price(context)}`,
  buyAirport: ({ hand, city }, names, context) =>
    `Buy ${toHand(hand, names)}the airport of ${names.city(city)}${price(context)}`,
  rent: ({ hand, city }, names, context) =>
    `Rent landing rights in ${names.city(city)}${forHand(hand, names)}${price(context)}`,
  buyElectric: ({ hand, stars }, names, context) =>
    `Buy ${toHand(hand, names)}a ${stars}-star electric plane${price(context)}`,
  buyTruck: ({ hand, capacity }, names, context) => `Buy ${toHand(hand, names)}a ${truck(capacity)}${price(context)}`,
  renew: (_, __, context) => `Renew the display${price(context)}`,
  fly: (flight, names) =>
    `Fly ${route(flight, names)}${forHand(flight.hand, names)} with ${load(flight.pawns, names)} (${flightCards(flight, names)})`,
  charter: ({ pawn, from, to }, names, context) =>
    `Charter a pawn for ${names.continent(pawn)} from ${names.city(from)} to ${names.city(to)}${price(context)}`,
  pass: (_, __, { frame }) => (frame === 'market' || frame === 'flights' ? ENDED[frame] : 'End this phase'),
  further: ({ draw }) => (draw ? 'Draw a further pair' : 'Leave it at one pair'),
  consent: ({ agree }) => (agree ? 'Agree to the proposal' : 'Refuse the proposal'),
  withdraw: () => 'Withdraw the proposal',
};
