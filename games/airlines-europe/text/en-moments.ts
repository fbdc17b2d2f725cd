/** English for the scoring moment, the end screen and the board as a list. */

import { capital, EN_COMMON_MOMENTS, unbroken } from '@tarmac/kit/words';
import { list, points, shares, spaces } from './en-grammar.ts';
import type { MomentWords } from './moments-words.ts';
import { SHARE_NAMES } from './share-names.ts';

const decimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

const WHICH = ['first', 'second', 'third'] as const;
const scoring = (number: number): string => `${WHICH[number - 1] ?? EN_COMMON_MOMENTS.scoring.place(number)} scoring`;
/** 'both' for two, 'all' for more. */
const each = (count: number): string => (count === 2 ? 'both' : 'all');

export const EN_MOMENTS: MomentWords = {
  scoring: {
    ...EN_COMMON_MOMENTS.scoring,
    title: (number) => capital(scoring(number)),
    order: 'The airline farthest along the track is scored first, Air ABACUS last.',
    thisScoring: 'This scoring',
    shares,
    nobody: 'Nobody holds a share of it: no points.',
    thirdNote: 'The fictitious third player takes places and shares ties; its points are lost (AE-9.2).',
    tie: ({ names, shares: held, firstPlace, values, sum, exact, points: got }) => {
      const places = values.map((_, at) => String(firstPlace + at));
      const divided = `(${values.join(' + ')}) ÷ ${names.length} = ${decimal.format(exact)}`;
      const result = Number.isInteger(exact) ? '' : `, rounded up ${got}`;
      const sharing = `${list(names)} hold ${shares(held)} each and share places ${list(places)}`;
      return sum === 0 ? `${sharing}, which pay nothing.` : `${sharing}: ${unbroken(divided)}${result}.`;
    },
    tiesTitle: 'Shared places (AE-8.4)',
    nextScoring: 'Next scoring',
  },
  end: {
    ...EN_COMMON_MOMENTS.end,
    endedBy: {
      'AE-8.7': 'The game ended right after the third scoring.',
      'AE-4.11': 'The game ended early: no airline could be given another licence, so there was one last scoring.',
    },
    startPoints: 'At the start',
    scoring: (number) => capital(scoring(number)),
    tieBroken: (total, names, abacus) =>
      `${list(names)} ${each(names.length)} have ${points(total)}. Air ABACUS shares in the portfolio decide: ${list(names.map((name, at) => `${name} (${abacus[at]})`))} (AE-8.7).`,
    tieShared: (total, names, abacus) =>
      `${list(names)} ${each(names.length)} have ${points(total)} and ${abacus === 0 ? 'no Air ABACUS share' : `${abacus} Air ABACUS ${abacus === 1 ? 'share' : 'shares'}`} in the portfolio: they share the place (AE-8.7).`,
    pointsChartNote: 'Airline by airline, in the order of the scorings.',
    valuesChart: 'Airlines on the value track',
    valuesChartNote: 'The space of each marker, whenever one moved.',
    scorings: 'Scoring',
    spaces: 'Spaces',
    lead: (number, names, total) =>
      `${capital(scoring(number))}: ${list(names)} ${names.length === 1 ? 'takes' : 'share'} the lead with ${points(total)}.`,
    kept: (names) =>
      `${list(names)} ${names.length === 1 ? 'takes' : 'share'} the lead in the first scoring and ${names.length === 1 ? 'keeps' : 'keep'} it to the end.`,
    bestScoring: (number, name, made) => `The most in one scoring: ${name}, ${points(made)} in the ${scoring(number)}.`,
    bestPayout: (number, name, share, made) =>
      `The most at once: ${SHARE_NAMES[share]} pays ${name} ${points(made)} in the ${scoring(number)}.`,
  },
  list: {
    ...EN_COMMON_MOMENTS.list,
    home: (share) => `Home of ${SHARE_NAMES[share]}`,
    bonus: (share, forward) => `Bonus for ${SHARE_NAMES[share]}: ${spaces(forward)}`,
    routes: (count) => `${count} ${count === 1 ? 'route' : 'routes'}`,
    possible: (count) => `${count} possible now`,
    to: (city) => `To ${city}`,
    remote: 'remote',
    licence: (number, cost) => `Licence ${number}, ${cost}`,
    banned: 'banned',
    buyFor: (share) => `Buy for ${SHARE_NAMES[share]}`,
    ban: 'Ban it',
  },
};
