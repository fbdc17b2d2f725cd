/** English words for the scoring moment, the end screen and the board as a list. */

import type { Share } from '@tarmac/airlines-europe/rules';
import { capital, EN_COMMON_MOMENTS, type TieWords, unbroken } from '@tarmac/kit/words';
import { list, points, shares, spaces } from './en-grammar.ts';
import { SHARE_NAMES } from './share-names.ts';

const decimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

const WHICH = ['first', 'second', 'third'] as const;
const scoring = (number: number): string => `${WHICH[number - 1] ?? EN_COMMON_MOMENTS.scoring.place(number)} scoring`;
/** 'both' for two, 'all' for more. */
const each = (count: number): string => (count === 2 ? 'both' : 'all');

export const EN_MOMENTS = {
  scoring: {
    ...EN_COMMON_MOMENTS.scoring,
    title: (number: number) => capital(scoring(number)),
    order: 'The airline farthest along the track is scored first, Air ABACUS last.',
    thisScoring: 'After this scoring',
    shares,
    nobody: 'Nobody has a share of it in the portfolio: no points.',
    thirdNote: 'The fictitious third player takes places and shares ties; its points are lost (AE-9.2).',
    tie: ({ names, shares: held, firstPlace, values, sum, exact, points: got }: TieWords) => {
      const places = values.map((_, at) => String(firstPlace + at));
      const divided = `(${values.join(' + ')}) ÷ ${names.length} = ${decimal.format(exact)}`;
      const result = Number.isInteger(exact) ? '' : `, rounded up to ${got}`;
      const sharing = `${list(names)} hold ${shares(held)} each and share places ${list(places)}`;
      return sum === 0 ? `${sharing}, which pay nothing.` : `${sharing}: ${unbroken(divided)}${result}.`;
    },
    tiesTitle: 'Shared places (AE-8.4)',
    nextScoring: 'Next scoring',
  },
  standings: {
    ...EN_COMMON_MOMENTS.standings,
    about: (number: number) => `What each airline would pay if the ${scoring(number)} came now.`,
    ifScoredNow: 'If scored now',
    thirdKnown: (hidden: number, counts: boolean) =>
      counts
        ? `This scoring counts a fictitious third player (AE-9.2): the market, the Air ABACUS left, the deck and what was given up. ${hidden} of its cards are hidden: where they may matter, points are given from the least to the most.`
        : `Only the third scoring counts the fictitious third player (AE-9.2). It has what lies in the market and what was given up for all to see, the Air ABACUS left, and ${hidden} hidden ${hidden === 1 ? 'card' : 'cards'}.`,
    /** AE-2.2, AE-11.4 */
    faceDown:
      'The booklets keep points face down (AE-2.2). What each scoring paid everyone saw, and these points are counted from it.',
  },
  end: {
    ...EN_COMMON_MOMENTS.end,
    endedBy: {
      'AE-8.7': 'The game ended right after the third scoring.',
      'AE-4.11': 'The game ended early: no airline could be given another licence, so there was one last scoring.',
    },
    startPoints: 'At the start',
    scoring: (number: number) => capital(scoring(number)),
    tieBroken: (total: number, names: readonly string[], abacus: readonly number[]) =>
      `${list(names)} ${each(names.length)} have ${points(total)}. Air ABACUS shares in the portfolio decide: ${list(names.map((name, at) => `${name} (${abacus[at]})`))} (AE-8.7).`,
    tieShared: (total: number, names: readonly string[], abacus: number) =>
      `${list(names)} ${each(names.length)} have ${points(total)} and ${abacus === 0 ? 'no Air ABACUS share' : `${abacus} Air ABACUS ${abacus === 1 ? 'share' : 'shares'}`} in the portfolio: they share the place (AE-8.7).`,
    pointsChartNote: 'Airline by airline, in the order of the scorings.',
    valuesChart: 'Airlines on the value track',
    valuesChartNote: 'The space of each marker, whenever one moved.',
    scorings: 'Scoring',
    /** Axis of a chart. */
    spaces: 'Spaces',
    lead: (number: number, names: readonly string[], total: number) =>
      `${capital(scoring(number))}: ${list(names)} ${names.length === 1 ? 'takes' : 'share'} the lead with ${points(total)}.`,
    kept: (names: readonly string[]) =>
      `${list(names)} ${names.length === 1 ? 'takes' : 'share'} the lead in the first scoring and ${names.length === 1 ? 'keeps' : 'keep'} it to the end.`,
    bestScoring: (number: number, name: string, made: number) =>
      `The most in one scoring: ${name}, ${points(made)} in the ${scoring(number)}.`,
    bestPayout: (number: number, name: string, share: Share, made: number) =>
      `The most at once: ${SHARE_NAMES[share]} pays ${name} ${points(made)} in the ${scoring(number)}.`,
  },
  list: {
    ...EN_COMMON_MOMENTS.list,
    home: (share: Share) => `Home of ${SHARE_NAMES[share]}`,
    bonus: (share: Share, forward: number) => `Bonus for ${SHARE_NAMES[share]}: ${spaces(forward)}`,
    routes: (count: number) => `${count} ${count === 1 ? 'route' : 'routes'}`,
    possible: (count: number) => `${count} possible now`,
    to: (city: string) => `To ${city}`,
    remote: 'remote',
    licence: (number: number, cost: string) => `Licence ${number}, ${cost}`,
    banned: 'banned',
    buyFor: (share: Share) => `Buy for ${SHARE_NAMES[share]}`,
    ban: 'Ban it',
  },
};

export type MomentWords = typeof EN_MOMENTS;
