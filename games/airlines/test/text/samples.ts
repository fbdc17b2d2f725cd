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
  began: [
    {
      news: { kind: 'began', startSeat: 0, row: ['boi', 'boi', 'ita', 'hit', 'zeb'] },
      says: () => ['Anna', '2', 'BOI', 'ITA', 'HIT', 'ZEB'],
    },
  ],
  exchanged: [
    {
      news: { kind: 'exchanged', seat: 1, flight: 'wavy-2b' },
      says: (names) => ['Ben', names.flight('wavy-2b')],
    },
  ],
  removed: [
    { news: { kind: 'removed', seat: 2, airlines: ['tav'] }, says: () => ['Chloé', 'TAV'] },
    { news: { kind: 'removed', seat: null, airlines: ['tav'] }, says: () => ['TAV'] },
    { news: { kind: 'removed', seat: null, airlines: ['tav', 'ruk', 'tav'] }, says: () => ['2', 'TAV', 'RUK'] },
  ],
  founded: [
    {
      news: { kind: 'founded', seat: 0, airline: 'ita', count: 1, headquarters: 'havana' },
      says: (names) => ['Anna', 'ITA', '1', names.city('havana')],
    },
    {
      news: { kind: 'founded', seat: 0, airline: 'ita', count: 3, headquarters: 'havana' },
      says: (names) => ['Anna', 'ITA', '3', names.city('havana')],
    },
  ],
  flew: [
    {
      news: {
        kind: 'flew',
        seat: 1,
        airline: 'hit',
        route: 'boston-havana',
        circle: 1,
        number: 7,
        flight: 'dotted-9',
      },
      says: (names) => ['Ben', 'HIT', names.route('boston-havana'), '7', names.flight('dotted-9')],
    },
  ],
  expanding: [{ news: { kind: 'expanding', seat: 1 }, says: () => ['Ben'] }],
  stayed: [{ news: { kind: 'stayed', seat: 1 }, says: () => ['Ben'] }],
  drewFlight: [
    { news: { kind: 'drewFlight', seat: 0, flight: null }, says: () => ['Anna'] },
    {
      news: { kind: 'drewFlight', seat: 0, flight: 'double-10' },
      says: (names) => ['Anna', names.flight('double-10')],
    },
  ],
  noFlightLeft: [{ news: { kind: 'noFlightLeft', seat: 0 }, says: () => ['Anna'] }],
  flightsShuffled: [
    { news: { kind: 'flightsShuffled', count: 1 }, says: () => ['1'] },
    { news: { kind: 'flightsShuffled', count: 12 }, says: () => ['12'] },
  ],
  laid: [
    { news: { kind: 'laid', seat: 2, airline: 'boi', count: 1 }, says: () => ['Chloé', '1', 'BOI'] },
    { news: { kind: 'laid', seat: 2, airline: 'boi', count: 4 }, says: () => ['Chloé', '4', 'BOI'] },
  ],
  sabotaged: [
    {
      news: { kind: 'sabotaged', seat: 0, airline: 'pex', route: 'havana-denver', circle: 2, number: 11 },
      says: (names) => ['Anna', 'PEX', names.route('havana-denver'), '11'],
    },
  ],
  inactive: [{ news: { kind: 'inactive', airline: 'mox' }, says: () => ['MOX'] }],
  took: [{ news: { kind: 'took', seat: 2, airline: 'lum' }, says: () => ['Chloé', 'LUM'] }],
  drew: [
    { news: { kind: 'drew', seat: 0, airline: null }, says: () => ['Anna'] },
    { news: { kind: 'drew', seat: 0, airline: 'ruk' }, says: () => ['Anna', 'RUK'] },
  ],
  turnedUp: [{ news: { kind: 'turnedUp', airline: 'ita' }, says: () => ['ITA'] }],
  pileEmpty: [{ news: { kind: 'pileEmpty' }, says: () => [] }],
  scoringCardsIn: [{ news: { kind: 'scoringCardsIn', round: 4 }, says: () => ['4'] }],
  scoringCard: [{ news: { kind: 'scoringCard', seat: 1, number: 2 }, says: () => ['Ben', '2', '3'] }],
  shuffledBack: [{ news: { kind: 'shuffledBack', seat: 1 }, says: () => ['Ben'] }],
  scoringBegan: [{ news: { kind: 'scoringBegan', number: 4 }, says: () => ['4'] }],
  thirdPlayer: [
    {
      news: { kind: 'thirdPlayer', stock: [0, 3, 0, 0, 1, 0, 0, 0, 0] },
      says: (_, { thirdPlayer }) => ['3', 'ITA', 'MOX', bare(thirdPlayer)],
    },
    {
      news: { kind: 'thirdPlayer', stock: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
      says: (_, { thirdPlayer }) => [bare(thirdPlayer)],
    },
  ],
  scored: [
    {
      news: { kind: 'scored', airline: 'ita', markers: 11, held: [3, 2, 0], third: null, points: [11, 5, 0] },
      says: (_, { points }) => ['ITA', '11', 'Anna', points(11), '3', 'Ben', points(5), '2'],
    },
    {
      news: { kind: 'scored', airline: 'boi', markers: 2, held: [0, 1], third: 4, points: [0, 1] },
      says: (_, { points, thirdPlayer }) => ['BOI', '2', 'Ben', points(1), thirdPlayer, '4'],
    },
    {
      news: { kind: 'scored', airline: 'boi', markers: 2, held: [0, 0], third: 0, points: [0, 0] },
      says: () => ['BOI', '2'],
    },
  ],
  scoringEnded: [
    {
      news: { kind: 'scoringEnded', number: 2, points: [12, 1, 0] },
      says: (_, { points }) => ['2', 'Anna', points(12), 'Ben', points(1), 'Chloé', points(0)],
    },
  ],
  lastRound: [{ news: { kind: 'lastRound', seat: 2 }, says: () => ['Chloé'] }],
  stalemate: [
    { news: { kind: 'stalemate', turns: 9, routesOpen: true }, says: () => ['9'] },
    { news: { kind: 'stalemate', turns: 3, routesOpen: false }, says: () => ['3'] },
  ],
  bonus: [
    {
      news: { kind: 'bonus', points: [2, 0, 1] },
      says: (_, { points }) => ['Anna', points(2), 'Chloé', points(1)],
    },
    { news: { kind: 'bonus', points: [0, 0, 0] }, says: () => [] },
  ],
  ended: [
    {
      news: { kind: 'ended', rule: 'AL-9.3', ranks: [2, 1, 3], scores: [40, 51, 33] },
      says: (_, { points }) => ['AL-9.3', 'Anna', points(40), 'Ben', points(51), 'Chloé', points(33)],
    },
    {
      news: { kind: 'ended', rule: 'AL-9.5', ranks: [1, 3, 1], scores: [51, 40, 51] },
      says: (_, { points }) => ['AL-9.5', 'Anna', 'Chloé', points(51), 'Ben', points(40)],
    },
  ],
};

