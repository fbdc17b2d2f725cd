/** Sample data for the texts: at least one of every kind of news, refusal and action, with the facts a sentence must give. */

import type { Explained } from '@tarmac/airlines-europe/bot';
import type { Board, RefusalCode } from '@tarmac/airlines-europe/rules';
import { type Language, type Names, namesOf, type SENTENCES, type Text } from '@tarmac/airlines-europe/text';
import type { SpokenIn, TextSamples } from '@tarmac/kit/conformance';

const homes = {
  yellow: 'london',
  blue: 'london',
  violet: 'london',
  red: 'london',
  black: 'london',
  brown: 'london',
  green: 'london',
  orange: 'athens',
  gray: 'london',
  white: 'london',
} as const;

export const BOARD: Board = {
  id: 'tiny',
  name: { en: 'Tiny', fr: 'Minuscule' },
  source: 'reconstructed',
  cities: [
    { id: 'london', name: { en: 'London', fr: 'Londres' }, longitude: 0, latitude: 51 },
    { id: 'paris', name: { en: 'Paris', fr: 'Paris' }, longitude: 2, latitude: 49 },
    { id: 'athens', name: { en: 'Athens', fr: 'Athènes' }, longitude: 24, latitude: 38 },
  ],
  routes: [
    { id: 'london-paris', cities: ['london', 'paris'], licences: [2, 4, 6], remote: false },
    { id: 'paris-athens', cities: ['paris', 'athens'], licences: [5, 7], remote: false },
  ],
  homes,
  track: {
    zones: [{ from: 0, row: [6, 3, 2, 1, 0] }],
    starts: {
      yellow: 0,
      blue: 0,
      violet: 0,
      red: 0,
      black: 0,
      brown: 0,
      green: 0,
      orange: 0,
      gray: 0,
      white: 0,
    },
  },
  bonuses: [{ airline: 'orange', target: 'london', spaces: 6 }],
};

export const SEATS = ['Anna', 'Ben', 'Chloé'];

export const namesIn = (language: Language): Names => namesOf(language, BOARD, SEATS);

type Samples = TextSamples<SpokenIn<typeof SENTENCES>, Text, RefusalCode>;

const owner = {
  kind: 'exchanged',
  seat: 1,
  fromPortfolio: ['white'],
  fromHand: ['green', 'abacus'],
  backs: { ordinary: 1, abacus: 1 },
  acquired: 2,
} as const;

