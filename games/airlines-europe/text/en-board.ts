/** The picture's words in English. */

import { pluralIn } from '@tarmac/kit/words';
import { abacusShares, money, points, shares, spaces } from './en-grammar.ts';
import type { TurnAction } from './turn-actions.ts';

const plural = pluralIn('en-GB');
const cards = (count: number): string => `${count} ${plural(count, 'card', 'cards')}`;
const airplanes = (count: number): string => `${count} ${plural(count, 'airplane', 'airplanes')}`;

export const EN_BOARD = {
  /** The labels of the four actions, and a few words on each. */
  turn: {
    buy: { name: 'Buy licences', about: 'one or two, then a share' },
    play: { name: 'Play shares', about: `${money(2)} for each` },
    exchange: { name: 'Air ABACUS', about: '1 for 1 or 3 for 2' },
    cash: { name: 'Take cash', about: `${money(8)} from the bank` },
  } satisfies Readonly<Record<TurnAction, { readonly name: string; readonly about: string }>>,
  /** The next thing to tap. */
  next: {
    opening: 'Choose two cards of different airlines: your first portfolio.',
    /** AE-2.8 both are chosen, but others may still choose. */
    openingChosen: (chosen: string) => `You open with ${chosen}. You may change it until everyone has chosen.`,
    turn: 'Choose one action, or tap a licence or a card.',
    buy: 'Tap a glowing licence on the map.',
    second: 'Buy a second licence, or stop here.',
    play: 'Tap cards of your hand: any number of one airline, or one each of two.',
    share: 'Take a share: from the market or off the deck.',
    market: 'Take a share from the market before the scoring.',
    exchange: 'How many shares for Air ABACUS?',
    gifts: (left: number) => `Tap ${left === 1 ? 'a share' : shares(left)} to give up, in your hand or portfolio.`,
    giftsLater: (count: number) => `Confirm, or first tap the ${count === 1 ? 'share' : shares(count)} to give up.`,
    ban: 'Place a ban marker on a free licence, or pass.',
    buyer: 'For which airline?',
  },
  /** On what others have changed. */
  fresh: 'new since your last turn',
  confirm: 'Confirm',
  cancel: 'Cancel',
  stop: 'No second licence',
  pass: 'Pass',
  close: 'Close',
  exchangeOne: '1 share for 1',
  exchangeThree: '3 shares for 2',
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${name} to act`,
  choosing: 'Everyone chooses',
  over: 'The game is over',
  result: 'Show the result',
  moreOf: (share: string) => `One more ${share}`,
  fewerOf: (share: string) => `One ${share} less`,
  market: 'Market',
  emptyMarket: 'empty',
  deck: 'Deck',
  bank: 'Bank',
  hand: 'Your hand',
  emptyHand: 'no cards',
  portfolio: 'Your portfolio',
  cash: 'Cash',
  players: 'Players',
  track: 'Value track',
  board: 'Board',
  list: 'Board as a list',
  map: { zoomIn: 'Nearer', zoomOut: 'Farther', fit: 'Whole map' },
  drawDeck: 'Draw from the deck',
  airplanes: 'Airplanes',
  points: 'Points',
  you: 'you',
  bot: 'bot',
  banMarkers: (left: number) => `${left} ${plural(left, 'ban marker', 'ban markers')} left`,
  abacusLeft: (left: number) => `${abacusShares(left)} left`,
  /** The distance of a scoring: as a sentence, in short, and a little longer. */
  scoringIn: (number: number, least: number, most: number) =>
    most === 0
      ? `Scoring ${number} of 3: the next card`
      : least === most
        ? `Scoring ${number} of 3: after ${cards(most)}`
        : `Scoring ${number} of 3: after ${least} to ${cards(most)}`,
  scoringShort: (least: number, most: number) => (least === most ? `in ${most}` : `in ${least}–${most}`),
  scoringAway: (least: number, most: number) => (least === most ? `in ${cards(most)}` : `in ${least}–${cards(most)}`),
  scoringUnderWay: (number: number) => `Scoring ${number} of 3: under way`,
  underWay: 'under way',
  lastScoringMet: 'The last scoring card is out',
  scoringNumber: (number: number) => `Scoring ${number}`,
  standings: 'Standings',
  /** AE-9.2 */
  third: 'Third player',
  thirdAbout: (hidden: number) =>
    `The fictitious third player, counted in the third scoring: what is known of its shares, and ${hidden} hidden ${plural(hidden, 'card', 'cards')}.`,
  /** What a choice would do. */
  effect: {
    cash: 'Cash',
    change: (from: string, to: string) => `${from} to ${to}`,
    space: (space: number) => `space ${space}`,
    bonus: (city: string, count: number) => `Bonus at ${city}: ${spaces(count)} more`,
    planesLeft: (left: number) => `${airplanes(left)} left`,
    inPortfolio: 'Portfolio',
    inHand: 'Hand',
    points: 'If scored now',
    pays: 'Pays',
    bankBreaks: `The bank breaks: everyone keeps ${money(8)} at most, the market is made anew, then you are paid.`,
    unknownCard: 'A card nobody knows yet',
    mayScore: (number: number) => `May bring scoring ${number}`,
    ends: 'No airline can grow any more: the game ends',
    giveUp: (given: string) => `You give up ${given}`,
    getAbacus: (count: number) => `You get ${abacusShares(count)} into your hand`,
  },
  /** Details of an airline. */
  airline: {
    home: (city: string) => `Home: ${city}`,
    bonus: (city: string, count: number) => `Bonus: ${spaces(count)} when it reaches ${city}`,
    planes: (left: number) => `${airplanes(left)} left`,
    blocked: 'Blocked: no licence is left for it',
    pays: (row: string) => `Pays ${row}`,
    ifScoredNow: 'If scored now',
    nobody: 'Nobody has a share of it in the portfolio.',
    holder: (name: string, held: number, paid: string) => `${name}: ${shares(held)}, ${paid}`,
    /** AE-9.2 what everyone knows it to hold. */
    third: (held: number) => `Third player: ${shares(held)}`,
    onlyShown: 'The map shows only its network and what it can buy.',
  },
  /** Beside a licence on the map, before it is chosen. */
  glance: {
    wouldGain: (name: string, count: number) => `${name} ${count > 0 ? '+' : '−'}${points(Math.abs(count))}`,
    nobodyGains: 'no points change if scored now',
    nobodyBuys: 'Nobody can buy it now.',
  },
  /** On the airlines above the holdings, and over the map until it has been tried. */
  networkHint: 'Press an airline to see only its network.',
  /** Labels for screen readers. */
  label: {
    licence: (route: string, number: number, cost: string) => `${route}, licence ${number}, ${cost}`,
    free: 'free',
    banned: 'banned',
    flownBy: (airline: string) => `flown by ${airline}`,
    buyers: (airlines: string) => `buy for ${airlines}`,
    canBan: 'ban it',
    marker: (airline: string, space: number, row: string) => `${airline}, space ${space}, pays ${row}`,
    marketCard: (airline: string) => `Market: ${airline}`,
    deckCards: (count: number) => `Deck: ${cards(count)}`,
    handCard: (airline: string, count: number) => `${airline}, ${count} in your hand`,
    lifted: (count: number) => `${count} chosen`,
    player: (name: string) => `Player ${name}`,
    handBacks: (ordinary: number, abacus: number) =>
      abacus === 0 ? `${cards(ordinary)} in hand` : `${cards(ordinary)} and ${abacusShares(abacus)} in hand`,
    buyer: (airline: string, cost: string) => `${airline}, ${cost}`,
    rule: (rule: string) => `Rule ${rule}`,
    /** AE-2.2 */
    faceDown: 'points face down, as in the booklets: the standings count what the scorings paid',
    ifScoredNow: (paid: string) => `if scored now: ${paid}`,
    held: (count: number, paid: string) => `${shares(count)}, if scored now: ${paid}`,
    zoneOf: (from: number, row: string) => `from space ${from}: ${row}`,
  },
};

export type BoardWords = typeof EN_BOARD;
