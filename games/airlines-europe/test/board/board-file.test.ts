/** Board files: every complaint is provoked, and hostile input gets an answer instead of a hold on anything. */

import { describe, expect, test } from 'vitest';
import { AIRLINES } from '../../rules/airlines.ts';
import type { Board, Route } from '../../rules/board.ts';
import { boardProblems, parseBoard } from '../../rules/board-file.ts';
import { EUROPE } from '../../rules/data/europe.ts';
import { add, broken, cityOf, type LooseBoard, routeOf, zoneOf } from '../support/broken-board.ts';
import { boardFile } from '../support/frozen-boards.ts';

function frozen(): Board {
  const parsed = parseBoard(boardFile('frozen'));
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}

const FROZEN = frozen();
const place = (id: string) => FROZEN.routes.findIndex((route) => route.id === id);
const LONDON_PARIS = place('london-paris');
const TO_DUBAI = place('ankara-dubai');

function problemWith(input: unknown): string {
  const parsed = parseBoard(input);
  return parsed.ok ? 'none' : parsed.problem;
}

/** The file with one value put in place of another: `put('routes.3.licences', [4, 3])`. */
function put(path: string, value: unknown): unknown {
  const file = boardFile('frozen');
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const target = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, file as Record<string, unknown>);
  if (value === undefined) delete target[last];
  else target[last] = value;
  return file;
}

const SHAPE: readonly [string, unknown, string][] = [
  ['id', undefined, 'id is missing'],
  ['id', 7, 'id must be a text of 1 to 60 characters'],
  ['id', 'Europe 1', 'id must be lower-case letters, digits and single hyphens'],
  ['id', 'a--b', 'id must be lower-case letters, digits and single hyphens'],
  ['id', 'é', 'id must be lower-case letters, digits and single hyphens'],
  ['id', 'london\n', 'id must be lower-case letters, digits and single hyphens'],
  ['id', 'x'.repeat(61), 'id must be a text of 1 to 60 characters'],
  ['id', '', 'id must be a text of 1 to 60 characters'],
  ['name', 'Europe', 'name must be an object'],
  ['name', { en: 'Europe' }, 'name.fr is missing'],
  ['name.en', '  ', 'name.en must be a name that can be seen, without control characters'],
  ['name.en', 'a\u202eb', 'name.en must be a name that can be seen, without control characters'],
  ['name.en', 'a\u0000b', 'name.en must be a name that can be seen, without control characters'],
  ['name.en', '\ud800', 'name.en must be a name that can be seen, without control characters'],
  ['name.de', 'Europa', 'name has an unknown key "de"'],
  ['source', 'guessed', 'source must be one of "rulebook", "reconstructed"'],
  ['cities', { length: 1 }, 'cities must be a list'],
  ['cities', Array(201).fill(0), 'cities must have 0 to 200 items (got 201)'],
  ['cities.0', [], 'cities[0] must be an object'],
  ['cities.0.longitude', Number.NaN, 'cities[0].longitude must be a number from -180 to 180'],
  ['cities.0.longitude', '12', 'cities[0].longitude must be a number from -180 to 180'],
  ['cities.0.longitude', 181, 'cities[0].longitude must be a number from -180 to 180'],
  ['cities.0.longitude', -0, 'cities[0].longitude must be 0, not -0'],
  ['cities.0.latitude', -91, 'cities[0].latitude must be a number from -90 to 90'],
  ['routes', null, 'routes must be a list'],
  ['routes', Array(401).fill(0), 'routes must have 0 to 400 items (got 401)'],
  ['routes.0.cities', ['london'], 'routes[0].cities must have 2 items (got 1)'],
  ['routes.0.cities', 'london', 'routes[0].cities must be a list'],
  ['routes.0.licences', Array(11).fill(1), 'routes[0].licences must have 0 to 10 items (got 11)'],
  ['routes.0.licences.0', Number.POSITIVE_INFINITY, 'routes[0].licences[0] must be a number from -1000000 to 1000000'],
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
];

describe('AE-1.4 the shape of a board file', () => {
  test.each(SHAPE)('%s', (path, value, problem) => {
    expect(problemWith(put(path, value))).toBe(problem);
  });
});

