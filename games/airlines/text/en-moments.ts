/** English for the scoring moment, the end screen and the board as a list. */

import { capital, EN_COMMON_MOMENTS, unbroken } from '@tarmac/kit/words';
import { list, markers, plural, points, stock } from './en-grammar.ts';
import type { MomentWords } from './moments-words.ts';

const decimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

const WHICH = ['first', 'second', 'third', 'fourth'] as const;
const scoring = (number: number): string => `${WHICH[number - 1] ?? EN_COMMON_MOMENTS.scoring.place(number)} scoring`;

export const EN_MOMENTS: MomentWords = {
  scoring: {
    ...EN_COMMON_MOMENTS.scoring,
    title: (number) => capital(scoring(number)),
    order: 'An airline is worth its markers on the board. Most stock laid open: all of it; second: half.',
    thisScoring: 'This scoring',
    shares: stock,
    worth: (worth, half) =>
      `${markers(worth)} on the board: first place gets ${worth}, second place half${worth % 2 === 0 ? '' : ', rounded down'}: ${half}.`,
    alone: (name, worth, half) =>
      `${name}, alone with stock of it, gets both places: ${unbroken(`${worth} + ${half} = ${worth + half}`)}.`,
    nobody: 'Nobody has laid stock of it: no points.',
    thirdNote:
      'The pile and the row are the stock of a fictitious third player, who takes places and shares ties; its points are lost (AL-9.4).',
    tie: ({ names, shares, firstPlace, values, exact, points: got }) => {
      const whole = firstPlace === 1 ? `(${values.slice(0, 2).join(' + ')})` : `${values[0]}`;
      const result = Number.isInteger(exact) ? '' : `, rounded down to ${got}`;
      const places = firstPlace === 1 ? 'first and second place' : 'second place';
      const others = firstPlace === 1 ? ' Nobody else scores.' : '';
      return `${list(names)} have ${stock(shares)} each and share ${places}: ${unbroken(`${whole} ÷ ${names.length} = ${decimal.format(exact)}`)}${result}.${others}`;
    },
    tiesTitle: 'Shared places (AL-9.2)',
    nextScoring: 'Next scoring',
  },
  end: {
    ...EN_COMMON_MOMENTS.end,
    endedBy: {
      'AL-9.3': 'No stock card was left, and the last scoring followed.',
      'AL-9.4': 'The third scoring card ends a game of two.',
      'AL-9.5': 'Nobody laid or drew stock any more, so there was one last scoring.',
    },
    scoring: (number) => capital(scoring(number)),
    bonus: 'Seat bonus',
    tieShared: (total, names) =>
      `${list(names)} ${names.length === 2 ? 'both' : 'all'} have ${points(total)}: they share the place (AL-9.3).`,
    pointsChartNote: 'Airline by airline, in the order of the scorings.',
    valuesChart: 'What the airlines were worth',
    valuesChartNote: 'Markers on the board that count, whenever one was added.',
    scorings: 'Scoring',
    markers: 'Markers',
    lead: (number, names, total) =>
      `${capital(scoring(number))}: ${list(names)} ${names.length === 1 ? 'takes' : 'share'} the lead with ${points(total)}.`,
    kept: (names) =>
      `${list(names)} ${names.length === 1 ? 'takes' : 'share'} the lead in the first scoring and ${names.length === 1 ? 'keeps' : 'keep'} it to the last.`,
    bestScoring: (number, name, made) => `The most in one scoring: ${name}, ${points(made)} in the ${scoring(number)}.`,
    bestPayout: (number, name, airline, made) =>
      `The most at once: ${airline} pays ${name} ${points(made)} in the ${scoring(number)}.`,
    bonusLead: (names, total) =>
      `The seat bonus decides: with it ${list(names)} ${names.length === 1 ? 'is' : 'are'} in front with ${points(total)} (AL-10.1).`,
    handsTitle: 'Still in hand',
    handsNote: 'Stock that was never laid open paid nothing.',
    stock: 'Stock',
    flights: 'Flight cards',
    held: (airline, count) => `${airline}: ${stock(count)}`,
    noneHeld: 'none',
  },
  list: {
    ...EN_COMMON_MOMENTS.list,
    cities: 'Cities and their routes',
    airlines: 'Airlines',
    home: (airline) => `Headquarters of ${airline}`,
    routes: (count) => `${count} ${plural(count, 'route', 'routes')}`,
    possible: (count) => `${count} possible now`,
    to: (city, style) => `To ${city}, ${style}`,
    circle: (number) => `Circle ${number}`,
    next: 'free, next to be covered',
    fly: (flight, airline) => `Play ${flight} for ${airline}`,
    flyLater: (flight, airline) => `Expand, then play ${flight} for ${airline}`,
    found: (airline, flight) => `Found ${airline} with ${flight}`,
    sabotage: (airline) => `Sabotage with ${airline}`,
  },
};
