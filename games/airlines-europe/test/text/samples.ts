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
    [
      { startSeat: 0, market: ['red', 'red', 'blue', 'white', 'gray'] },
      (_, { shares }) => ['Anna', '2', shares.red, shares.blue, shares.white, shares.gray],
    ],
  ],
  redealt: [[{ seat: 1 }, ['Ben']]],
  opened: [
    [
      {
        shares: [
          ['yellow', 'red'],
          ['green', 'white'],
        ],
      },
      (_, { shares }) => ['Anna', shares.yellow, shares.red, 'Ben', shares.green, shares.white],
    ],
  ],
  bought: [
    [
      { seat: 0, airline: 'yellow', route: 'london-paris', licence: 1, cost: 4, track: 12 },
      (names, { shares, money }) => ['Anna', shares.yellow, names.route('london-paris'), money(4), '12'],
    ],
  ],
  bonus: [
    [
      { airline: 'orange', target: 'london', spaces: 6, track: 31 },
      (names, { shares }) => [shares.orange, names.city('london'), '6', '31'],
    ],
  ],
  allBlocked: [[{}]],
  took: [[{ seat: 2, airline: 'black' }, (_, { shares }) => ['Chloé', shares.black]]],
  drew: [
    [{ seat: 0, airline: null }, ['Anna']],
    [{ seat: 0, airline: 'brown' }, (_, { shares }) => ['Anna', shares.brown]],
  ],
  wentOn: [[{ seat: 1 }, ['Ben']]],
  wentWithout: [[{ seat: 1 }, ['Ben']]],
  turnedUp: [
    [{ airlines: [] }],
    [{ airlines: ['gray'] }, (_, { shares }) => [shares.gray]],
    [{ airlines: ['gray', 'blue', 'gray'] }, (_, { shares }) => ['2', shares.gray, shares.blue]],
  ],
  scoringCard: [[{ seat: 0, holder: 1, number: 2 }, ['Anna', 'Ben', '2']]],
  played: [
    [{ seat: 0, shares: ['violet'] }, (_, { shares }) => ['Anna', '1', shares.violet]],
    [{ seat: 0, shares: ['red', 'red', 'red'] }, (_, { shares }) => ['Anna', '3', shares.red]],
    [{ seat: 0, shares: ['red', 'abacus'] }, (_, { shares }) => ['Anna', shares.red, shares.abacus]],
  ],
  paid: [
    [{ seat: 0, amount: 6, reason: 'dividend' }, (_, { money }) => ['Anna', money(6)]],
    [{ seat: 1, amount: 8, reason: 'cash' }, (_, { money }) => ['Ben', money(8)]],
  ],
  exchanged: [
    [owner, (_, { shares }) => ['Ben', shares.white, shares.green, shares.abacus, '2']],
    [{ ...owner, fromHand: null }, (_, { shares }) => ['Ben', shares.white, '1', shares.abacus, '2']],
    [
      { ...owner, fromPortfolio: [], fromHand: null, backs: { ordinary: 3, abacus: 0 } },
      (_, { shares }) => ['Ben', '3', shares.abacus, '2'],
    ],
    [
      { ...owner, fromPortfolio: ['red'], fromHand: [], backs: { ordinary: 0, abacus: 0 }, acquired: 1 },
      (_, { shares }) => ['Ben', shares.red, '1', shares.abacus],
    ],
  ],
  bankBroke: [
    [{ returned: [5, 0, 12] }, (_, { money }) => ['Anna', money(5), 'Chloé', money(12)]],
    [{ returned: [0, 0, 0] }, (_, { money }) => [money(8)]],
  ],
  marketCleared: [
    [{ airlines: ['blue'] }, (_, { shares }) => [shares.blue]],
    [{ airlines: ['blue', 'red'] }, (_, { shares }) => [shares.blue, shares.red]],
  ],
  scoringBegan: [[{ number: 3 }, (_, { shares }) => [shares.abacus, '3']]],
  thirdPortfolio: [
    [
      { shares: [0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 9] },
      (_, { shares }) => ['2', shares.red, shares.black, '9', shares.abacus],
    ],
    [{ shares: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] }],
  ],
  scored: [
    [
      { share: 'blue', row: [6, 3, 2, 1, 0], held: [3, 1, 0], third: null, points: [6, 3, 0] },
      (_, { shares, points }) => [shares.blue, '6-3-2-1-0', 'Anna', points(6), 'Ben', points(3)],
    ],
    [
      { share: 'abacus', row: [16, 8, 4, 2, 1], held: [0, 2], third: 7, points: [0, 8] },
      (_, { shares, points, thirdPlayer }) => [shares.abacus, '16-8-4-2-1', 'Ben', points(8), thirdPlayer, '7'],
    ],
    [{ share: 'red', row: [6, 3, 2, 1, 0], held: [0, 0], third: 0, points: [0, 0] }, (_, { shares }) => [shares.red]],
  ],
  scoringEnded: [
    [{ number: 1, points: [12, 1, 0] }, (_, { points }) => ['Anna', points(12), 'Ben', points(1), 'Chloé', points(0)]],
  ],
  banned: [[{ seat: 0, route: 'paris-athens', licence: 1 }, (names) => ['Anna', '2', names.route('paris-athens')]]],
  passed: [[{ seat: 1 }, ['Ben']]],
  ended: [
    [
      { rule: 'AE-8.7', ranks: [2, 1, 3], scores: [40, 51, 33] },
      (_, { points }) => ['AE-8.7', 'Anna', points(40), 'Ben', points(51), 'Chloé', points(33)],
    ],
    [
      { rule: 'AE-4.11', ranks: [1, 3, 1], scores: [51, 40, 51] },
      (_, { points }) => ['AE-4.11', 'Anna', 'Chloé', points(51), 'Ben', points(40)],
    ],
  ],
};

