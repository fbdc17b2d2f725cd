/** The labels of buttons, in French. */

import { coins, de, stars, theContinent, truck } from '@tarmac/flights/text/fr';
import { at, flightCards, forHand, load } from './fr-grammar.ts';
import { route } from './grammar.ts';
import type { ActionContext, Text } from './words.ts';

/** « (12 pièces) », where the price is known. */
const price = ({ coins: cost }: ActionContext): string => (cost === undefined ? '' : ` (${coins(cost)})`);

const ENDED = { market: 'Fermer le marché', flights: 'Terminer les vols' } as const;

export const FR_ACTIONS: Text['actions'] = {
  place: ({ city }, names) => `Poser le prochain pion ${at(names.city(city))}`,
  first: ({ hand, from, to, plane, passenger }, names) =>
    `Commencer${forHand(hand, names)} avec ${names.city(from)}–${names.city(to)}, un avion ${stars(plane)} et un passager ${stars(passenger)}`,
  take: ({ hand, continent }, names) =>
    `Prendre${forHand(hand, names)} un passager ${stars(1)} pour ${theContinent(names, continent)}`,
  buy: ({ hand, card }, names, context) => `Acheter${forHand(hand, names)} ${names.aCard(card)}${price(context)}`,
  buyAirport: ({ hand, city }, names, context) =>
    `Acheter${forHand(hand, names)} l’aéroport ${de(names.city(city))}${price(context)}`,
  rent: ({ hand, city }, names, context) =>
    `Louer${forHand(hand, names)} les droits d’atterrissage ${de(names.city(city))}${price(context)}`,
  buyElectric: ({ hand, stars: count }, names, context) =>
    `Acheter${forHand(hand, names)} un avion électrique ${stars(count)}${price(context)}`,
  buyTruck: ({ hand, capacity }, names, context) =>
    `Acheter${forHand(hand, names)} un ${truck(capacity)}${price(context)}`,
  renew: (_, __, context) => `Renouveler l’étal${price(context)}`,
  fly: (flight, names) =>
    `Effectuer${forHand(flight.hand, names)} le vol ${route(flight, names)} avec ${load(flight.pawns, names)} (${flightCards(flight, names)})`,
  charter: ({ pawn, from, to }, names, context) =>
    `Affréter un vol ${de(names.city(from))} ${at(names.city(to))} pour un pion qui va vers ${theContinent(names, pawn)}${price(context)}`,
  pass: (_, __, { frame }) => (frame === 'market' || frame === 'flights' ? ENDED[frame] : 'Terminer cette phase'),
  further: ({ draw }) => (draw ? 'Piocher une paire de plus' : 'En rester à une paire'),
  consent: ({ agree }) => (agree ? 'Accepter la proposition' : 'Refuser la proposition'),
  withdraw: () => 'Retirer la proposition',
};
