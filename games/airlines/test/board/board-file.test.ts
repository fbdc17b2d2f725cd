/** The board files of Airlines pass the suite of the kit, and what else a playable board may be. */

import { boardFileConformance, spoilt, withId } from '@tarmac/kit/conformance';
import { expect, test } from 'vitest';
import { AIRLINES } from '../../rules/airlines.ts';
import { boardProblems, parseBoard } from '../../rules/board-file.ts';
import { BOARDS } from '../../rules/data/boards.ts';
import { NORTH_AMERICA } from '../../rules/data/north-america.ts';
import { join } from '../support/design-spoilt.ts';

const CITIES = NORTH_AMERICA.cities.length;
const ROUTES = NORTH_AMERICA.routes.length;
const LA_PAZ_MONTERREY = NORTH_AMERICA.routes.findIndex((route) => route.id === 'la-paz-monterrey');

/** AL-1.1, AL-1.2, AL-1.3, AL-1.5, AL-1.6 */
const checks = boardFileConformance({
  board: NORTH_AMERICA,
  builtIn: BOARDS,
  parseBoard,
  boardProblems,
  shape: [
    ['routes', null, 'routes must be a list'],
    ['routes', Array(401).fill(0), 'routes must have 0 to 400 items (got 401)'],
    ['routes.0.cities', ['miami'], 'routes[0].cities must have 2 items (got 1)'],
    ['routes.0.style', 'striped', 'routes[0].style must be one of "wavy", "dotted", "dashed", "double", "solid"'],
    ['routes.0.circles', Array(11).fill(1), 'routes[0].circles must have 0 to 10 items (got 11)'],
    ['routes.0.circles.0', Number.POSITIVE_INFINITY, 'routes[0].circles[0] must be a number from -1000000 to 1000000'],
    ['routes.0.licences', [3], 'routes[0] has an unknown key "licences"'],
    ['airlines.kat', {}, 'airlines has an unknown key "kat"'],
    ['airlines.boi', undefined, 'airlines.boi is missing'],
    ['airlines.boi.code', 'x'.repeat(11), 'airlines.boi.code must be a text of 1 to 10 characters'],
    ['airlines.boi.code', ['B', 'O', 'I'], 'airlines.boi.code must be a text of 1 to 10 characters'],
    ['airlines.boi.headquarters', 12, 'airlines.boi.headquarters must be a text of 1 to 60 characters'],
    ['airlines.boi.styles', Array(6).fill('wavy'), 'airlines.boi.styles must have 0 to 5 items (got 6)'],
    [
      'airlines.boi.styles.0',
      'striped',
      'airlines.boi.styles[0] must be one of "wavy", "dotted", "dashed", "double", "solid"',
    ],
    ['airlines.boi.stock', '10', 'airlines.boi.stock must be a number from -1000000 to 1000000'],
    ['airlines.boi.markers', 1e7, 'airlines.boi.markers must be a number from -1000000 to 1000000'],
    ['flightCards.solid', undefined, 'flightCards.solid is missing'],
    ['flightCards.striped', [], 'flightCards has an unknown key "striped"'],
    ['flightCards.wavy', Array(101).fill(1), 'flightCards.wavy must have 0 to 100 items (got 101)'],
    ['flightCards.wavy', Array(2), 'flightCards.wavy[0] must be a number from -1000000 to 1000000'],
  ],
  unplayable: [
    [
      'a repeated city',
      (board) => board.cities.push(structuredClone(withId(board.cities, NORTH_AMERICA.cities[0]?.id ?? ''))),
      `cities[${CITIES}].id repeats that of cities[0]`,
    ],
    [
      'a repeated route',
      (board) => {
        join(board, 'solid', 'thunder-bay', 'montreal', [4, 8]);
        withId(board.routes, 'thunder-bay-montreal').id = NORTH_AMERICA.routes[0]?.id ?? '';
      },
      `routes[${ROUTES}].id repeats that of routes[0]`,
    ],
    ['an unknown city', 'routes.la-paz-monterrey.cities.1', 'atlantis', 'names no city of the board (got "atlantis")'],
    [
      'a route to itself',
      'routes.la-paz-monterrey.cities',
      ['la-paz', 'la-paz'],
      'must be two different cities (got "la-paz" twice)',
    ],
    [
      'two routes between two cities',
      (board) => join(board, 'wavy', 'monterrey', 'la-paz', [2]),
      `routes[${ROUTES}] joins the same two cities as routes[${LA_PAZ_MONTERREY}]`,
    ],
    ['no circle', 'routes.la-paz-monterrey.circles', [], 'must have one to three numbers (got 0)'],
    ['four circles', 'routes.la-paz-monterrey.circles', [1, 2, 3, 4], 'must have one to three numbers (got 4)'],
    [
      'a broken number',
      'routes.la-paz-monterrey.circles',
      [3, 4.5],
      '[1] must be a whole number from 1 to 99 (got 4.5)',
    ],
    ['a free circle', 'routes.la-paz-monterrey.circles', [0, 4], '[0] must be a whole number from 1 to 99 (got 0)'],
    [
      'a number beyond all reason',
      'routes.la-paz-monterrey.circles',
      [4, 100],
      '[1] must be a whole number from 1 to 99 (got 100)',
    ],
    [
      'falling numbers',
      'routes.la-paz-monterrey.circles',
      [4, 3],
      '[1] must be greater than the number before it (got 3 after 4)',
    ],
    [
      'equal numbers',
      'routes.la-paz-monterrey.circles',
      [4, 4],
      '[1] must be greater than the number before it (got 4 after 4)',
    ],
    ['headquarters nowhere', 'airlines.tav.headquarters', 'atlantis', 'names no city of the board (got "atlantis")'],
    ['shared headquarters', 'airlines.tav.headquarters', 'chicago', 'must differ from airlines.ita.headquarters'],
    ['a code in small letters', 'airlines.tav.code', 'Tav', 'must be three capital letters (got "Tav")'],
    ['a code of four letters', 'airlines.tav.code', 'TAVA', 'must be three capital letters (got "TAVA")'],
    ['a shared code', 'airlines.tav.code', 'ITA', 'must differ from airlines.ita.code'],
    ['a single style', 'airlines.tav.styles', ['wavy'], 'must be 2 to 4 styles (got 1)'],
    [
      'all five styles',
      (board) => board.airlines.ita.styles.push('wavy'),
      'airlines.ita.styles must be 2 to 4 styles (got 5)',
    ],
    ['a style twice', 'airlines.tav.styles', ['wavy', 'dotted', 'wavy'], '[2] repeats styles[0] (got "wavy")'],
    ['too little stock', 'airlines.zeb.stock', 6, 'must be a whole number from 7 to 12 (got 6)'],
    ['too much stock', 'airlines.ita.stock', 13, 'must be a whole number from 7 to 12 (got 13)'],
    ['half a stock card', 'airlines.ita.stock', 11.5, 'must be a whole number from 7 to 12 (got 11.5)'],
    ['83 stock cards', { 'airlines.ita.stock': 11 }, 'airlines must have 84 stock cards in all (got 83)'],
    ['one marker', 'airlines.zeb.markers', 1, 'must be a whole number from 2 to 135 (got 1)'],
    ['136 markers', { 'airlines.zeb.markers': 11 }, 'airlines must have 135 markers in all (got 136)'],
    [
      'a card of 15',
      (board) => board.flightCards.solid.splice(-1, 1, 15),
      'flightCards.solid[7] must be a whole number from 1 to 14 (got 15)',
    ],
    [
      'a card of 0',
      (board) => board.flightCards.solid.splice(0, 1, 0),
      'flightCards.solid[0] must be a whole number from 1 to 14 (got 0)',
    ],
    [
      'cards out of order',
      (board) => board.flightCards.solid.reverse(),
      'flightCards.solid[1] must not be less than the card before it (got 12 after 14)',
    ],
    [
      '27 cards alike, for which there are no letters',
      (board) => board.flightCards.solid.splice(0, 1, ...new Array(27).fill(2)),
      'flightCards.solid[26] must not be one of more than 26 cards alike (value 2)',
    ],
    ['41 cards', (board) => board.flightCards.solid.pop(), 'flightCards must be 42 in all (got 41)'],
    [
      'an island',
      (board) => board.cities.push({ id: 'nuuk', name: { en: 'Nuuk', fr: 'Nuuk' }, longitude: -51.7, latitude: 64.2 }),
      `cities[${CITIES}] cannot be reached from airlines.boi.headquarters: the routes must connect all cities`,
    ],
    [
      'headquarters with a single way out',
      { 'airlines.zeb.styles': ['dashed', 'solid'] },
      'airlines.zeb.headquarters must have at least 2 routes that zeb may use and some card can pay (got 1)',
    ],
    [
      'ways out that no card can pay (AL-7.2)',
      (board) => {
        for (const id of ['vancouver-anchorage', 'anchorage-yellowknife']) withId(board.routes, id).circles = [15];
      },
      'airlines.zeb.headquarters must have at least 2 routes that zeb may use and some card can pay (got 1)',
    ],
    [
      'headquarters without an easy way out',
      { 'routes.anchorage-whitehorse.circles': [5], 'routes.anchorage-yellowknife.circles': [6] },
      'airlines.zeb.headquarters must have a route that zeb may use with a number of at most 4 (got 5)',
    ],
    [
      'more markers than room',
      { 'airlines.zeb.markers': 34, 'airlines.ita.markers': 2, 'airlines.hit.markers': 13 },
      'airlines.zeb.markers must be at most 33, for which it has room (got 34)',
    ],
  ],
  twoFaults: { 'airlines.zeb.code': 'zeb', 'routes.la-paz-monterrey.circles': [] },
  manyFaults: (board) => {
    for (const route of board.routes) route.circles = [];
  },
  part: 'airlines',
  list: ['flightCards.wavy', 100],
  city: 'la-paz',
});

for (const check of checks) test(check.name, check.run);

test('AL-1.3 twins are allowed, and AL-7.2 a number above every card is too', () => {
  const board = spoilt(NORTH_AMERICA, (copy) => {
    copy.flightCards.solid.splice(1, 1, 5);
    withId(copy.routes, 'la-paz-monterrey').circles = [4, 99];
  });
  expect(board.flightCards.solid.slice(0, 3)).toEqual([2, 5, 5]);
  expect(parseBoard(board)).toEqual({ ok: true, value: board });
});

test('an airline has room for as many markers as it has routes, and one at home', () => {
  const markers = { 'airlines.zeb.markers': 33, 'airlines.ita.markers': 2, 'airlines.hit.markers': 14 };
  const board = spoilt(NORTH_AMERICA, markers);
  expect(boardProblems(board)).toEqual([]);
});

test('a board of nothing gets an answer', () => {
  const empty = spoilt(NORTH_AMERICA, { cities: [], routes: [] });
  expect(boardProblems(empty)).toEqual(
    AIRLINES.map(
      (airline) =>
        `airlines.${airline}.headquarters names no city of the board (got "${empty.airlines[airline].headquarters}")`,
    ),
  );
});
