/** Sample data for the texts: at least one of every kind of news, refusal and action, with the facts a sentence must give. */

import type { Explained } from '@tarmac/airlines/bot';
import type { RefusalCode } from '@tarmac/airlines/rules';
import { type Language, type Names, namesOf, type SENTENCES, type Text } from '@tarmac/airlines/text';
import type { SpokenIn, TextSamples } from '@tarmac/kit/conformance';
import { BOARD } from './tiny-board.ts';

export const SEATS = ['Anna', 'Ben', 'Chloé'];

export const namesIn = (language: Language): Names => namesOf(language, BOARD, SEATS);

type Samples = TextSamples<SpokenIn<typeof SENTENCES>, Text, RefusalCode>;

export const NEWS: Samples['news'] = {
  began: [[{ startSeat: 0, row: ['boi', 'boi', 'ita', 'hit', 'zeb'] }, ['Anna', '2', 'BOI', 'ITA', 'HIT', 'ZEB']]],
  exchanged: [[{ seat: 1, flight: 'wavy-2b' }, (names) => ['Ben', names.flight('wavy-2b')]]],
  removed: [
    [{ seat: 2, airlines: ['tav'] }, ['Chloé', 'TAV']],
    [{ seat: null, airlines: ['tav'] }, ['TAV']],
    [{ seat: null, airlines: ['tav', 'ruk', 'tav'] }, ['2', 'TAV', 'RUK']],
  ],
  founded: [
    [
      { seat: 0, airline: 'ita', count: 1, headquarters: 'havana' },
      (names) => ['Anna', 'ITA', '1', names.city('havana')],
    ],
    [
      { seat: 0, airline: 'ita', count: 3, headquarters: 'havana' },
      (names) => ['Anna', 'ITA', '3', names.city('havana')],
    ],
  ],
  flew: [
    [
      { seat: 1, airline: 'hit', route: 'boston-havana', circle: 1, number: 7, flight: 'dotted-9' },
      (names) => ['Ben', 'HIT', names.route('boston-havana'), '7', names.flight('dotted-9')],
    ],
  ],
  expanding: [[{ seat: 1 }, ['Ben']]],
  stayed: [[{ seat: 1 }, ['Ben']]],
  drewFlight: [
    [{ seat: 0, flight: null }, ['Anna']],
    [{ seat: 0, flight: 'double-10' }, (names) => ['Anna', names.flight('double-10')]],
  ],
  noFlightLeft: [[{ seat: 0 }, ['Anna']]],
  flightsShuffled: [
    [{ count: 1 }, ['1']],
    [{ count: 12 }, ['12']],
  ],
  laid: [
    [{ seat: 2, airline: 'boi', count: 1 }, ['Chloé', '1', 'BOI']],
    [{ seat: 2, airline: 'boi', count: 4 }, ['Chloé', '4', 'BOI']],
  ],
  sabotaged: [
    [
      { seat: 0, airline: 'pex', route: 'havana-denver', circle: 2, number: 11 },
      (names) => ['Anna', 'PEX', names.route('havana-denver'), '11'],
    ],
  ],
  inactive: [[{ airline: 'mox' }, ['MOX']]],
  took: [[{ seat: 2, airline: 'lum' }, ['Chloé', 'LUM']]],
  drew: [
    [{ seat: 0, airline: null }, ['Anna']],
    [{ seat: 0, airline: 'ruk' }, ['Anna', 'RUK']],
  ],
  turnedUp: [[{ airline: 'ita' }, ['ITA']]],
  pileEmpty: [[{}]],
  scoringCardsIn: [[{ round: 4 }, ['4']]],
  scoringCard: [[{ seat: 1, number: 2 }, ['Ben', '2', '3']]],
  shuffledBack: [[{ seat: 1 }, ['Ben']]],
  scoringBegan: [[{ number: 4 }, ['4']]],
  thirdPlayer: [
    [{ stock: [0, 3, 0, 0, 1, 0, 0, 0, 0] }, (_, { thirdPlayer }) => ['3', 'ITA', 'MOX', bare(thirdPlayer)]],
    [{ stock: [0, 0, 0, 0, 0, 0, 0, 0, 0] }, (_, { thirdPlayer }) => [bare(thirdPlayer)]],
  ],
  scored: [
    [
      { airline: 'ita', markers: 11, held: [3, 2, 0], third: null, points: [11, 5, 0] },
      (_, { points }) => ['ITA', '11', 'Anna', points(11), '3', 'Ben', points(5), '2'],
    ],
    [
      { airline: 'boi', markers: 2, held: [0, 1], third: 4, points: [0, 1] },
      (_, { points, thirdPlayer }) => ['BOI', '2', 'Ben', points(1), thirdPlayer, '4'],
    ],
    [{ airline: 'boi', markers: 2, held: [0, 0], third: 0, points: [0, 0] }, ['BOI', '2']],
  ],
  scoringEnded: [
    [
      { number: 2, points: [12, 1, 0] },
      (_, { points }) => ['2', 'Anna', points(12), 'Ben', points(1), 'Chloé', points(0)],
    ],
  ],
  lastRound: [[{ seat: 2 }, ['Chloé']]],
  stalemate: [
    [{ turns: 9, routesOpen: true }, ['9']],
    [{ turns: 3, routesOpen: false }, ['3']],
  ],
  bonus: [[{ points: [2, 0, 1] }, (_, { points }) => ['Anna', points(2), 'Chloé', points(1)]], [{ points: [0, 0, 0] }]],
  ended: [
    [
      { rule: 'AL-9.3', ranks: [2, 1, 3], scores: [40, 51, 33] },
      (_, { points }) => ['AL-9.3', 'Anna', points(40), 'Ben', points(51), 'Chloé', points(33)],
    ],
    [
      { rule: 'AL-9.5', ranks: [1, 3, 1], scores: [51, 40, 51] },
      (_, { points }) => ['AL-9.5', 'Anna', 'Chloé', points(51), 'Ben', points(40)],
    ],
  ],
};