export const NEWS: Samples['news'] = {
  began: [
    {
      news: { kind: 'began', startSeat: 0, market: ['red', 'red', 'blue', 'white', 'gray'] },
      says: (_, { shares }) => ['Anna', '2', shares.red, shares.blue, shares.white, shares.gray],
    },
  ],
  redealt: [{ news: { kind: 'redealt', seat: 1 }, says: () => ['Ben'] }],
  opened: [
    {
      news: {
        kind: 'opened',
        shares: [
          ['yellow', 'red'],
          ['green', 'white'],
        ],
      },
      says: (_, { shares }) => ['Anna', shares.yellow, shares.red, 'Ben', shares.green, shares.white],
    },
  ],
  bought: [
    {
      news: { kind: 'bought', seat: 0, airline: 'yellow', route: 'london-paris', licence: 1, cost: 4, track: 12 },
      says: (names, { shares, money }) => ['Anna', shares.yellow, names.route('london-paris'), money(4), '12'],
    },
  ],
  bonus: [
    {
      news: { kind: 'bonus', airline: 'orange', target: 'london', spaces: 6, track: 31 },
      says: (names, { shares }) => [shares.orange, names.city('london'), '6', '31'],
    },
  ],
  allBlocked: [{ news: { kind: 'allBlocked' }, says: () => [] }],
  took: [{ news: { kind: 'took', seat: 2, airline: 'black' }, says: (_, { shares }) => ['Chloé', shares.black] }],
  drew: [
    { news: { kind: 'drew', seat: 0, airline: null }, says: () => ['Anna'] },
    { news: { kind: 'drew', seat: 0, airline: 'brown' }, says: (_, { shares }) => ['Anna', shares.brown] },
  ],
  wentOn: [{ news: { kind: 'wentOn', seat: 1 }, says: () => ['Ben'] }],
  wentWithout: [{ news: { kind: 'wentWithout', seat: 1 }, says: () => ['Ben'] }],
  turnedUp: [
    { news: { kind: 'turnedUp', airlines: [] }, says: () => [] },
    { news: { kind: 'turnedUp', airlines: ['gray'] }, says: (_, { shares }) => [shares.gray] },
    {
      news: { kind: 'turnedUp', airlines: ['gray', 'blue', 'gray'] },
      says: (_, { shares }) => ['2', shares.gray, shares.blue],
    },
  ],
  scoringCard: [{ news: { kind: 'scoringCard', seat: 0, holder: 1, number: 2 }, says: () => ['Anna', 'Ben', '2'] }],
  played: [
    { news: { kind: 'played', seat: 0, shares: ['violet'] }, says: (_, { shares }) => ['Anna', '1', shares.violet] },
    {
      news: { kind: 'played', seat: 0, shares: ['red', 'red', 'red'] },
      says: (_, { shares }) => ['Anna', '3', shares.red],
    },
    {
      news: { kind: 'played', seat: 0, shares: ['red', 'abacus'] },
      says: (_, { shares }) => ['Anna', shares.red, shares.abacus],
    },
  ],
  paid: [
    { news: { kind: 'paid', seat: 0, amount: 6, reason: 'dividend' }, says: (_, { money }) => ['Anna', money(6)] },
    { news: { kind: 'paid', seat: 1, amount: 8, reason: 'cash' }, says: (_, { money }) => ['Ben', money(8)] },
  ],
  exchanged: [
    { news: owner, says: (_, { shares }) => ['Ben', shares.white, shares.green, shares.abacus, '2'] },
    { news: { ...owner, fromHand: null }, says: (_, { shares }) => ['Ben', shares.white, '1', shares.abacus, '2'] },
    {
      news: { ...owner, fromPortfolio: [], fromHand: null, backs: { ordinary: 3, abacus: 0 } },
      says: (_, { shares }) => ['Ben', '3', shares.abacus, '2'],
    },
    {
      news: { ...owner, fromPortfolio: ['red'], fromHand: [], backs: { ordinary: 0, abacus: 0 }, acquired: 1 },
      says: (_, { shares }) => ['Ben', shares.red, '1', shares.abacus],
    },
  ],
  bankBroke: [
    {
      news: { kind: 'bankBroke', returned: [5, 0, 12] },
      says: (_, { money }) => ['Anna', money(5), 'Chloé', money(12)],
    },
    { news: { kind: 'bankBroke', returned: [0, 0, 0] }, says: (_, { money }) => [money(8)] },
  ],
  marketCleared: [
    { news: { kind: 'marketCleared', airlines: ['blue'] }, says: (_, { shares }) => [shares.blue] },
    { news: { kind: 'marketCleared', airlines: ['blue', 'red'] }, says: (_, { shares }) => [shares.blue, shares.red] },
  ],
  scoringBegan: [{ news: { kind: 'scoringBegan', number: 3 }, says: (_, { shares }) => [shares.abacus, '3'] }],
  thirdPortfolio: [
    {
      news: { kind: 'thirdPortfolio', shares: [0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 9] },
      says: (_, { shares }) => ['2', shares.red, shares.black, '9', shares.abacus],
    },
    { news: { kind: 'thirdPortfolio', shares: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] }, says: () => [] },
  ],
  scored: [
    {
      news: { kind: 'scored', share: 'blue', row: [6, 3, 2, 1, 0], held: [3, 1, 0], third: null, points: [6, 3, 0] },
      says: (_, { shares, points }) => [shares.blue, '6-3-2-1-0', 'Anna', points(6), 'Ben', points(3)],
    },
    {
      news: { kind: 'scored', share: 'abacus', row: [16, 8, 4, 2, 1], held: [0, 2], third: 7, points: [0, 8] },
      says: (_, { shares, points, thirdPlayer }) => [shares.abacus, '16-8-4-2-1', 'Ben', points(8), thirdPlayer, '7'],
    },
    {
      news: { kind: 'scored', share: 'red', row: [6, 3, 2, 1, 0], held: [0, 0], third: 0, points: [0, 0] },
      says: (_, { shares }) => [shares.red],
    },
  ],
  scoringEnded: [
    {
      news: { kind: 'scoringEnded', number: 1, points: [12, 1, 0] },
      says: (_, { points }) => ['Anna', points(12), 'Ben', points(1), 'Chloé', points(0)],
    },
  ],
  banned: [
    {
      news: { kind: 'banned', seat: 0, route: 'paris-athens', licence: 1 },
      says: (names) => ['Anna', '2', names.route('paris-athens')],
    },
  ],
  passed: [{ news: { kind: 'passed', seat: 1 }, says: () => ['Ben'] }],
  ended: [
    {
      news: { kind: 'ended', rule: 'AE-8.7', ranks: [2, 1, 3], scores: [40, 51, 33] },
      says: (_, { points }) => ['AE-8.7', 'Anna', points(40), 'Ben', points(51), 'Chloé', points(33)],
    },
    {
      news: { kind: 'ended', rule: 'AE-4.11', ranks: [1, 3, 1], scores: [51, 40, 51] },
      says: (_, { points }) => ['AE-4.11', 'Anna', 'Chloé', points(51), 'Ben', points(40)],
    },
  ],
};

