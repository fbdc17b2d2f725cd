/** The words of the terminal in English. */

import { coins, list, plural, truck } from '../en-grammar.ts';
import { pawns } from './en-grammar.ts';
import type { TerminalWords } from './terminal-words.ts';

export const EN_TERMINAL: TerminalWords = {
  titled: (title, what) => `${title}: ${what}`,
  empty: 'none',
  round: (round, phase) => (round === 0 ? phase : `Round ${round} of 10, ${phase.toLowerCase()}`),
  game: (scenario, difficulty) => `${scenario} (${difficulty.toLowerCase()})`,
  purse: (held) => `The team has ${coins(held)}`,
  pawns: (left, byLetter, home, toCome) =>
    `${pawns(left)} on the board (${byLetter}), ${home} home, at most ${toCome} still to come`,
  letters: 'Pawns',
  letter: (letter, colour, continent) => `${letter} ${colour}, for ${continent}`,
  charters: 'Charters',
  charterRow: (made, next, row) =>
    `${made} made, ${next === null ? 'no more this round' : `the next costs ${next}`} (row ${row.join(' ')})`,
  display: 'Display',
  priced: (card, price) => `${card} (${price})`,
  decks: (planes, passengers) => `decks: planes ${planes}, passengers ${passengers}`,
  market: 'Market',
  trucksLeft: (capacity, price, left) => `${truck(capacity)} for ${price} (${left} left)`,
  electricLeft: (stars, price, left) => `${stars}-star electric plane for ${price} (${left} left)`,
  renewal: (price) => `a new display for ${price}`,
  flown: 'Flown this round',
  flight: (route, load) => `${route} with ${load}`,
  toCome: 'If the round ended now',
  penalties: (due, why) => (why.length === 0 ? 'no penalties' : `penalties of ${coins(due)} (${list(why)})`),
  crowded: (city) => `${city} is crowded`,
  full: (continent) => `all pawns for ${continent} are out`,
  unequal: 'the hands are unequal',
  interest: (paid) => `interest of ${coins(paid)}`,
  carbon: (paid) => `carbon tax of ${coins(paid)}`,
  closed: (continent) => `Nothing is bought in ${continent} yet`,
  nextDemand: (kind, left) =>
    `Next demand: ${kind}, with ${left} such ${plural(left, 'card', 'cards')} left in the deck`,
  noMoreDemand: 'No more demand: these are the last flights',
  best: (home) => `The cards in the hands can bring ${home} home now`,
  onRights: 'landing rights',
  used: 'used',
  city: '',
  continent: 'continent',
  stars: 'stars',
  waiting: 'waiting',
  count: 'in all',
  price: 'price',
  rights: 'rights',
  cards: 'where its cards are',
  inSupply: 'supply',
  boardLegend:
    'Each airport with its stars, its price and that of its landing rights, who waits there, and where its cards are: in the supply, or in whose hand.',
  fuel: 'Fuel',
  fuelTo: (from, parts) => `from ${from} to ${parts.join(', ')}`,
  choices: {
    setup: 'Choose',
    start: 'Start (where to, stars of plane/passenger; or type: start london to tokyo)',
    advised: 'As the rulebook advises',
    buy: 'Buy planes, passengers, trucks',
    airport: 'Buy an airport (or type one: airport tokyo)',
    rent: 'Rent landing rights (or type them: rent tokyo)',
    fly: 'Fly',
    charter: 'Charter (or type one: charter asia paris to london)',
    proposal: 'The proposal',
    demand: 'New demand',
    otherwise: 'Or else',
  },
  flightHeading: (route, hand, plane, fuel, passenger) => {
    const cards = `${fuel === 0 ? `electric plane ${plane}` : `plane ${plane}, truck ${fuel}`}, passenger ${passenger}`;
    return `${route}${hand === null ? '' : `, ${hand}`} (${cards})`;
  },
  verbs: { first: ['start'], airport: ['airport'], rent: ['rent'], truck: ['truck'], charter: ['charter'] },
  examples: {
    first: {
      typed: 'start london to tokyo 3 1',
      means: 'a starting flight, with the stars of its plane and passenger',
    },
    airport: { typed: 'airport tokyo for bessie', means: 'an airport, at the market; the hand may be left out' },
    rent: { typed: 'rent tokyo', means: 'landing rights, at the market' },
    truck: { typed: 'truck 3', means: 'a truck of that capacity, at the market' },
    charter: { typed: 'charter asia paris to london', means: 'a pawn for Asia, within a continent' },
  },
  to: 'to',
  for: 'for',
  noSuchNumber: (typed) => `“${typed}” is no whole number.`,
  noSuchCity: (typed) => `No airport is called “${typed}”: b shows all of them.`,
  noSuchHand: (typed) => `No hand is called “${typed}”.`,
  noSuchPawn: (typed) => `“${typed}” is no continent that a pawn could want to go to.`,
};
