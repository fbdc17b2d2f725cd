/** Board files: every complaint is provoked, and hostile input gets an answer instead of a hold on anything. */

import { describe, expect, test } from 'vitest';
import { AIRLINES } from '../../rules/airlines.ts';
import type { Board, Route } from '../../rules/board.ts';
import { boardProblems, parseBoard } from '../../rules/board-file.ts';
import { NORTH_AMERICA } from '../../rules/data/north-america.ts';
import { join, type LooseBoard, routeIn, spoilt } from '../support/design-spoilt.ts';

const place = (id: string) => NORTH_AMERICA.routes.findIndex((route) => route.id === id);
const CITIES = NORTH_AMERICA.cities.length;
const ROUTES = NORTH_AMERICA.routes.length;
const LA_PAZ_MONTERREY = place('la-paz-monterrey');

const file = (): Record<string, unknown> => JSON.parse(JSON.stringify(NORTH_AMERICA));

function problemWith(input: unknown): string {
  const parsed = parseBoard(input);
  return parsed.ok ? 'none' : parsed.problem;
}

/** The file with one value put in place of another: `put('routes.3.circles', [4, 3])`. */
function put(path: string, value: unknown): unknown {
  const whole = file();
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const target = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, whole);
  if (value === undefined) delete target[last];
  else target[last] = value;
  return whole;
}

const SHAPE: readonly [string, unknown, string][] = [
  ['id', undefined, 'id is missing'],
  ['id', 7, 'id must be a text of 1 to 60 characters'],
  ['id', 'North America', 'id must be lower-case letters, digits and single hyphens'],
  ['name', 'North America', 'name must be an object'],
  ['name', { en: 'North America' }, 'name.fr is missing'],
  ['name.en', 'a\u202eb', 'name.en must be a name that can be seen, without control characters'],
  ['name.de', 'Nordamerika', 'name has an unknown key "de"'],
  ['source', 'guessed', 'source must be one of "rulebook", "reconstructed"'],
  ['cities', { length: 1 }, 'cities must be a list'],
  ['cities', Array(201).fill(0), 'cities must have 0 to 200 items (got 201)'],
  ['cities.0.longitude', Number.NaN, 'cities[0].longitude must be a number from -180 to 180'],
  ['cities.0.latitude', -91, 'cities[0].latitude must be a number from -90 to 90'],
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
  ['deck', [], 'board has an unknown key "deck"'],
];

describe('the shape of a board file', () => {
  test('the file of North America is fine', () => {
    expect(parseBoard(file())).toEqual({ ok: true, value: NORTH_AMERICA });
  });

  test.each(SHAPE)('%s cannot be %j', (path, value, problem) => {
    expect(problemWith(put(path, value))).toBe(problem);
  });
});

