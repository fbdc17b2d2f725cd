/** The picture's words in English. */

import { markers, plural, points, stock, turns } from './en-grammar.ts';
import type { TurnAction } from './turn-actions.ts';

const cards = (count: number): string => `${count} ${plural(count, 'card', 'cards')}`;
const flightCards = (count: number): string => `${count} flight ${plural(count, 'card', 'cards')}`;
const scoringCards = (count: number): string => `${count} scoring ${plural(count, 'card', 'cards')}`;

export const EN_BOARD = {
  /** The labels of the three actions, and a few words on each. */
  turn: {
    found: { name: 'Found an airline', about: 'lay its stock, play a first flight' },
    expand: { name: 'Expand a network', about: 'draw a flight card, then fly' },
    play: { name: 'Play stock', about: 'one card lets you sabotage' },
  } satisfies Readonly<Record<TurnAction, { readonly name: string; readonly about: string }>>,
  /** The next thing to tap. */
  next: {
    turn: 'Choose an action, or tap a card or a route.',
    found: 'Which airline? Tap its stock, a flight card or a route at its headquarters.',
    play: 'Tap stock of a founded airline in your hand.',
    flight: 'Play a flight card: tap a card or a route. Or do not fly.',
    stock: 'Take a stock card: tap one that glows.',
    sabotage: 'Sabotage a glowing circle of 5 or more, or leave it.',
    /** For an unfinished flight. */
    card: 'Tap a flight card that glows.',
    route: 'Tap a route that glows.',
    airline: 'For which airline?',
    /** For the marker of a sabotage. */
    marker: 'Whose marker is used up?',
    /** At the start of a turn: a flight after drawing a flight card. */
    expandThenFly: (flight: string, airline: string, route: string) =>
      `Expand, then play ${flight} for ${airline} on ${route}`,
  },
  /** On what others have changed. */
  fresh: 'new since your last turn',
  confirm: 'Confirm',
  cancel: 'Cancel',
  noFlight: 'No flight',
  noSabotage: 'No sabotage',
  close: 'Close',
  exchange: 'Exchange',
  exchangeCard: (flight: string) => `Exchange ${flight}, which nobody can play any more`,
  remove: 'Remove',
  removeCard: (airline: string) => `Remove ${airline}, which is inactive`,
  turnOf: (name: string) => `${name} to act`,
  over: 'The game is over',
  result: 'Show the result',
  moreOf: (airline: string) => `One more ${airline}`,
  fewerOf: (airline: string) => `One ${airline} fewer`,
  row: 'Face-up stock',
  pile: 'Stock pile',
  drawPile: 'Draw from the pile',
  hand: 'Your hand',
  flightCards: 'Your flight cards',
  stockCards: 'Your stock',
  noFlightCards: 'no flight cards',
  noStockCards: 'no stock',
  players: 'Players',
  points: 'Points',
  cardsInHand: 'Cards in hand',
  board: 'Board',
  list: 'Board as a list',
  map: { zoomIn: 'Nearer', zoomOut: 'Farther', fit: 'Whole map' },
  unusable: 'Nobody can play it any more',
  /** The flight cards beside the board. */
  flightPile: 'Flights',
  discards: 'Played',
  /** The distance of a scoring: the label, the number, and a whole sentence. */
  scoringNumber: (number: number) => `Scoring ${number}`,
  standings: 'Standings',
  /** AL-9.4 */
  third: 'Third player',
  thirdAbout: (hidden: number) =>
    `The fictitious third player, counted in the last scoring: the row, and ${hidden} hidden ${plural(hidden, 'card', 'cards')} of the pile.`,
  scoringCards: (left: number, pile: number) => `${left} in ${pile}`,
  scoringSentence: (number: number, left: number, pile: number) =>
    `Scoring ${number}: ${scoringCards(left)} among the ${cards(pile)} of the pile`,
  atTheEnd: 'at the end',
  afterRound: (round: number) => `after round ${round}`,
  lastScoring: 'Last scoring: at the end',
  notice: {
    lastRound: (left: number) =>
      left === 0 ? 'Last round: this is the last turn.' : `Last round: ${turns(left)} to come.`,
    idle: (count: number, limit: number) =>
      `${turns(count)} in a row without stock, and no flight card to draw. After ${limit} the game ends.`,
    aside: (round: number) => `Scoring cards come into the pile after round ${round}.`,
    third:
      'In the last scoring the pile and the row count as a third player’s stock. Points then go from the least to the most.',
  },
  /** What a choice would do. */
  effect: {
    change: (from: string, to: string) => `${from} to ${to}`,
    worth: 'Worth',
    markersLeft: (left: number) => `${markers(left)} left`,
    laid: 'Laid open',
    inHand: 'Hand',
    points: 'If scored now',
    inactive: (airline: string) => `${airline} can no longer be founded`,
    unknownFlight: 'A flight card nobody knows yet',
    unknownStock: 'A stock card nobody knows yet',
    next: {
      flight: 'You draw a flight card, then you may play one',
      stock: 'Then you draw a stock card',
      sabotage: 'Then you may sabotage',
    },
    mayScore: (number: number) => `May bring scoring ${number}`,
    lastRound: 'The last round begins',
    ends: 'The game ends',
  },
  /** AL-1.6 the reference card, and details of an airline. */
  reference: 'Reference card',
  airline: {
    code: 'Airline',
    home: (city: string) => `Headquarters: ${city}`,
    styles: 'Routes',
    mayUse: (styles: string) => `May use: ${styles}`,
    stock: 'Stock',
    laidOf: (laid: number, all: number) => `${laid} of ${stock(all)} laid open`,
    removed: (count: number) => `${count} removed from the game`,
    markers: 'Markers left',
    markersLeft: (left: number, all: number) => `${left} of ${markers(all)} left`,
    worth: 'Worth',
    worthNow: (count: number) => `Worth ${points(count)}`,
    founded: 'founded',
    unfounded: 'not founded yet',
    inactive: 'inactive',
    ifScoredNow: 'If scored now',
    nobody: 'Nobody has laid stock of it.',
    holder: (name: string, held: number, paid: string) => `${name}: ${stock(held)}, ${paid}`,
    /** AL-9.4 what everyone knows it to hold. */
    third: (held: number) => `Third player: ${stock(held)}`,
  },
  /** Details of a route. */
  route: {
    needs: (style: string, number: number) => `Takes a ${style} card of ${number} or more.`,
    full: 'Full: every circle is taken.',
    yourCards: (fitting: string) => `Of your cards: ${fitting}.`,
    noCard: 'None of your cards fits.',
    couldFly: (airlines: string) => `Could fly here: ${airlines}.`,
    nobodyReaches: 'No airline could fly here now.',
    mayUse: (airlines: string) => `May use it: ${airlines}.`,
  },
  /** Details of a flight card. */
  flight: {
    fits: (routes: number) => `Fits on ${routes} ${plural(routes, 'route', 'routes')} now.`,
    fitsNowhere: 'Fits on no route now.',
  },
  /** Beside a circle on the map, before it is chosen. */
  glance: {
    wouldGain: (name: string, count: number) => `${name} ${count > 0 ? '+' : '−'}${points(Math.abs(count))}`,
    nobodyGains: 'no points change if scored now',
    holders: (holding: string) => `Stock laid: ${holding}`,
    noHolders: 'No stock of it is laid open.',
  },
  /** On the airlines of the reference card, and over the map until it has been tried. */
  networkHint: 'Press an airline to see only its network.',
  /** Labels for screen readers. */
  label: {
    circle: (route: string, style: string, number: number) => `${route}, ${style}, circle ${number}`,
    flownBy: (airline: string) => `flown by ${airline}`,
    sabotaged: (airline: string) => `sabotaged with a marker of ${airline}`,
    fliers: (airlines: string) => `fly for ${airlines}`,
    canSabotage: 'sabotage it',
    rowCard: (airline: string) => `Face up: ${airline}`,
    pileCards: (count: number) => `Stock pile: ${cards(count)}`,
    stockCard: (airline: string, count: number) => `${airline}, ${count} in your hand`,
    flightCard: (flight: string) => `Flight card: ${flight}`,
    lifted: (count: number) => `${count} chosen`,
    handBacks: (held: number, flights: number) => `${stock(held)} and ${flightCards(flights)} in hand`,
    ifScoredNow: (paid: string) => `if scored now: ${paid}`,
    held: (count: number, paid: string) => `${stock(count)}, if scored now: ${paid}`,
    rule: (rule: string) => `Rule ${rule}`,
  },
};

export type BoardWords = typeof EN_BOARD;