const NONE: Samples['refusals'][RefusalCode][number] = { facts: {}, says: () => [] };

export const REFUSED: Samples['refusals'] = {
  gameOver: [NONE],
  notYourTurn: [NONE],
  notNow: (['opening', 'turn', 'second', 'share', 'exchange', 'market', 'ban', 'over'] as const).map((due) => ({
    facts: { due },
    says: (_, { frames }) => [frames.due[due]],
  })),
  sameAirline: [{ facts: { airline: 'red' }, says: (_, { shares }) => [shares.red] }],
  openingNotInHand: [{ facts: { airline: 'red' }, says: (_, { shares }) => [shares.red] }],
  airlineNotInPlay: [{ facts: { airline: 'yellow' }, says: (_, { shares }) => [shares.yellow] }],
  noSuchRoute: [{ facts: { route: 'paris-mars' }, says: () => ['paris-mars'] }],
  noSuchLicence: [
    { facts: { route: 'london-paris', licence: 3 }, says: (names) => ['4', names.route('london-paris')] },
  ],
  noAirplaneLeft: [{ facts: { airline: 'white' }, says: (_, { shares }) => [shares.white] }],
  alreadyOnRoute: [
    {
      facts: { airline: 'white', route: 'london-paris' },
      says: (names, { shares }) => [shares.white, names.route('london-paris')],
    },
  ],
  routeFull: [{ facts: { route: 'london-paris' }, says: (names) => [names.route('london-paris')] }],
  notCheapest: [
    {
      facts: { route: 'london-paris', licence: 2, cheapest: 1, cost: 4 },
      says: (names, { money }) => ['3', names.route('london-paris'), '2', money(4)],
    },
  ],
  notConnected: [
    {
      facts: { airline: 'orange', route: 'london-paris' },
      says: (names, { shares }) => [shares.orange, names.route('london-paris')],
    },
  ],
  tooDear: [{ facts: { cost: 7, cash: 3 }, says: (_, { money }) => [money(7), money(3)] }],
  notInMarket: [{ facts: { airline: 'green' }, says: (_, { shares }) => [shares.green] }],
  notInHand: [
    { facts: { share: 'abacus', count: 3, held: 2 }, says: (_, { shares }) => [shares.abacus, '3', '2'] },
    { facts: { share: 'red', count: 1, held: 0 }, says: (_, { shares }) => [shares.red, '1'] },
  ],
  twoOfOneAirline: [{ facts: { share: 'blue' }, says: (_, { shares }) => [shares.blue] }],
  noAbacusLeft: [
    { facts: { supply: 0 }, says: (_, { shares }) => [shares.abacus] },
    { facts: { supply: 1 }, says: (_, { shares }) => [shares.abacus, '1'] },
  ],
  tooFewShares: [
    { facts: { give: 3, held: 2 }, says: () => ['3', '2'] },
    { facts: { give: 1, held: 0 }, says: () => ['1'] },
  ],
  notHeld: [
    { facts: { share: 'black', from: 'hand' }, says: (_, { shares }) => [shares.black] },
    { facts: { share: 'black', from: 'portfolio' }, says: (_, { shares }) => [shares.black] },
  ],
  outOfOrder: [
    { facts: { share: 'black', from: 'hand' }, says: (_, { shares }) => [shares.black] },
    { facts: { share: 'black', from: 'portfolio' }, says: (_, { shares }) => [shares.black] },
  ],
  licenceNotFree: [
    { facts: { route: 'paris-athens', licence: 0 }, says: (names) => ['1', names.route('paris-athens')] },
  ],
  lastFreeLicence: [{ facts: { route: 'paris-athens' }, says: (names) => [names.route('paris-athens')] }],
};