const PLAYABLE: readonly [string, (board: LooseBoard) => void, string][] = [
  [
    'a repeated city',
    (board) => board.cities.push({ ...(board.cities[0] as LooseBoard['cities'][number]) }),
    `cities[${CITIES}].id repeats that of cities[0]`,
  ],
  [
    'a repeated route',
    (board) => {
      join(board, 'solid', 'thunder-bay', 'montreal', [4, 8]);
      routeIn(board, 'thunder-bay-montreal').id = NORTH_AMERICA.routes[0]?.id ?? '';
    },
    `routes[${ROUTES}].id repeats that of routes[0]`,
  ],
  [
    'an unknown city',
    (board) => (routeIn(board, 'la-paz-monterrey').cities[1] = 'atlantis'),
    `routes[${LA_PAZ_MONTERREY}].cities[1] names no city of the board (got "atlantis")`,
  ],
  [
    'a route to itself',
    (board) => (routeIn(board, 'la-paz-monterrey').cities = ['la-paz', 'la-paz']),
    `routes[${LA_PAZ_MONTERREY}].cities must be two different cities (got "la-paz" twice)`,
  ],
  [
    'two routes between two cities',
    (board) => join(board, 'wavy', 'monterrey', 'la-paz', [2]),
    `routes[${ROUTES}] joins the same two cities as routes[${LA_PAZ_MONTERREY}]`,
  ],
  [
    'no circle',
    (board) => (routeIn(board, 'la-paz-monterrey').circles = []),
    `routes[${LA_PAZ_MONTERREY}].circles must have one to three numbers (got 0)`,
  ],
  [
    'four circles',
    (board) => (routeIn(board, 'la-paz-monterrey').circles = [1, 2, 3, 4]),
    `routes[${LA_PAZ_MONTERREY}].circles must have one to three numbers (got 4)`,
  ],
  [
    'a broken number',
    (board) => (routeIn(board, 'la-paz-monterrey').circles = [3, 4.5]),
    `routes[${LA_PAZ_MONTERREY}].circles[1] must be a whole number from 1 to 99 (got 4.5)`,
  ],
  [
    'a free circle',
    (board) => (routeIn(board, 'la-paz-monterrey').circles = [0, 4]),
    `routes[${LA_PAZ_MONTERREY}].circles[0] must be a whole number from 1 to 99 (got 0)`,
  ],
  [
    'a number beyond all reason',
    (board) => (routeIn(board, 'la-paz-monterrey').circles = [4, 100]),
    `routes[${LA_PAZ_MONTERREY}].circles[1] must be a whole number from 1 to 99 (got 100)`,
  ],
  [
    'falling numbers',
    (board) => (routeIn(board, 'la-paz-monterrey').circles = [4, 3]),
    `routes[${LA_PAZ_MONTERREY}].circles[1] must be greater than the number before it (got 3 after 4)`,
  ],
  [
    'equal numbers',
    (board) => (routeIn(board, 'la-paz-monterrey').circles = [4, 4]),
    `routes[${LA_PAZ_MONTERREY}].circles[1] must be greater than the number before it (got 4 after 4)`,
  ],
  [
    'headquarters nowhere',
    (board) => (board.airlines.tav.headquarters = 'atlantis'),
    'airlines.tav.headquarters names no city of the board (got "atlantis")',
  ],
  [
    'shared headquarters',
    (board) => (board.airlines.tav.headquarters = 'chicago'),
    'airlines.tav.headquarters must differ from airlines.ita.headquarters',
  ],
  [
    'a code in small letters',
    (board) => (board.airlines.tav.code = 'Tav'),
    'airlines.tav.code must be three capital letters (got "Tav")',
  ],
  [
    'a code of four letters',
    (board) => (board.airlines.tav.code = 'TAVA'),
    'airlines.tav.code must be three capital letters (got "TAVA")',
  ],
  [
    'a shared code',
    (board) => (board.airlines.tav.code = 'ITA'),
    'airlines.tav.code must differ from airlines.ita.code',
  ],
  [
    'a single style',
    (board) => (board.airlines.tav.styles = ['wavy']),
    'airlines.tav.styles must be 2 to 4 styles (got 1)',
  ],
  [
    'all five styles',
    (board) => board.airlines.ita.styles.push('wavy'),
    'airlines.ita.styles must be 2 to 4 styles (got 5)',
  ],
  [
    'a style twice',
    (board) => (board.airlines.tav.styles = ['wavy', 'dotted', 'wavy']),
    'airlines.tav.styles[2] repeats styles[0] (got "wavy")',
  ],
  [
    'too little stock',
    (board) => (board.airlines.zeb.stock = 6),
    'airlines.zeb.stock must be a whole number from 7 to 12 (got 6)',
  ],
  [
    'too much stock',
    (board) => (board.airlines.ita.stock = 13),
    'airlines.ita.stock must be a whole number from 7 to 12 (got 13)',
  ],
  [
    'half a stock card',
    (board) => (board.airlines.ita.stock = 11.5),
    'airlines.ita.stock must be a whole number from 7 to 12 (got 11.5)',
  ],
  ['83 stock cards', (board) => (board.airlines.ita.stock = 11), 'airlines must have 84 stock cards in all (got 83)'],
  [
    'one marker',
    (board) => (board.airlines.zeb.markers = 1),
    'airlines.zeb.markers must be a whole number from 2 to 135 (got 1)',
  ],
  ['136 markers', (board) => (board.airlines.zeb.markers = 11), 'airlines must have 135 markers in all (got 136)'],
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
    (board) => (board.airlines.zeb.styles = ['dashed', 'solid']),
    'airlines.zeb.headquarters must have at least 2 routes that zeb may use and some card can pay (got 1)',
  ],
  [
    'ways out that no card can pay (AL-7.2)',
    (board) => {
      for (const id of ['vancouver-anchorage', 'anchorage-yellowknife']) routeIn(board, id).circles = [15];
    },
    'airlines.zeb.headquarters must have at least 2 routes that zeb may use and some card can pay (got 1)',
  ],
  [
    'headquarters without an easy way out',
    (board) => {
      routeIn(board, 'anchorage-whitehorse').circles = [5];
      routeIn(board, 'anchorage-yellowknife').circles = [6];
    },
    'airlines.zeb.headquarters must have a route that zeb may use with a number of at most 4 (got 5)',
  ],
  [
    'more markers than room',
    (board) => {
      board.airlines.zeb.markers = 34;
      board.airlines.ita.markers = 2;
      board.airlines.hit.markers = 13;
    },
    'airlines.zeb.markers must be at most 33, for which it has room (got 34)',
  ],
];

