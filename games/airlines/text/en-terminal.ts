/** The words of the terminal in English. */

import { markers, plural, stock, turns } from './en-grammar.ts';
import type { TerminalWords } from './terminal-words.ts';

export const EN_TERMINAL: TerminalWords = {
  titled: (title, what) => `${title}: ${what}`,
  row: 'Row',
  empty: 'empty',
  pile: (cards) => `pile ${cards}`,
  scoringCardsIn: (cards) => `${cards} scoring ${plural(cards, 'card', 'cards')} among them`,
  scoringCardsAfter: (round) => `scoring cards come in after round ${round}`,
  flightsToDraw: (cards) => `flight cards to draw ${cards}`,
  scorings: (done) => `${done} ${plural(done, 'scoring', 'scorings')} done`,
  thirdPlayerNext: 'pile and row will be the third player’s in the next scoring',
  extraTurns: (left) => `last round, ${turns(left)} to come after this one`,
  yourFlights: 'Your flight cards',
  unusable: 'unusable',
  airline: 'airline',
  styles: 'styles',
  headquarters: 'headquarters',
  worth: 'worth',
  markers: 'left',
  stock: 'stock',
  hand: 'hand',
  inactive: 'inactive',
  points: 'points',
  scoredNow: 'if scored now',
  stockCards: 'stock in hand',
  flightCards: 'flight cards',
  style: 'style',
  inReach: 'in reach',
  yourCards: 'your cards',
  boardLegend:
    'Each route with its circles: the airline that flies there, ×code for a sabotage, or the number of a free one. In reach: the airlines that could fly there next, *code if it would be founded. Your cards: the values you hold that are high enough.',
  referenceLegend:
    'Each airline with the styles it may use, its worth (markers on the board), its markers left, its stock cards in all, those in your hand, and those laid open by each player, with the points they would get now.',
  standing: (worth, left) => `worth ${worth}, ${markers(left)} left`,
  flightChoice: (route, flight) => `${route} with ${flight}`,
  foundChoice: (route, flight, count) => `${route} with ${flight}, ${stock(count)}`,
  choices: {
    first: 'First, if you like',
    found: 'Found an airline, then take a stock card and draw a flight card',
    expand: 'Draw a flight card, then perhaps play one and take a stock card',
    play: 'Lay stock open; with exactly one card you may then sabotage',
    fly: 'Play a flight card, then take a stock card',
    sabotage: 'Cover a circle for good (or type it: sabotage hit atlanta chicago 8)',
    stock: 'Take a stock card',
    otherwise: 'Or else',
  },
  verbs: { found: ['found'], fly: ['fly'], sabotage: ['sabotage'] },
  examples: {
    found: {
      typed: 'found ita 2 atlanta chicago',
      means: 'an airline, with so many stock cards and the lowest card that will do',
    },
    fly: {
      typed: 'fly ita atlanta chicago 9',
      means: 'a flight, with the card of that value or the lowest that will do',
    },
    sabotage: { typed: 'sabotage hit atlanta chicago 8', means: 'a marker of that airline on that number' },
  },
  noSuchAirline: (typed) => `No airline is called “${typed}”: use its code, such as boi.`,
  noSuchCities: (typed) => `No route fits “${typed}”: name two cities, or b shows all routes.`,
  severalRoutes: (routes) => `Several routes fit: ${routes}.`,
  noSuchNumber: (number, route) => `There is no ${number} for ${route}: b shows the board.`,
};