export const ACTIONS: Samples['actions'] = {
  choose: [
    { action: { type: 'choose', shares: ['yellow', 'white'] }, says: (_, { shares }) => [shares.yellow, shares.white] },
  ],
  buy: [
    {
      action: { type: 'buy', airline: 'yellow', route: 'london-paris', licence: 1 },
      context: { cost: 4 },
      says: (names, { shares, money }) => [shares.yellow, names.route('london-paris'), money(4)],
    },
    {
      action: { type: 'buy', airline: 'yellow', route: 'london-paris', licence: 1 },
      says: (names, { shares }) => [shares.yellow, names.route('london-paris')],
    },
  ],
  stop: [{ action: { type: 'stop' }, says: () => [] }],
  take: [{ action: { type: 'take', airline: 'orange' }, says: (_, { shares }) => [shares.orange] }],
  draw: [{ action: { type: 'draw' }, says: () => [] }],
  play: [
    { action: { type: 'play', share: 'red', count: 1 }, says: (_, { shares }) => ['1', shares.red] },
    { action: { type: 'play', share: 'abacus', count: 4 }, says: (_, { shares }) => ['4', shares.abacus] },
  ],
  playTwo: [
    { action: { type: 'playTwo', shares: ['red', 'abacus'] }, says: (_, { shares }) => [shares.red, shares.abacus] },
  ],
  exchange: [
    { action: { type: 'exchange', give: 1 }, says: (_, { shares }) => ['1', shares.abacus] },
    { action: { type: 'exchange', give: 3 }, says: (_, { shares }) => ['3', '2', shares.abacus] },
  ],
  give: [
    { action: { type: 'give', from: 'hand', share: 'gray' }, says: (_, { shares }) => [shares.gray] },
    { action: { type: 'give', from: 'portfolio', share: 'abacus' }, says: (_, { shares }) => [shares.abacus] },
  ],
  cash: [{ action: { type: 'cash' }, says: (_, { money }) => [money(8)] }],
  ban: [
    {
      action: { type: 'ban', route: 'paris-athens', licence: 1 },
      context: { cost: 7 },
      says: (names, { money }) => ['2', names.route('paris-athens'), money(7)],
    },
  ],
  pass: [{ action: { type: 'pass' }, says: () => [] }],
};

export const EXPLAINED: Explained = {
  action: { type: 'buy', airline: 'yellow', route: 'london-paris', licence: 1 },
  chosen: true,
  winShare: 0.344,
  winShareError: 0.0196,
  points: 90.7,
  pointsError: 2.7,
  against: { type: 'cash' },
  comparison: 'better',
  reason: { term: 'growth', gain: 0.3 },
};

/** AE-8.4 holders of equally many shares. */
export const TIE = { names: ['Ana', 'Bo'], shares: 2, firstPlace: 1, values: [6, 3], sum: 9, exact: 4.5, points: 5 };
