/** The board files of Airlines Europe pass the suite of the kit. */

import { boardFileConformance, spoilt, withId } from '@tarmac/kit/conformance';
import { expect, test } from 'vitest';
import { AIRLINES } from '../../rules/airlines.ts';
import type { Board } from '../../rules/board.ts';
import { boardProblems, parseBoard } from '../../rules/board-file.ts';
import { BOARDS } from '../../rules/data/boards.ts';
import { add } from '../support/broken-board.ts';
import { boardFile } from '../support/frozen-boards.ts';

const FROZEN = boardFile('frozen') as Board;
const place = (id: string) => FROZEN.routes.findIndex((route) => route.id === id);
const LONDON_PARIS = place('london-paris');
const TO_DUBAI = place('ankara-dubai');

/** AE-1.4, AE-1.5, AE-1.6, AE-4.9 */
const checks = boardFileConformance({
  board: FROZEN,
  builtIn: BOARDS,
  parseBoard,
  boardProblems,
  shape: [
    ['routes', null, 'routes must be a list'],
    ['routes', Array(401).fill(0), 'routes must have 0 to 400 items (got 401)'],
    ['routes.0.cities', ['london'], 'routes[0].cities must have 2 items (got 1)'],
    ['routes.0.cities', 'london', 'routes[0].cities must be a list'],
    ['routes.0.licences', Array(11).fill(1), 'routes[0].licences must have 0 to 10 items (got 11)'],
    [
      'routes.0.licences.0',
      Number.POSITIVE_INFINITY,
      'routes[0].licences[0] must be a number from -1000000 to 1000000',
    ],
    ['routes.0.licences', Array(2), 'routes[0].licences[0] must be a number from -1000000 to 1000000'],
    ['routes.0.remote', 'no', 'routes[0].remote must be true or false'],
    ['homes.pink', 'london', 'homes has an unknown key "pink"'],
    ['homes.yellow', undefined, 'homes.yellow is missing'],
    ['track.zones', Array(101).fill(0), 'track.zones must have 0 to 100 items (got 101)'],
    ['track.zones.0.row', [1, 0, 0, 0], 'track.zones[0].row must have 5 items (got 4)'],
    ['track.starts.white', 1e7, 'track.starts.white must be a number from -1000000 to 1000000'],
    ['track.starts.white', -0, 'track.starts.white must be 0, not -0'],
    ['bonuses', Array(11).fill(0), 'bonuses must have 0 to 10 items (got 11)'],
    [
      'bonuses.0.airline',
      'abacus',
      `bonuses[0].airline must be one of ${AIRLINES.map((airline) => `"${airline}"`).join(', ')}`,
    ],
  ],
  unplayable: [
    [
      'repeated city',
      (board) => board.cities.push(withId(board.cities, 'ankara')),
      'cities[20].id repeats that of cities[0]',
    ],
    [
      'repeated route id',
      (board) => {
        add(board, 'athens', 'vienna', [5]);
        const route = withId(board.routes, 'athens-vienna');
        route.id = 'ankara-athens';
      },
      'routes[35].id repeats that of routes[0]',
    ],
    ['unknown city', 'routes.ankara-athens.cities.1', 'atlantis', 'names no city of the board (got "atlantis")'],
    [
      'a route to itself',
      'routes.lisbon-london.cities',
      ['london', 'london'],
      'must be two different cities (got "london" twice)',
    ],
    [
      'two routes between two cities',
      (board) => add(board, 'paris', 'london', [5]),
      `routes[35] joins the same two cities as routes[${LONDON_PARIS}]`,
    ],
    ['no licence', 'routes.london-paris.licences', [], 'must have one to three costs (got 0)'],
    ['four licences', 'routes.london-paris.licences', [3, 4, 5, 6], 'must have one to three costs (got 4)'],
    ['a broken cost', 'routes.london-paris.licences', [3, 4.5], '[1] must be a whole number from 1 to 99 (got 4.5)'],
    ['a free licence', 'routes.london-paris.licences', [0, 4], '[0] must be a whole number from 1 to 99 (got 0)'],
    [
      'falling costs',
      'routes.london-paris.licences',
      [4, 3],
      '[1] must be greater than the licence before it (got 3 after 4)',
    ],
    [
      'equal costs',
      'routes.london-paris.licences',
      [4, 4],
      '[1] must be greater than the licence before it (got 4 after 4)',
    ],
    [
      'two remote licences',
      'routes.ankara-dubai.licences',
      [8, 9],
      'must have exactly one cost, as the route is remote (got 2)',
    ],
    [
      'a far end with a second route',
      (board) => add(board, 'dubai', 'moscow', [9]),
      `routes[${TO_DUBAI}].cities[1] ends a remote route and must touch no other (touches routes[35])`,
    ],
    ['a home at a far end', 'homes.gray', 'dubai', 'must not be the far end of a remote route (got "dubai")'],
    ['an unknown home', 'homes.gray', 'atlantis', 'names no city of the board (got "atlantis")'],
    ['a shared home', 'homes.gray', 'paris', 'must differ from homes.red'],
    [
      'a home without routes',
      (board) => {
        board.cities.push({ id: 'oslo', name: { en: 'Oslo', fr: 'Oslo' }, longitude: 10.75, latitude: 59.91 });
        board.homes.gray = 'oslo';
      },
      'homes.gray must have a route ("oslo" has none)',
    ],
    [
      'an island',
      (board) => board.cities.push({ id: 'oslo', name: { en: 'Oslo', fr: 'Oslo' }, longitude: 10.75, latitude: 59.91 }),
      'cities[20] cannot be reached from homes.yellow: the routes must connect all cities',
    ],
    ['no zones', 'track.zones', [], 'must have at least one zone'],
    ['a late first zone', 'track.zones.0.from', 1, 'must be 0, where the track begins (got 1)'],
    ['a broken zone', 'track.zones.1.from', 3.5, 'must be a whole number from 0 to 999 (got 3.5)'],
    ['falling zones', 'track.zones.2.from', 4, 'must be greater than that of the zone before it (got 4 after 4)'],
    ['negative points', 'track.zones.0.row', [1, 0, 0, 0, -1], '[4] must be a whole number from 0 to 99 (got -1)'],
    [
      'a rising row',
      'track.zones.2.row',
      [3, 2, 1, 2, 0],
      '[3] must not be greater than the place before it (got 2 after 1)',
    ],
    [
      'a zone worse than the one before',
      'track.zones.3.row',
      [6, 3, 0, 0, 0],
      '[2] must not be less than in the zone before it (got 0 after 1)',
    ],
    [
      'a start off the track',
      'track.starts.red',
      65,
      'must be a whole number from 0 to 64, where the last zone begins (got 65)',
    ],
    [
      'a negative start',
      'track.starts.red',
      -1,
      'must be a whole number from 0 to 64, where the last zone begins (got -1)',
    ],
    [
      'a repeated bonus',
      (board) => board.bonuses.push({ airline: 'orange', target: 'paris', spaces: 2 }),
      'bonuses[4].airline repeats that of bonuses[0]',
    ],
    [
      'a bonus at home',
      (board) => board.bonuses.push({ airline: 'red', target: 'paris', spaces: 2 }),
      'bonuses[4].target must not be the home of red',
    ],
    [
      'a bonus nowhere',
      (board) => board.bonuses.push({ airline: 'red', target: 'atlantis', spaces: 2 }),
      'bonuses[4].target names no city of the board (got "atlantis")',
    ],
    [
      'a worthless bonus',
      (board) => board.bonuses.push({ airline: 'red', target: 'rome', spaces: 0 }),
      'bonuses[4].spaces must be a whole number from 1 to 99 (got 0)',
    ],
  ],
  twoFaults: { 'track.starts.red': -1, 'routes.london-paris.licences': [] },
  manyFaults: (board) => {
    for (const route of board.routes) route.licences = [];
  },
  part: 'homes',
  list: ['cities', 200],
  city: 'lisbon',
});

for (const check of checks) test(check.name, check.run);

test('AE-4.6 room for every airplane, and AE-4.9 airplanes enough for every bonus connection', () => {
  const westward = ['kyiv-moscow', 'istanbul-kyiv', 'istanbul-vienna', 'berlin-vienna', 'berlin-copenhagen'];
  const further = ['copenhagen-london', 'london-paris', 'madrid-paris'];
  const branches = ['copenhagen-stockholm', 'athens-istanbul', 'rome-vienna', 'ankara-istanbul', 'vienna-warsaw'];
  const kept = [...westward, ...further, ...branches, 'lisbon-madrid'];
  const few = spoilt(FROZEN, (board) => {
    board.routes = board.routes.filter((route) => kept.includes(route.id));
    board.cities = board.cities.filter((city) => board.routes.some((route) => route.cities.includes(city.id)));
  });
  expect(boardProblems(few)).toEqual([
    'routes must be at least 16, the airplanes of yellow (got 14)',
    'routes must be at least 15, the airplanes of blue (got 14)',
    'bonuses[3].target takes 8 licences, more than the 7 airplanes of white',
  ]);
});
