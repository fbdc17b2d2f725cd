/** English for the scoring moment, the end screen and the board as a list. */

import { NBSP } from '@tarmac/kit/words';
import { list, points, shares, spaces } from './en-grammar.ts';
import type { MomentWords } from './moments-words.ts';
import { SHARE_NAMES } from './share-names.ts';

const rules = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinal = (count: number): string => `${count}${SUFFIXES[rules.select(count)]}`;
const decimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

const WHICH = ['first', 'second', 'third'] as const;
const scoring = (number: number): string => `${WHICH[number - 1] ?? ordinal(number)} scoring`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** 'both' for two, 'all' for more. */
const each = (count: number): string => (count === 2 ? 'both' : 'all');

export const EN_MOMENTS: MomentWords = {
  scoring: {
    title: (number) => capital(scoring(number)),
    order: 'The airline farthest along the track is scored first, Air ABACUS last.',
    airline: 'Airline',
    total: 'Total',
    thisScoring: 'This scoring',
    place: ordinal,
    shares,
    nobody: 'Nobody holds a share of it: no points.',
    third: 'Third player',
    thirdNote: 'The fictitious third player takes places and shares ties; its points are lost (AE-9.2).',
    tie: ({ names, shares: held, firstPlace, values, sum, exact, points: got }) => {
      const places = values.map((_, at) => String(firstPlace + at));
      const divided = `(${values.join(' + ')}) ÷ ${names.length} = ${decimal.format(exact)}`;
      const result = Number.isInteger(exact) ? '' : `, rounded up ${got}`;
      const sharing = `${list(names)} hold ${shares(held)} each and share places ${list(places)}`;
      return sum === 0 ? `${sharing}, which pay nothing.` : `${sharing}: ${divided.replaceAll(' ', NBSP)}${result}.`;
    },
    tiesTitle: 'Shared places (AE-8.4)',
    step: (at, of) => `${at} of ${of}`,
    pause: 'Pause',
    resume: 'Go on by itself',
    next: 'Next airline',
    skip: 'Show all',
    close: 'Back to the table',
    nextScoring: 'Next scoring',
  },
  end: {
    wins: (names) => `${list(names)} ${names.length === 1 ? 'wins' : 'share the victory'}`,
    endedBy: {
      'AE-8.7': 'The game ended right after the third scoring.',
      'AE-4.11': 'The game ended early: no airline could be given another licence, so there was one last scoring.',
    },
    endedEarly: 'The match was ended before the game was played out.',
    rank: 'Rank',
    player: 'Player',
    points: 'Points',
    startPoints: 'At the start',
    scoring: (number) => capital(scoring(number)),
    tieBroken: (total, names, abacus) =>
      `${list(names)} ${each(names.length)} have ${points(total)}. Air ABACUS shares in the portfolio decide: ${list(names.map((name, at) => `${name} (${abacus[at]})`))} (AE-8.7).`,
    tieShared: (total, names, abacus) =>
      `${list(names)} ${each(names.length)} have ${points(total)} and ${abacus === 0 ? 'no Air ABACUS share' : `${abacus} Air ABACUS ${abacus === 1 ? 'share' : 'shares'}`} in the portfolio: they share the place (AE-8.7).`,
    pointsChart: 'Points over the game',
    pointsChartNote: 'Airline by airline, in the order of the scorings.',
    start: 'Start',
    valuesChart: 'Airlines on the value track',
    valuesChartNote: 'The space of each marker, whenever one moved.',
    scorings: 'Scoring',
    spaces: 'Spaces',
    decisions: 'Decisions so far',
    turningPoints: 'Turning points',
    lead: (number, names, total) =>
      `${capital(scoring(number))}: ${list(names)} ${names.length === 1 ? 'takes' : 'share'} the lead with ${points(total)}.`,
    kept: (names) =>
      `${list(names)} ${names.length === 1 ? 'takes' : 'share'} the lead in the first scoring and ${names.length === 1 ? 'keeps' : 'keep'} it to the end.`,
    bestScoring: (number, name, made) => `The most in one scoring: ${name}, ${points(made)} in the ${scoring(number)}.`,
    bestPayout: (number, name, share, made) =>
      `The most at once: ${SHARE_NAMES[share]} pays ${name} ${points(made)} in the ${scoring(number)}.`,
    paidTitle: 'What each airline paid',
    airline: 'Airline',
    paid: 'In all',
    nothingPaid: 'No airline paid any points.',
  },
  list: {
    title: 'The board as a list',
    filter: 'Airline',
    allAirlines: 'All airlines',
    onlyPossible: 'Only where something can be done now',
    home: (share) => `Home of ${SHARE_NAMES[share]}`,
    bonus: (share, forward) => `Bonus for ${SHARE_NAMES[share]}: ${spaces(forward)}`,
    routes: (count) => `${count} ${count === 1 ? 'route' : 'routes'}`,
    possible: (count) => `${count} possible now`,
    to: (city) => `To ${city}`,
    remote: 'remote',
    licence: (number, cost) => `Licence ${number}, ${cost}`,
    free: 'free',
    banned: 'banned',
    buyFor: (share) => `Buy for ${SHARE_NAMES[share]}`,
    ban: 'Ban it',
    none: 'Nothing on the board fits what you chose above.',
  },
};