describe('AL-1.1, AL-1.2, AL-1.3, AL-1.5, AL-1.6 what a playable board needs', () => {
  test.each(PLAYABLE)('%s', (_, spoil, problem) => {
    const board = spoilt(NORTH_AMERICA, spoil);
    expect(boardProblems(board)).toContain(problem);
    expect(problemWith(board)).toContain(problem);
  });

  test('several complaints come together', () => {
    const board = spoilt(NORTH_AMERICA, (copy) => {
      copy.airlines.zeb.code = 'zeb';
      routeIn(copy, 'la-paz-monterrey').circles = [];
    });
    expect(boardProblems(board)).toHaveLength(2);
    expect(problemWith(board)).toBe(boardProblems(board).join('; '));
  });

  test('AL-1.3 twins are allowed, and AL-7.2 a number above every card is too', () => {
    const board = spoilt(NORTH_AMERICA, (copy) => {
      copy.flightCards.solid.splice(1, 1, 5);
      routeIn(copy, 'la-paz-monterrey').circles = [4, 99];
    });
    expect(board.flightCards.solid.slice(0, 3)).toEqual([2, 5, 5]);
    expect(parseBoard(board)).toEqual({ ok: true, value: board });
  });

  test('an airline has room for as many markers as it has routes, and one at home', () => {
    const board = spoilt(NORTH_AMERICA, (copy) => {
      copy.airlines.zeb.markers = 33;
      copy.airlines.ita.markers = 2;
      copy.airlines.hit.markers = 14;
    });
    expect(boardProblems(board)).toEqual([]);
  });
});

describe('hostile input', () => {
  test.each([undefined, null, true, 7, 'north-america-1', [], () => NORTH_AMERICA, Symbol('board'), 10n])(
    '%s is no board',
    (input) => {
      expect(problemWith(input)).toBe('board must be an object');
    },
  );

  test('objects of other kinds are no boards either', () => {
    for (const input of [new Map(), new Date(0), /x/, Object.create(NORTH_AMERICA)]) {
      expect(problemWith(input)).toBe('board must be a plain object');
    }
    expect(problemWith({})).toBe('id is missing');
  });

  test('a __proto__ key is an unknown key and changes no prototype', () => {
    const text = JSON.stringify(NORTH_AMERICA);
    const outer: unknown = JSON.parse(text.replace('{', '{"__proto__":{"polluted":true},'));
    expect(problemWith(outer)).toBe('board has an unknown key "__proto__"');
    const inner: unknown = JSON.parse(text.replace('"airlines":{', '"airlines":{"__proto__":{"polluted":true},'));
    expect(problemWith(inner)).toBe('airlines has an unknown key "__proto__"');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('cities may be named like parts of an object', () => {
    const odd: unknown = JSON.parse(JSON.stringify(NORTH_AMERICA).replaceAll('"la-paz"', '"constructor"'));
    expect(parseBoard(odd)).toEqual({ ok: true, value: odd });
  });

  test('what is huge is refused without being looked through or repeated', () => {
    const touched: number[] = [];
    const huge = new Proxy(Array(1e9), { get: (target, key) => (key === 'length' ? target.length : touched.push(1)) });
    expect(problemWith(put('flightCards.wavy', huge))).toBe(
      'flightCards.wavy must have 0 to 100 items (got 1000000000)',
    );
    expect(touched).toEqual([]);
    expect(problemWith(put('airlines.boi.code', 'X'.repeat(1e7)))).toBe(
      'airlines.boi.code must be a text of 1 to 10 characters',
    );
    expect(problemWith({ ['x'.repeat(1e7)]: 1 })).toBe('board has an unknown key');
  });

  test('a board wrong throughout gets a short answer', () => {
    const board = spoilt(NORTH_AMERICA, (copy) => {
      for (const route of copy.routes) route.circles = [];
    });
    expect(boardProblems(board)).toHaveLength(ROUTES);
    expect(problemWith(board)).toBe([...boardProblems(board).slice(0, 20), `and ${ROUTES - 20} more`].join('; '));
  });

  test('a board of nothing gets an answer', () => {
    const empty = spoilt(NORTH_AMERICA, (copy) => {
      copy.cities = [];
      copy.routes = [];
    });
    expect(boardProblems(empty)).toEqual(
      AIRLINES.map(
        (airline) =>
          `airlines.${airline}.headquarters names no city of the board (got "${empty.airlines[airline].headquarters}")`,
      ),
    );
  });

  test('the board shares nothing with the input', () => {
    const input = file() as unknown as Board;
    const parsed = parseBoard(input);
    if (!parsed.ok) throw new Error(parsed.problem);
    for (const route of input.routes) (route.circles as number[]).push(99);
    (input.airlines.boi.styles as string[]).push('solid');
    (input.routes as Route[]).splice(0, 2);
    expect(parsed.value).toEqual(NORTH_AMERICA);
  });
});