/** Without its article, which a sentence may melt into another word. */
function bare(words: string): string {
  return words.replace(/^\S+ /, '');
}

const NONE: Samples['refusals'][RefusalCode][number] = [{}];

export const REFUSED: Samples['refusals'] = {
  gameOver: [NONE],
  notYourTurn: [NONE],
  notNow: (['turn', 'flight', 'stock', 'sabotage', 'over'] as const).map((due) => [
    { due },
    (_, { frames }) => [frames.due[due]],
  ]),
  noSuchRoute: [[{ route: 'boston-mars' }, ['boston-mars']]],
  noSuchFlight: [[{ flight: 'curly-3' }, ['curly-3']]],
  noSuchCircle: [[{ route: 'boston-havana', circle: 3 }, (names) => ['4', names.route('boston-havana')]]],
  flightNotInHand: [[{ flight: 'solid-7' }, (names) => [names.flight('solid-7')]]],
  wrongStyle: [[{ flight: 'solid-7', style: 'wavy' }, (names, { styles }) => [names.flight('solid-7'), styles.wavy]]],
  styleNotAllowed: [[{ airline: 'ruk', style: 'wavy' }, (_, { styles }) => ['RUK', styles.wavy]]],
  routeFull: [[{ route: 'boston-havana' }, (names) => [names.route('boston-havana')]]],
  tooLow: [[{ flight: 'dashed-3', value: 3, number: 5 }, (_, { styles }) => [styles.dashed.slice(1), '3', '5']]],
  notConnected: [[{ airline: 'ita', route: 'boston-havana' }, (names) => ['ITA', names.route('boston-havana')]]],
  noMarkerLeft: [
    [{ airline: 'zeb', rule: 'AL-4.1' }, ['ZEB']],
    [{ airline: 'zeb', rule: 'AL-5.1' }, ['ZEB']],
  ],
  alreadyOnRoute: [[{ airline: 'hit', route: 'boston-havana' }, (names) => ['HIT', names.route('boston-havana')]]],
  stillUsable: [[{ flight: 'double-2' }, (_, { styles }) => [styles.double.slice(1), '2']]],
  nothingToExchange: [NONE],
  alreadyFounded: [[{ airline: 'boi' }, ['BOI']]],
  notFounded: [[{ airline: 'boi' }, ['BOI']]],
  airlineInactive: [[{ airline: 'boi' }, ['BOI']]],
  notAtHeadquarters: [[{ airline: 'ita', route: 'boston-havana' }, (names) => ['ITA', names.route('boston-havana')]]],
  stockNotInHand: [
    [{ airline: 'tav', count: 3, held: 2 }, ['TAV', '3', '2']],
    [{ airline: 'tav', count: 1, held: 0 }, ['TAV', '1']],
    [{ airline: 'tav', count: 0, held: 2 }, ['TAV']],
  ],
  notFaceUp: [[{ airline: 'pex' }, ['PEX']]],
  pileEmpty: [NONE],
  notInactive: [[{ airline: 'pex' }, ['PEX']]],
  alreadyRemoved: [NONE],
  circleNotFree: [[{ route: 'havana-denver', circle: 1 }, (names) => ['8', names.route('havana-denver')]]],
  numberTooLow: [
    [{ route: 'havana-denver', circle: 0, number: 3 }, (names) => ['3', names.route('havana-denver'), '5']],
  ],
  alreadySabotaged: [[{ route: 'havana-denver' }, (names) => [names.route('havana-denver')]]],
};