const PLAYABLE: readonly [string, (board: LooseBoard) => void, string][] = [
  ['repeated city', (board) => board.cities.push(cityOf(board, 'ankara')), 'cities[20].id repeats that of cities[0]'],
  [
    'repeated route id',
    (board) => {
      add(board, 'athens', 'vienna', [5]);
      const route = routeOf(board, 'athens-vienna');
      route.id = 'ankara-athens';
    },
    'routes[35].id repeats that of routes[0]',
  ],
  [
    'unknown city',
    (board) => (routeOf(board, 'ankara-athens').cities[1] = 'atlantis'),
    'routes[0].cities[1] names no city of the board (got "atlantis")',
  ],
  [
    'a route to itself',
    (board) => (routeOf(board, 'lisbon-london').cities = ['london', 'london']),
    'routes[17].cities must be two different cities (got "london" twice)',
  ],
  [
    'two routes between two cities',
    (board) => add(board, 'paris', 'london', [5]),
    `routes[35] joins the same two cities as routes[${LONDON_PARIS}]`,
  ],
  [
    'no licence',
    (board) => (routeOf(board, 'london-paris').licences = []),
    `routes[${LONDON_PARIS}].licences must have one to three costs (got 0)`,
  ],
  [
    'four licences',
    (board) => (routeOf(board, 'london-paris').licences = [3, 4, 5, 6]),
    `routes[${LONDON_PARIS}].licences must have one to three costs (got 4)`,
  ],
  [
    'a broken cost',
    (board) => (routeOf(board, 'london-paris').licences = [3, 4.5]),
    `routes[${LONDON_PARIS}].licences[1] must be a whole number from 1 to 99 (got 4.5)`,
  ],
  [
    'a free licence',
    (board) => (routeOf(board, 'london-paris').licences = [0, 4]),
    `routes[${LONDON_PARIS}].licences[0] must be a whole number from 1 to 99 (got 0)`,
  ],
  [
    'falling costs',
    (board) => (routeOf(board, 'london-paris').licences = [4, 3]),
    `routes[${LONDON_PARIS}].licences[1] must be greater than the licence before it (got 3 after 4)`,
  ],
  [
    'equal costs',
    (board) => (routeOf(board, 'london-paris').licences = [4, 4]),
    `routes[${LONDON_PARIS}].licences[1] must be greater than the licence before it (got 4 after 4)`,
  ],
  [
    'two remote licences',
    (board) => (routeOf(board, 'ankara-dubai').licences = [8, 9]),
    `routes[${TO_DUBAI}].licences must have exactly one cost, as the route is remote (got 2)`,
  ],
  [
    'a far end with a second route',
    (board) => add(board, 'dubai', 'moscow', [9]),
    `routes[${TO_DUBAI}].cities[1] ends a remote route and must touch no other (touches routes[35])`,
  ],
  [
    'a home at a far end',
    (board) => (board.homes.gray = 'dubai'),
    'homes.gray must not be the far end of a remote route (got "dubai")',
  ],
  [
    'an unknown home',
    (board) => (board.homes.gray = 'atlantis'),
    'homes.gray names no city of the board (got "atlantis")',
  ],
  ['a shared home', (board) => (board.homes.gray = 'paris'), 'homes.gray must differ from homes.red'],
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
  ['no zones', (board) => (board.track.zones = []), 'track.zones must have at least one zone'],
  [
    'a late first zone',
    (board) => (zoneOf(board, 0).from = 1),
    'track.zones[0].from must be 0, where the track begins (got 1)',
  ],
  [
    'a broken zone',
    (board) => (zoneOf(board, 1).from = 3.5),
    'track.zones[1].from must be a whole number from 0 to 999 (got 3.5)',
  ],
  [
    'falling zones',
    (board) => (zoneOf(board, 2).from = 4),
    'track.zones[2].from must be greater than that of the zone before it (got 4 after 4)',
  ],
  [
    'negative points',
    (board) => (zoneOf(board, 0).row = [1, 0, 0, 0, -1]),
    'track.zones[0].row[4] must be a whole number from 0 to 99 (got -1)',
  ],
  [
    'a rising row',
    (board) => (zoneOf(board, 2).row = [3, 2, 1, 2, 0]),
    'track.zones[2].row[3] must not be greater than the place before it (got 2 after 1)',
  ],
  [
    'a zone worse than the one before',
    (board) => (zoneOf(board, 3).row = [6, 3, 0, 0, 0]),
    'track.zones[3].row[2] must not be less than in the zone before it (got 0 after 1)',
  ],
  [
    'a start off the track',
    (board) => (board.track.starts.red = 65),
    'track.starts.red must be a whole number from 0 to 64, where the last zone begins (got 65)',
  ],
  [
    'a negative start',
    (board) => (board.track.starts.red = -1),
    'track.starts.red must be a whole number from 0 to 64, where the last zone begins (got -1)',
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
];

describe('AE-1.4, AE-1.5, AE-1.6, AE-4.9 what a playable board needs', () => {
  test.each(PLAYABLE)('%s', (_, spoil, problem) => {
    const spoilt = broken(FROZEN, spoil);
    expect(boardProblems(spoilt)).toContain(problem);
    expect(problemWith(spoilt)).toContain(problem);
  });

  test('AE-4.6 room for every airplane, and AE-4.9 airplanes enough for every bonus connection', () => {
    const westward = ['kyiv-moscow', 'istanbul-kyiv', 'istanbul-vienna', 'berlin-vienna', 'berlin-copenhagen'];
    const further = ['copenhagen-london', 'london-paris', 'madrid-paris'];
    const branches = ['copenhagen-stockholm', 'athens-istanbul', 'rome-vienna', 'ankara-istanbul', 'vienna-warsaw'];
    const kept = [...westward, ...further, ...branches, 'lisbon-madrid'];
    const few = broken(FROZEN, (board) => {
      board.routes = board.routes.filter((route) => kept.includes(route.id));
      board.cities = board.cities.filter((city) => board.routes.some((route) => route.cities.includes(city.id)));
    });
    expect(boardProblems(few)).toEqual([
      'routes must be at least 16, the airplanes of yellow (got 14)',
      'routes must be at least 15, the airplanes of blue (got 14)',
      'bonuses[3].target takes 8 licences, more than the 7 airplanes of white',
    ]);
  });

  test('several complaints come together', () => {
    const spoilt = broken(FROZEN, (board) => {
      board.track.starts.red = -1;
      routeOf(board, 'london-paris').licences = [];
    });
    expect(problemWith(spoilt)).toBe(boardProblems(spoilt).join('; '));
    expect(boardProblems(spoilt)).toHaveLength(2);
  });
});

describe('hostile input', () => {
  test.each([undefined, null, true, 7, 'europe-1', [], () => EUROPE, Symbol('board'), 10n])(
    '%s is no board',
    (input) => {
      expect(problemWith(input)).toBe('board must be an object');
    },
  );

  test('objects of other kinds are no boards either', () => {
    for (const input of [new Map(), new Date(0), /x/, Object.create(FROZEN)]) {
      expect(problemWith(input)).toBe('board must be a plain object');
    }
    expect(problemWith({})).toBe('id is missing');
  });

  test('a __proto__ key is an unknown key and changes no prototype', () => {
    const text = JSON.stringify(boardFile('frozen'));
    const file: unknown = JSON.parse(text.replace('{', '{"__proto__":{"polluted":true},'));
    expect(problemWith(file)).toBe('board has an unknown key "__proto__"');
    const inner: unknown = JSON.parse(text.replace('"homes":{', '"homes":{"__proto__":{"polluted":true},'));
    expect(problemWith(inner)).toBe('homes has an unknown key "__proto__"');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('cities may be named like parts of an object', () => {
    const file: unknown = JSON.parse(JSON.stringify(boardFile('frozen')).replaceAll('"lisbon"', '"constructor"'));
    expect(parseBoard(file)).toEqual({ ok: true, value: file });
  });

  test('what is huge is refused without being looked through or repeated', () => {
    const touched: number[] = [];
    const huge = new Proxy(Array(1e9), { get: (target, key) => (key === 'length' ? target.length : touched.push(1)) });
    expect(problemWith(put('cities', huge))).toBe('cities must have 0 to 200 items (got 1000000000)');
    expect(touched).toEqual([]);
    expect(problemWith(put('id', 'x'.repeat(1e7)))).toBe('id must be a text of 1 to 60 characters');
    expect(problemWith({ ['x'.repeat(1e7)]: 1 })).toBe('board has an unknown key');
  });

  test('a board wrong throughout gets a short answer', () => {
    const spoilt = broken(FROZEN, (board) => {
      for (const route of board.routes) route.licences = [];
    });
    expect(boardProblems(spoilt)).toHaveLength(35);
    expect(problemWith(spoilt)).toBe([...boardProblems(spoilt).slice(0, 20), 'and 15 more'].join('; '));
  });

  test('the board shares nothing with the input', () => {
    const file = boardFile('frozen') as Board;
    const parsed = parseBoard(file);
    if (!parsed.ok) throw new Error(parsed.problem);
    for (const route of file.routes) (route.licences as number[]).push(99);
    (file.routes as Route[]).splice(0, 2);
    expect(parsed.value).toEqual(FROZEN);
  });
});