/** Without its article, which a sentence may melt into another word. */
function bare(words: string): string {
  return words.replace(/^\S+ /, '');
}

const NONE: Samples['refusals'][RefusalCode][number] = { facts: {}, says: () => [] };

export const REFUSED: Samples['refusals'] = {
  gameOver: [NONE],
  notYourTurn: [NONE],
  notNow: (['turn', 'flight', 'stock', 'sabotage', 'over'] as const).map((due) => ({
    facts: { due },
    says: (_, { frames }) => [frames.due[due]],
  })),
  noSuchRoute: [{ facts: { route: 'boston-mars' }, says: () => ['boston-mars'] }],
  noSuchFlight: [{ facts: { flight: 'curly-3' }, says: () => ['curly-3'] }],
  noSuchCircle: [
    { facts: { route: 'boston-havana', circle: 3 }, says: (names) => ['4', names.route('boston-havana')] },
  ],
  flightNotInHand: [{ facts: { flight: 'solid-7' }, says: (names) => [names.flight('solid-7')] }],
  wrongStyle: [
    {
      facts: { flight: 'solid-7', style: 'wavy' },
      says: (names, { styles }) => [names.flight('solid-7'), styles.wavy],
    },
  ],
  styleNotAllowed: [{ facts: { airline: 'ruk', style: 'wavy' }, says: (_, { styles }) => ['RUK', styles.wavy] }],
  routeFull: [{ facts: { route: 'boston-havana' }, says: (names) => [names.route('boston-havana')] }],
  tooLow: [
    {
      facts: { flight: 'dashed-3', value: 3, number: 5 },
      says: (_, { styles }) => [styles.dashed.slice(1), '3', '5'],
    },
  ],
  notConnected: [
    {
      facts: { airline: 'ita', route: 'boston-havana' },
      says: (names) => ['ITA', names.route('boston-havana')],
    },
  ],
  noMarkerLeft: [
    { facts: { airline: 'zeb', rule: 'AL-4.1' }, says: () => ['ZEB'] },
    { facts: { airline: 'zeb', rule: 'AL-5.1' }, says: () => ['ZEB'] },
  ],
  alreadyOnRoute: [
    {
      facts: { airline: 'hit', route: 'boston-havana' },
      says: (names) => ['HIT', names.route('boston-havana')],
    },
  ],
  stillUsable: [{ facts: { flight: 'double-2' }, says: (_, { styles }) => [styles.double.slice(1), '2'] }],
  nothingToExchange: [NONE],
  alreadyFounded: [{ facts: { airline: 'boi' }, says: () => ['BOI'] }],
  notFounded: [{ facts: { airline: 'boi' }, says: () => ['BOI'] }],
  airlineInactive: [{ facts: { airline: 'boi' }, says: () => ['BOI'] }],
  notAtHeadquarters: [
    {
      facts: { airline: 'ita', route: 'boston-havana' },
      says: (names) => ['ITA', names.route('boston-havana')],
    },
  ],
  stockNotInHand: [
    { facts: { airline: 'tav', count: 3, held: 2 }, says: () => ['TAV', '3', '2'] },
    { facts: { airline: 'tav', count: 1, held: 0 }, says: () => ['TAV', '1'] },
    { facts: { airline: 'tav', count: 0, held: 2 }, says: () => ['TAV'] },
  ],
  notFaceUp: [{ facts: { airline: 'pex' }, says: () => ['PEX'] }],
  pileEmpty: [NONE],
  notInactive: [{ facts: { airline: 'pex' }, says: () => ['PEX'] }],
  alreadyRemoved: [NONE],
  circleNotFree: [
    { facts: { route: 'havana-denver', circle: 1 }, says: (names) => ['8', names.route('havana-denver')] },
  ],
  numberTooLow: [
    {
      facts: { route: 'havana-denver', circle: 0, number: 3 },
      says: (names) => ['3', names.route('havana-denver'), '5'],
    },
  ],
  alreadySabotaged: [{ facts: { route: 'havana-denver' }, says: (names) => [names.route('havana-denver')] }],
};

