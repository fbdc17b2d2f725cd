/** English words for the scoring moment, the end screen and the board as a list. */

import type { TieWords } from '@tarmac/kit/words';
import { capital, EN_COMMON_MOMENTS, unbroken } from '@tarmac/kit/words';
import { list, markers, plural, points, stock } from './en-grammar.ts';

const decimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

const WHICH = ['first', 'second', 'third', 'fourth'] as const;
const scoring = (number: number): string => `${WHICH[number - 1] ?? EN_COMMON_MOMENTS.scoring.place(number)} scoring`;

export const EN_MOMENTS = {
  scoring: {
    ...EN_COMMON_MOMENTS.scoring,
    title: (number: number) => capital(scoring(number)),
    order: 'An airline is worth its markers on the board. Most stock laid open: all of it; second: half.',
    thisScoring: 'After this scoring',
    shares: stock,
    /** The points of the first and second place for an airline with so many markers. */
    worth: (worth: number, half: number) =>
      `${markers(worth)} on the board: first place gets ${worth}, second place half${worth % 2 === 0 ? '' : ', rounded down'}: ${half}.`,
    alone: (name: string, worth: number, half: number) =>
      `${name}, alone with stock of it, gets both places: ${unbroken(`${worth} + ${half} = ${worth + half}`)}.`,
    nobody: 'Nobody has laid stock of it: no points.',
    thirdNote:
      'The pile and the row are the stock of a fictitious third player, who takes places and shares ties; its points are lost (AL-9.4).',
    /** AL-9.2 a tie; only the first two places pay, so the sum of all says nothing. */
    tie: ({ names, shares, firstPlace, values, exact, points: got }: Omit<TieWords, 'sum'>) => {
      const whole = firstPlace === 1 ? `(${values.slice(0, 2).join(' + ')})` : `${values[0]}`;
      const result = Number.isInteger(exact) ? '' : `, rounded down to ${got}`;
      const places = firstPlace === 1 ? 'first and second place' : 'second place';
      const others = firstPlace === 1 ? ' Nobody else scores.' : '';
      return `${list(names)} have ${stock(shares)} each and share ${places}: ${unbroken(`${whole} ÷ ${names.length} = ${decimal.format(exact)}`)}${result}.${others}`;
    },
    tiesTitle: 'Shared and double places (AL-9.2)',
    nextScoring: 'Next scoring',
  },
  standings: {
    ...EN_COMMON_MOMENTS.standings,
    about: (number: number) => `What each airline would pay if the ${scoring(number)} came now.`,
    ifScoredNow: 'If scored now',
    thirdKnown: (hidden: number, counts: boolean) =>
      counts
        ? `This scoring, the last one, counts a fictitious third player (AL-9.4): the row and the pile. ${hidden} of its cards are hidden: where they may matter, points are given from the least to the most.`
        : `Only the last scoring counts the fictitious third player (AL-9.4). It has the stock of the row and the ${hidden} hidden stock ${plural(hidden, 'card', 'cards')} of the pile.`,
    /** AL-10.1 */
    bonus: 'The points by seat of this table come on top at the end (AL-10.1).',
  },
  end: {
    ...EN_COMMON_MOMENTS.end,
    endedBy: {
      'AL-9.3': 'No stock card was left, and the last scoring followed.',
      'AL-9.4': 'The third scoring card ends a game of two.',
      'AL-9.5': 'Nobody laid or drew stock any more, so there was one last scoring.',
    },
    scoring: (number: number) => capital(scoring(number)),
    /** AL-10.1 the column of the seat bonus, and its place on the axis of a chart. */
    bonus: 'Seat bonus',
    tieShared: (total: number, names: readonly string[]) =>
      `${list(names)} ${names.length === 2 ? 'both' : 'all'} have ${points(total)}: they share the place (AL-9.3).`,
    pointsChartNote: 'Airline by airline, in the order of the scorings.',
    valuesChart: 'What the airlines were worth',
    valuesChartNote: 'Markers on the board that count, whenever one was added.',
    scorings: 'Scoring',
    /** Axis of a chart. */
    markers: 'Markers',
    lead: (number: number, names: readonly string[], total: number) =>
      `${capital(scoring(number))}: ${list(names)} ${names.length === 1 ? 'takes' : 'share'} the lead with ${points(total)}.`,
    kept: (names: readonly string[]) =>
      `${list(names)} ${names.length === 1 ? 'takes' : 'share'} the lead in the first scoring and ${names.length === 1 ? 'keeps' : 'keep'} it to the last.`,
    bestScoring: (number: number, name: string, made: number) =>
      `The most in one scoring: ${name}, ${points(made)} in the ${scoring(number)}.`,
    bestPayout: (number: number, name: string, airline: string, made: number) =>
      `The most at once: ${airline} pays ${name} ${points(made)} in the ${scoring(number)}.`,
    /** AL-10.1 the seat bonus put others in front. */
    bonusLead: (names: readonly string[], total: number) =>
      `The seat bonus decides: with it ${list(names)} ${names.length === 1 ? 'is' : 'are'} in front with ${points(total)} (AL-10.1).`,
    /** AL-11.3 */
    handsTitle: 'Still in hand',
    handsNote: 'Stock that was never laid open paid nothing.',
    stock: 'Stock',
    flights: 'Flight cards',
    held: (airline: string, count: number) => `${airline}: ${stock(count)}`,
    noneHeld: 'none',
  },
  list: {
    ...EN_COMMON_MOMENTS.list,
    cities: 'Cities and their routes',
    airlines: 'Airlines',
    home: (airline: string) => `Headquarters of ${airline}`,
    routes: (count: number) => `${count} ${plural(count, 'route', 'routes')}`,
    possible: (count: number) => `${count} possible now`,
    to: (city: string, style: string) => `To ${city}, ${style}`,
    circle: (number: number) => `Circle ${number}`,
    /** AL-4.2 the circle that the next flight covers. */
    next: 'free, next to be covered',
    fly: (flight: string, airline: string) => `Play ${flight} for ${airline}`,
    /** AL-6.1 after a flight card was drawn. */
    flyLater: (flight: string, airline: string) => `Expand, then play ${flight} for ${airline}`,
    found: (airline: string, flight: string) => `Found ${airline} with ${flight}`,
    sabotage: (airline: string) => `Sabotage with ${airline}`,
  },
};

export type MomentWords = typeof EN_MOMENTS;