export const ACTIONS: Samples['actions'] = {
  exchange: [[{ flight: 'wavy-1' }, (names) => [names.flight('wavy-1')]]],
  remove: [[{ airline: 'tav' }, ['TAV']]],
  found: [
    [
      { airline: 'ita', count: 1, route: 'havana-denver', flight: 'wavy-9' },
      (names) => ['ITA', '1', names.route('havana-denver'), names.flight('wavy-9')],
    ],
    [
      { airline: 'ita', count: 4, route: 'havana-denver', flight: 'wavy-9' },
      (names) => ['ITA', '4', names.route('havana-denver'), names.flight('wavy-9')],
    ],
  ],
  expand: [[{}]],
  fly: [
    [
      { airline: 'boi', route: 'boston-havana', flight: 'dotted-5' },
      (names) => ['BOI', names.route('boston-havana'), names.flight('dotted-5')],
    ],
  ],
  stop: [[{}], [{}, [], { frame: 'flight' }], [{}, [], { frame: 'sabotage' }]],
  play: [
    [{ airline: 'ita', count: 1 }, ['1', 'ITA']],
    [{ airline: 'ita', count: 4 }, ['4', 'ITA']],
  ],
  sabotage: [
    [{ airline: 'hit', route: 'havana-denver', circle: 2 }, (names) => ['HIT', names.route('havana-denver'), '11']],
  ],
  take: [[{ airline: 'zeb' }, ['ZEB']]],
  draw: [[{}]],
};

export const EXPLAINED: Explained = {
  action: { type: 'fly', airline: 'boi', route: 'boston-havana', flight: 'dotted-5' },
  chosen: true,
  winShare: 0.344,
  winShareError: 0.0196,
  points: 90.7,
  pointsError: 2.7,
  against: { type: 'stop' },
  comparison: 'better',
  reason: { term: 'growth', gain: 0.3 },
};

/** AL-9.2 holders of equally many cards, for first place and for second. */
export const FIRST = { names: ['Ana', 'Bo'], shares: 3, firstPlace: 1, values: [11, 5], exact: 8, points: 8 };
export const THREE = {
  names: ['Ana', 'Bo', 'Cy'],
  shares: 3,
  firstPlace: 1,
  values: [11, 5, 0],
  exact: 16 / 3,
  points: 5,
};
export const SECOND = { names: ['Bo', 'Di'], shares: 3, firstPlace: 2, values: [5, 0], exact: 2.5, points: 2 };