export const ACTIONS: Samples['actions'] = {
  exchange: [{ action: { type: 'exchange', flight: 'wavy-1' }, says: (names) => [names.flight('wavy-1')] }],
  remove: [{ action: { type: 'remove', airline: 'tav' }, says: () => ['TAV'] }],
  found: [
    {
      action: { type: 'found', airline: 'ita', count: 1, route: 'havana-denver', flight: 'wavy-9' },
      says: (names) => ['ITA', '1', names.route('havana-denver'), names.flight('wavy-9')],
    },
    {
      action: { type: 'found', airline: 'ita', count: 4, route: 'havana-denver', flight: 'wavy-9' },
      says: (names) => ['ITA', '4', names.route('havana-denver'), names.flight('wavy-9')],
    },
  ],
  expand: [{ action: { type: 'expand' }, says: () => [] }],
  fly: [
    {
      action: { type: 'fly', airline: 'boi', route: 'boston-havana', flight: 'dotted-5' },
      says: (names) => ['BOI', names.route('boston-havana'), names.flight('dotted-5')],
    },
  ],
  stop: [
    { action: { type: 'stop' }, says: () => [] },
    { action: { type: 'stop' }, context: { frame: 'flight' }, says: () => [] },
    { action: { type: 'stop' }, context: { frame: 'sabotage' }, says: () => [] },
  ],
  play: [
    { action: { type: 'play', airline: 'ita', count: 1 }, says: () => ['1', 'ITA'] },
    { action: { type: 'play', airline: 'ita', count: 4 }, says: () => ['4', 'ITA'] },
  ],
  sabotage: [
    {
      action: { type: 'sabotage', airline: 'hit', route: 'havana-denver', circle: 2 },
      says: (names) => ['HIT', names.route('havana-denver'), '11'],
    },
  ],
  take: [{ action: { type: 'take', airline: 'zeb' }, says: () => ['ZEB'] }],
  draw: [{ action: { type: 'draw' }, says: () => [] }],
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