const NONE: Samples['refusals'][RefusalCode][number] = [{}];

export const REFUSED: Samples['refusals'] = {
  gameOver: [NONE],
  notYourTurn: [NONE],
  notNow: (['opening', 'turn', 'second', 'share', 'exchange', 'market', 'ban', 'over'] as const).map((due) => [
    { due },
    (_, { frames }) => [frames.due[due]],
  ]),
  sameAirline: [[{ airline: 'red' }, (_, { shares }) => [shares.red]]],
  openingNotInHand: [[{ airline: 'red' }, (_, { shares }) => [shares.red]]],
  airlineNotInPlay: [[{ airline: 'yellow' }, (_, { shares }) => [shares.yellow]]],
  noSuchRoute: [[{ route: 'paris-mars' }, ['paris-mars']]],
  noSuchLicence: [[{ route: 'london-paris', licence: 3 }, (names) => ['4', names.route('london-paris')]]],
  noAirplaneLeft: [[{ airline: 'white' }, (_, { shares }) => [shares.white]]],
  alreadyOnRoute: [
    [{ airline: 'white', route: 'london-paris' }, (names, { shares }) => [shares.white, names.route('london-paris')]],
  ],
  routeFull: [[{ route: 'london-paris' }, (names) => [names.route('london-paris')]]],
  notCheapest: [
    [
      { route: 'london-paris', licence: 2, cheapest: 1, cost: 4 },
      (names, { money }) => ['3', names.route('london-paris'), '2', money(4)],
    ],
  ],
  notConnected: [
    [{ airline: 'orange', route: 'london-paris' }, (names, { shares }) => [shares.orange, names.route('london-paris')]],
  ],
  tooDear: [[{ cost: 7, cash: 3 }, (_, { money }) => [money(7), money(3)]]],
  notInMarket: [[{ airline: 'green' }, (_, { shares }) => [shares.green]]],
  notInHand: [
    [{ share: 'abacus', count: 3, held: 2 }, (_, { shares }) => [shares.abacus, '3', '2']],
    [{ share: 'red', count: 1, held: 0 }, (_, { shares }) => [shares.red, '1']],
  ],
  twoOfOneAirline: [[{ share: 'blue' }, (_, { shares }) => [shares.blue]]],
  noAbacusLeft: [
    [{ supply: 0 }, (_, { shares }) => [shares.abacus]],
    [{ supply: 1 }, (_, { shares }) => [shares.abacus, '1']],
  ],
  tooFewShares: [
    [{ give: 3, held: 2 }, ['3', '2']],
    [{ give: 1, held: 0 }, ['1']],
  ],
  notHeld: [
    [{ share: 'black', from: 'hand' }, (_, { shares }) => [shares.black]],
    [{ share: 'black', from: 'portfolio' }, (_, { shares }) => [shares.black]],
  ],
  outOfOrder: [
    [{ share: 'black', from: 'hand' }, (_, { shares }) => [shares.black]],
    [{ share: 'black', from: 'portfolio' }, (_, { shares }) => [shares.black]],
  ],
  licenceNotFree: [[{ route: 'paris-athens', licence: 0 }, (names) => ['1', names.route('paris-athens')]]],
  lastFreeLicence: [[{ route: 'paris-athens' }, (names) => [names.route('paris-athens')]]],
};

export const ACTIONS: Samples['actions'] = {
  choose: [[{ shares: ['yellow', 'white'] }, (_, { shares }) => [shares.yellow, shares.white]]],
  buy: [
    [
      { airline: 'yellow', route: 'london-paris', licence: 1 },
      (names, { shares, money }) => [shares.yellow, names.route('london-paris'), money(4)],
      { cost: 4 },
    ],
    [
      { airline: 'yellow', route: 'london-paris', licence: 1 },
      (names, { shares }) => [shares.yellow, names.route('london-paris')],
    ],
  ],
  stop: [[{}]],
  take: [[{ airline: 'orange' }, (_, { shares }) => [shares.orange]]],
  draw: [[{}]],
  play: [
    [{ share: 'red', count: 1 }, (_, { shares }) => ['1', shares.red]],
    [{ share: 'abacus', count: 4 }, (_, { shares }) => ['4', shares.abacus]],
  ],
  playTwo: [[{ shares: ['red', 'abacus'] }, (_, { shares }) => [shares.red, shares.abacus]]],
  exchange: [
    [{ give: 1 }, (_, { shares }) => ['1', shares.abacus]],
    [{ give: 3 }, (_, { shares }) => ['3', '2', shares.abacus]],
  ],
  give: [
    [{ from: 'hand', share: 'gray' }, (_, { shares }) => [shares.gray]],
    [{ from: 'portfolio', share: 'abacus' }, (_, { shares }) => [shares.abacus]],
  ],
  cash: [[{}, (_, { money }) => [money(8)]]],
  ban: [
    [
      { route: 'paris-athens', licence: 1 },
      (names, { money }) => ['2', names.route('paris-athens'), money(7)],
      { cost: 7 },
    ],
  ],
  pass: [[{}]],
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
