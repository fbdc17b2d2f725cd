/** The board that comes with the game: playable, well designed, and judged by checks that can fail. */

import { type Change, spoilt, withId } from '@tarmac/kit/conformance';
import { describe, expect, test } from 'vitest';
import { AIRLINES, STYLES } from '../../rules/airlines.ts';
import type { Board } from '../../rules/board.ts';
import { boardProblems } from '../../rules/board-file.ts';
import { NORTH_AMERICA } from '../../rules/data/north-america.ts';
import { designProblems } from '../support/design-board.ts';
import { firstFlightOdds, foundingOdds, reachOf } from '../support/design-odds.ts';
import { cut, join, type LooseBoard } from '../support/design-spoilt.ts';

test('North America is playable and keeps to its design', () => {
  expect(boardProblems(NORTH_AMERICA)).toEqual([]);
  expect(designProblems(NORTH_AMERICA)).toEqual([]);
});

test('its airlines and styles stand in the order of the rules', () => {
  expect(Object.keys(NORTH_AMERICA.airlines)).toEqual(AIRLINES);
  expect(Object.keys(NORTH_AMERICA.flightCards)).toEqual(STYLES);
});

/** The figures that CALIBRATION.md tells. */
describe('what the board holds', () => {
  test('routes, circles and numbers', () => {
    const { cities, routes } = NORTH_AMERICA;
    expect([cities.length, routes.length]).toEqual([38, 81]);
    expect([1, 2, 3].map((size) => routes.filter(({ circles }) => circles.length === size).length)).toEqual([
      15, 43, 23,
    ]);
    expect(STYLES.map((style) => routes.filter((route) => route.style === style).length)).toEqual([17, 16, 15, 16, 17]);
    const numbers = routes.flatMap(({ circles }) => circles);
    expect(numbers).toHaveLength(170);
    expect(Array.from({ length: 14 }, (_, i) => numbers.filter((number) => number === i + 1).length)).toEqual([
      9, 18, 20, 23, 18, 13, 15, 15, 13, 7, 5, 6, 5, 3,
    ]);
  });

  test('what the first hands can found', () => {
    const { any, byAirline } = foundingOdds(NORTH_AMERICA);
    expect(any).toBeCloseTo(0.9986, 4);
    expect(AIRLINES.map((airline) => Math.round(100 * byAirline[airline]))).toEqual([
      93, 98, 92, 75, 75, 93, 80, 77, 75,
    ]);
  });

  test('what the next cards can fly', () => {
    expect(firstFlightOdds(NORTH_AMERICA)).toBeCloseTo(0.914, 3);
  });

  test('the routes within reach of each airline', () => {
    expect(AIRLINES.map((airline) => reachOf(NORTH_AMERICA, airline).length)).toEqual([
      49, 64, 48, 48, 48, 50, 33, 33, 32,
    ]);
  });
});

