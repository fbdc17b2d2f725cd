/** The board that comes with the game: playable, well designed, and judged by checks that can fail. */

import { type Change, spoilt, withId } from '@tarmac/kit/conformance';
import { describe, expect, test } from 'vitest';
import type { Board } from '../../rules/board.ts';
import { boardProblems } from '../../rules/board-file.ts';
import { EUROPE } from '../../rules/data/europe.ts';
import { add, cut } from '../support/broken-board.ts';
import { designProblems } from '../support/design.ts';

test('Europe is playable and keeps to its design', () => {
  expect(boardProblems(EUROPE)).toEqual([]);
  expect(designProblems(EUROPE)).toEqual([]);
});

/** Each design line, a copy that breaks it, and what the check then says. */
const SPOILT: readonly [string, Change<Board>, string][] = [
  [
    'too few cities',
    (board) => {
      for (const gone of ['edinburgh', 'helsinki', 'tunis', 'rostov', 'oslo']) {
        board.routes = board.routes.filter((route) => !route.cities.includes(gone));
        board.cities = board.cities.filter((city) => city.id !== gone);
      }
    },
    'cities on the map must be from 28 to 34 (got 27)',
  ],
  ['too few routes', (board) => board.routes.splice(20, 11), 'routes must be from 60 to 75 (got 59)'],
  [
    'too many licences',
    (board) => {
      for (const route of board.routes) if (route.licences.length === 2) route.licences.push(10);
    },
    'licences must be from 130 to 165 (got 196)',
  ],
  ['three remote routes', (board) => cut(board, 'nicosia-dubai'), 'remote routes must be from 4 to 4 (got 3)'],
  [
    'many single licences',
    (board) => {
      for (const route of board.routes.slice(0, 10)) route.licences.splice(1);
    },
    'routes with a single licence, remote ones aside, must be from 0 to 5 (got 13)',
  ],
  [
    'a bargain',
    (board) => withId(board.routes, 'london-paris').licences.splice(0, 1, 2),
    'the cheapest licence must be from 3 to 3 (got 2)',
  ],
  [
    'a dear Moscow',
    (board) => withId(board.routes, 'moscow-saint-petersburg').licences.splice(0, 1, 4),
    'the cheapest first licence from Moscow must be from 3 to 3 (got 4)',
  ],
  [
    'few licences of 4',
    (board) => {
      for (const route of board.routes) route.licences = route.licences.map((cost) => (cost === 4 ? 3 : cost));
    },
    'the share of licences that cost 4 must be from 0.15 to 0.4 (got 0)',
  ],
  [
    'few licences of 5',
    (board) => {
      for (const route of board.routes) route.licences = route.licences.map((cost) => (cost === 5 ? 6 : cost));
    },
    'the share of licences that cost 5 must be from 0.15 to 0.4 (got 0)',
  ],
  [
    'a cheap remote',
    { 'routes.lisbon-dakar.licences': [7] },
    'the cost of remote lisbon-dakar must be from 8 to 12 (got 7)',
  ],
  [
    'a cheap long haul',
    { 'routes.moscow-warsaw.licences': [3] },
    'moscow-warsaw is much longer than milan-paris and yet cheaper',
  ],
  ['a moved home', { 'homes.orange': 'nicosia' }, 'the home of orange must be athens, not nicosia'],
  [
    'a yellow home of five routes',
    (board) => add(board, 'madrid', 'paris', [5, 6]),
    'routes from the home of yellow must be from 4 to 4 (got 5)',
  ],
  [
    'a crowded home',
    (board) => add(board, 'berlin', 'oslo', [5, 6]),
    'routes from the home of violet must be from 3 to 5 (got 6)',
  ],
  ['no bonus for gray', (board) => board.bonuses.splice(2, 1), 'the bonus target of gray must be ankara'],
  [
    'a bonus for red',
    (board) => board.bonuses.push({ airline: 'red', target: 'athens', spaces: 2 }),
    'the bonus target of red must be none',
  ],
  [
    'a short connection',
    (board) => add(board, 'athens', 'frankfurt', [9]),
    'licences in the connection of orange must be from 4 to 7 (got 2)',
  ],
  [
    'a lonely way into Ankara',
    (board) => cut(board, 'ankara-rostov'),
    'ways for the connection of gray that share no route must be from 3 to 9 (got 2)',
  ],
  [
    'a connection that one full route forbids',
    (board) => {
      cut(board, 'ankara-rostov');
      cut(board, 'ankara-nicosia');
    },
    'licences in the connection of gray with any one route full must be from 4 to 8 (got Infinity)',
  ],
  [
    'a hard bonus worth little',
    (board) => {
      for (const bonus of board.bonuses) bonus.spaces = 4;
    },
    'the bonus of white must be worth more than that of orange, which is cheaper',
  ],
  [
    'a known row missing',
    { 'track.zones': EUROPE.track.zones.filter((zone) => zone.from !== 20) },
    'the track must have a zone 6-3-2-1-0',
  ],
  ['white starting high', { 'track.starts.white': 20 }, 'white must start in zone 3-2-1-0-0'],
  ['brown starting high', { 'track.starts.brown': 6 }, 'brown must start below zone 3-2-1-0-0'],
  ['blue below yellow', { 'track.starts.blue': 0 }, 'yellow has more shares than blue and must start lower'],
  ['a claim to be the original', { source: 'rulebook' }, 'the board must own up to being reconstructed'],
  ['an English London', { 'cities.london.name.fr': 'London' }, 'London must be Londres in French'],
  ['a misnamed route', { 'routes.london-paris.id': 'paris-london' }, 'paris-london must be named after its cities'],
  [
    'crowded cities',
    (board) => {
      withId(board.cities, 'milan').longitude = 13;
      withId(board.cities, 'milan').latitude = 43.4;
    },
    'rome is too near to milan (mercator)',
  ],
  [
    'a route over a third city',
    (board) => add(board, 'amsterdam', 'warsaw', [5, 6]),
    'amsterdam-warsaw passes too near to berlin (plain)',
  ],
  [
    'circles without room',
    (board) => withId(board.routes, 'helsinki-saint-petersburg').licences.push(4, 5),
    'helsinki-saint-petersburg is too short for its licences (conic)',
  ],
  [
    'a crossing',
    (board) => add(board, 'amsterdam', 'paris', [3, 4]),
    'amsterdam-paris crosses frankfurt-london (conic)',
  ],
  [
    'two routes side by side',
    (board) => add(board, 'oslo', 'riga', [5, 6]),
    'oslo-riga and oslo-stockholm leave oslo side by side (plain)',
  ],
  [
    'a far end in the middle of the map',
    (board) => {
      withId(board.cities, 'tokyo').longitude = 34;
      withId(board.cities, 'tokyo').latitude = 58.5;
    },
    'tokyo must be drawn at the edge of the map',
  ],
];

describe('the design check notices', () => {
  test.each(SPOILT)('%s', (_, spoil, problem) => {
    expect(designProblems(spoilt(EUROPE, spoil))).toContain(problem);
  });
});
