/** The shape of board files: every complaint is provoked, and hostile input gets an answer instead of a hold on anything. */

import { spoilt } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import { boardProblems, parseBoard } from '../../rules/board-file.ts';
import { WORLD } from '../../rules/data/world.ts';

const CITIES = WORLD.cities.length;
const LARGEST = 'a number from -1000000 to 1000000';

const file = (): Record<string, unknown> => JSON.parse(JSON.stringify(WORLD));

function problemWith(input: unknown): string {
  const parsed = parseBoard(input);
  return parsed.ok ? 'none' : parsed.problem;
}

/** The file with one value put in place of another: `put('cities.3.stars', 4)`. */
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
  ['id', 'The World', 'id must be lower-case letters, digits and single hyphens'],
  ['name', 'World', 'name must be an object'],
  ['name', { en: 'World' }, 'name.fr is missing'],
  ['name.en', 'a\u202eb', 'name.en must be a name that can be seen, without control characters'],
  ['source', 'guessed', 'source must be one of "rulebook", "reconstructed"'],
  ['cities', { length: 1 }, 'cities must be a list'],
  ['cities', Array(201).fill(0), 'cities must have 0 to 200 items (got 201)'],
  ['cities.0.longitude', Number.NaN, 'cities[0].longitude must be a number from -180 to 180'],
  ['cities.0.latitude', -91, 'cities[0].latitude must be a number from -90 to 90'],
  [
    'cities.0.continent',
    'antarctica',
    'cities[0].continent must be one of "north-america", "europe", "asia", "south-america", "africa", "oceania"',
  ],
  ['cities.0.stars', '3', `cities[0].stars must be ${LARGEST}`],
  ['cities.0.price', 30, 'cities[0] has an unknown key "price"'],
  ['prices.rights', undefined, 'prices.rights is missing'],
  ['prices.hangar', [1, 2, 3], 'prices has an unknown key "hangar"'],
  ['prices.plane', [10, 18], 'prices.plane must have 3 items (got 2)'],
  ['prices.truck', [5, 10, 15], 'prices.truck must have 4 items (got 3)'],
  ['prices.truck.0', Number.POSITIVE_INFINITY, `prices.truck[0] must be ${LARGEST}`],
  ['revenue', [10, 15, 20, 25], 'revenue must have 3 items (got 4)'],
  ['leaderboard', Array(101).fill(0), 'leaderboard must have 0 to 100 items (got 101)'],
  ['leaderboard.0', { from: 0 }, 'leaderboard[0].coins is missing'],
  ['slots', [['plane']], 'slots must have 4 items (got 1)'],
  ['slots.1', ['truck'], 'slots[1][0] must be one of "plane", "passenger", "airport"'],
  ['players', [], 'players must have 10 items (got 0)'],
  ['players.0.most', undefined, 'players[0].most is missing'],
  ['identities.0.goals', [3], 'identities[0].goals must have 4 items (got 1)'],
  ['identities.0.id', 'spy', expect.stringContaining('identities[0].id must be one of "globetrotter"') as string],
  ['events', Array(18).fill(0), 'events must have 17 items (got 18)'],
  ['events.0.saboteur', 'everybody', 'events[0].saboteur must be one of "nobody", "lowest-revenue", "fewest-coins"'],
  ['sabotages.0.lift', null, `sabotages[0].lift must be ${LARGEST}`],
  ['charters', [], 'board has an unknown key "charters"'],
];

describe('the shape of a board file', () => {
  test('the file of World is fine', () => {
    expect(parseBoard(file())).toEqual({ ok: true, value: WORLD });
  });

  test.each(SHAPE)('%s cannot be %j', (path, value, problem) => {
    expect(problemWith(put(path, value))).toEqual(problem);
  });
});

describe('hostile input', () => {
  test.each([undefined, null, true, 7, 'world-1', [], () => WORLD, Symbol('board'), 10n])('%s is no board', (input) => {
    expect(problemWith(input)).toBe('board must be an object');
  });

  test('objects of other kinds are no boards either', () => {
    for (const input of [new Map(), new Date(0), /x/, Object.create(WORLD)]) {
      expect(problemWith(input)).toBe('board must be a plain object');
    }
    expect(problemWith({})).toBe('id is missing');
  });

  test('a __proto__ key is an unknown key and changes no prototype', () => {
    const text = JSON.stringify(WORLD);
    const outer: unknown = JSON.parse(text.replace('{', '{"__proto__":{"polluted":true},'));
    expect(problemWith(outer)).toBe('board has an unknown key "__proto__"');
    const inner: unknown = JSON.parse(text.replace('"prices":{', '"prices":{"__proto__":{"polluted":true},'));
    expect(problemWith(inner)).toBe('prices has an unknown key "__proto__"');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('cities may be named like parts of an object', () => {
    const odd: unknown = JSON.parse(JSON.stringify(WORLD).replaceAll('"lima"', '"constructor"'));
    expect(parseBoard(odd)).toEqual({ ok: true, value: odd });
  });

  test('what is huge is refused without being looked through or repeated', () => {
    const touched: number[] = [];
    const huge = new Proxy(Array(1e9), { get: (target, key) => (key === 'length' ? target.length : touched.push(1)) });
    expect(problemWith(put('leaderboard', huge))).toBe('leaderboard must have 0 to 100 items (got 1000000000)');
    expect(touched).toEqual([]);
    expect(problemWith(put('cities.0.id', 'x'.repeat(1e7)))).toBe('cities[0].id must be a text of 1 to 60 characters');
    expect(problemWith({ ['x'.repeat(1e7)]: 1 })).toBe('board has an unknown key');
  });

  test('a board wrong throughout gets a short answer', () => {
    const board = spoilt(WORLD, (copy) => {
      for (const city of copy.cities) city.stars = 0;
    });
    const problems = boardProblems(board);
    expect(problems).toHaveLength(CITIES + 1);
    expect(problemWith(board)).toBe([...problems.slice(0, 20), `and ${problems.length - 20} more`].join('; '));
  });

  test('a board of no cities gets an answer', () => {
    const empty = spoilt(WORLD, (copy) => (copy.cities = []));
    expect(problemWith(empty)).toContain('cities must have at least 2 in oceania (got 0)');
  });
});