/** Each design line, a copy that breaks it, and what the check then says. */
const SPOILT: readonly [string, Change<Board>, string][] = [
  [
    'too few cities',
    (board) => {
      for (const gone of [
        'inukjuak',
        'iqaluit',
        'whitehorse',
        'bermuda',
        'havana',
        'la-paz',
        'memphis',
        'boston',
        'churchill',
      ]) {
        board.routes = board.routes.filter((route) => !route.cities.includes(gone));
        board.cities = board.cities.filter((city) => city.id !== gone);
      }
    },
    'cities must be from 30 to 38 (got 29)',
  ],
  ['too few routes', (board) => board.routes.splice(20, 17), 'routes must be from 65 to 85 (got 64)'],
  [
    'too many circles',
    (board) => {
      for (const route of board.routes) if (route.circles.length === 1) route.circles.push(7);
    },
    'circles must be from 150 to 175 (got 185)',
  ],
  [
    'no short hops',
    (board) => {
      for (const route of board.routes) if (route.circles.length === 1) route.circles.push(7);
    },
    'routes with 1 circles must be from 10 to 50 (got 0)',
  ],
  [
    'a style that is nearly everywhere',
    (board) => {
      for (const route of board.routes) if (route.style === 'solid') route.style = 'dashed';
    },
    'dashed routes must be from 13 to 19 (got 32)',
  ],
  [
    'dear beginnings',
    (board) => {
      for (const route of board.routes) route.circles[0] = 4;
    },
    'the lowest first number must be from 1 to 1 (got 4)',
  ],
  [
    'a very dear beginning',
    { 'routes.boston-new-york.circles': [9] },
    'the highest first number must be from 5 to 6 (got 9)',
  ],
  [
    'cheap beginnings everywhere',
    (board) => {
      for (const route of board.routes) route.circles[0] = 1;
    },
    'the mean of the first numbers must be from 2.5 to 4 (got 1)',
  ],
  [
    'a cheap second circle',
    { 'routes.anchorage-whitehorse.circles': [1, 3] },
    'the lowest of the other numbers must be from 4 to 6 (got 3)',
  ],
  [
    'little to sabotage',
    (board) => {
      for (const route of board.routes) route.circles = route.circles.filter((number) => number < 7);
    },
    'circles that can be sabotaged must be from 80 to 120 (got 31)',
  ],
  [
    'nothing for the lowest card',
    (board) => {
      for (const route of board.routes) if (route.style === 'wavy' && route.circles[0] === 1) route.circles[0] = 2;
    },
    'wavy routes for the lowest wavy card must be from 3 to 6 (got 0)',
  ],
  [
    'a number beyond every card',
    { 'routes.dallas-phoenix.circles': [5, 9, 14] },
    'the highest double number must be from 12 to 13 (got 14)',
  ],
  [
    'four cards of a value',
    (board) => board.flightCards.solid.splice(0, 1, 1),
    'flight cards of 1 must be from 3 to 3 (got 4)',
  ],
  ['twins', (board) => board.flightCards.solid.splice(0, 1, 4), 'solid has twins'],
  [
    'few cards of a style',
    (board) => board.flightCards.solid.splice(0, 1),
    'solid flight cards must be from 8 to 9 (got 7)',
  ],
  [
    'airlines out of order',
    (board) => {
      const { boi, ...others } = board.airlines;
      board.airlines = { ...others, boi };
    },
    'the airlines must stand in their order',
  ],
  ['a changed code', { 'airlines.hit.code': 'HAT' }, 'the code of hit must be HIT'],
  ['other stock', { 'airlines.zeb.stock': 8 }, 'stock must be 7-8-8-9-9-10-10-11-12'],
  ['a small ITA', { 'airlines.ita.stock': 11 }, 'the stock of ita must be from 12 to 12 (got 11)'],
  [
    'an ITA of three styles',
    (board) => board.airlines.ita.styles.splice(0, 1),
    'the styles of ita must be from 4 to 4 (got 3)',
  ],
  ['an ITA of few markers', { 'airlines.ita.markers': 10 }, 'the markers of ita must be from 11 to 22 (got 10)'],
  ['a HIT of few markers', { 'airlines.hit.markers': 15 }, 'the markers of hit must be from 16 to 22 (got 15)'],
  ['an airline of very few markers', { 'airlines.zeb.markers': 9 }, 'the markers of zeb must be from 10 to 22 (got 9)'],
  [
    'many markers for few styles',
    { 'airlines.ruk.markers': 14 },
    'pex may use more styles than ruk and must have more markers',
  ],
  [
    'a style for everybody',
    (board) => board.airlines.zeb.styles.push('solid'),
    'the airlines that may use solid must be from 5 to 5 (got 6)',
  ],
  [
    'hands that found nothing',
    (board) => {
      for (const route of board.routes) route.circles = [13];
    },
    'the odds of being able to found at the start must be from 0.95 to 1 (got 0.371)',
  ],
  [
    'an airline that is hard to found',
    { 'routes.anchorage-whitehorse.circles': [6, 8] },
    'the odds of three cards that found zeb must be from 0.7 to 1 (got 0.646)',
  ],
  [
    'neighbouring headquarters',
    { 'airlines.ita.headquarters': 'toronto' },
    'the headquarters of ruk and ita are too near',
  ],
  [
    'few ways out',
    (board) => cut(board, 'anchorage-yellowknife'),
    'the routes on which zeb can be founded must be from 3 to 7 (got 2)',
  ],
  [
    'few circles at a headquarters',
    (board) => withId(board.routes, 'montreal-halifax').circles.pop(),
    'the circles on which pex can be founded must be from 7 to 16 (got 6)',
  ],
  [
    'a dear way out',
    { 'routes.anchorage-whitehorse.circles': [3, 5] },
    'the lowest number for zeb must be from 1 to 2 (got 3)',
  ],
  ['little room', { 'airlines.ruk.markers': 17 }, 'the routes within reach of ruk must be from 34 to 99 (got 33)'],
  [
    'a style out of reach',
    { 'airlines.ruk.headquarters': 'whitehorse' },
    'solid routes of ruk must be from 13 to 19 (got 0)',
  ],
  [
    'west in the east',
    (board) => mirror(board, 'longitude', -97),
    'how far east dotted lies must be from 0.6 to 1 (got 0.314)',
  ],
  [
    'north in the south',
    (board) => mirror(board, 'latitude', 42),
    'how far south dashed lies must be from 0 to 0.45 (got 0.623)',
  ],
  [
    'a dashed route in the south',
    { 'routes.memphis-new-orleans.style': 'dashed' },
    'how far south a dashed route lies must be from 0 to 0.6 (got 0.707)',
  ],
  [
    'a dotted route in the west',
    { 'routes.phoenix-los-angeles.style': 'dotted' },
    'how far east a dotted route lies must be from 0.5 to 1 (got 0.256)',
  ],
  [
    'a double route in the north',
    { 'routes.winnipeg-edmonton.style': 'double' },
    'how far south a double route lies must be from 0.5 to 1 (got 0.357)',
  ],
  [
    'a solid route in the south',
    { 'routes.memphis-new-orleans.style': 'solid' },
    'how far south a solid route lies must be from 0 to 0.55 (got 0.707)',
  ],
  ['a gap in the ring', (board) => cut(board, 'havana-merida'), 'the wavy routes must make one ring'],
  ['a second ring', { 'routes.goose-bay-halifax.style': 'wavy' }, 'the wavy routes must make one ring'],
  ['a city outside the ring', { 'cities.whitehorse.latitude': 66 }, 'whitehorse lies outside the ring of wavy routes'],
  ['a claim to be the original', { source: 'rulebook' }, 'the board must own up to being reconstructed'],
  ['an English Havana', { 'cities.havana.name.fr': 'Havana' }, 'Havana must be La Havane in French'],
  ['a misnamed route', { 'routes.havana-miami.id': 'miami-havana' }, 'miami-havana must be named after its cities'],
  ['a city at the edge', { 'cities.saint-johns.longitude': -51 }, 'saint-johns is too near to the edge of the map'],
  ['crowded cities', { 'cities.boston.longitude': -71.8 }, 'new-york is too near to boston'],
  [
    'two routes side by side',
    (board) => join(board, 'solid', 'winnipeg', 'toronto', [4, 8]),
    'winnipeg-toronto and thunder-bay-toronto leave toronto side by side',
  ],
  [
    'a short hop of two circles',
    (board) => withId(board.routes, 'havana-miami').circles.push(5),
    'havana-miami is shorter than phoenix-los-angeles and has more circles',
  ],
  [
    'a route over a third city',
    (board) => join(board, 'solid', 'winnipeg', 'toronto', [4, 8]),
    'winnipeg-toronto passes too near to thunder-bay (bent)',
  ],
  [
    'a circle on a city',
    (board) => join(board, 'double', 'salt-lake-city', 'kansas-city', [4]),
    'salt-lake-city-kansas-city has a circle too near to denver (straight)',
  ],
  [
    'circles without room',
    (board) => withId(board.routes, 'boston-new-york').circles.push(5, 9),
    'boston-new-york is too short for its circles (bent)',
  ],
  [
    'a crossing',
    (board) => join(board, 'dotted', 'memphis', 'new-york', [4, 8]),
    'memphis-new-york crosses atlanta-chicago (bent)',
  ],
  [
    'circles that touch',
    (board) => join(board, 'double', 'salt-lake-city', 'kansas-city', [4, 8, 9]),
    'circles of salt-lake-city-kansas-city and denver-kansas-city lie too near (straight)',
  ],
  [
    'a circle on a line',
    (board) => join(board, 'dotted', 'memphis', 'new-york', [4, 8]),
    'a circle of memphis-new-york lies too near to the line of atlanta-chicago (straight)',
  ],
];

/** The map turned over. */
function mirror(board: LooseBoard, axis: 'longitude' | 'latitude', middle: number): void {
  for (const city of board.cities) city[axis] = 2 * middle - city[axis];
}

describe('the design check notices', () => {
  test.each(SPOILT)('%s', (_, spoil, problem) => {
    expect(designProblems(spoilt(NORTH_AMERICA, spoil))).toContain(problem);
  });
});
