/** What is wrong with a map whatever game is played on it. */

import { describe, expect, test } from 'vitest';
import type { Places } from '../src/places.ts';
import { cityIds, firstIsland, idProblems, isWhole, repeats, routeEndProblems } from '../src/problems.ts';
import { citiesCalled, island, ring, routeBetween } from './places.ts';

const withRoutes = (...routes: Places['routes']): Places => ({ cities: citiesCalled('a', 'b', 'c'), routes });

test('nothing is wrong with a ring', () => {
  expect([...idProblems(ring(5)), ...routeEndProblems(ring(5))]).toEqual([]);
  expect(firstIsland(ring(5), 'c')).toBe(-1);
});

describe('ids', () => {
  test('of cities are used once', () => {
    expect(idProblems({ cities: citiesCalled('a', 'b', 'a'), routes: [] })).toEqual([
      'cities[2].id repeats that of cities[0]',
    ]);
  });

  test('of routes are used once', () => {
    const places = withRoutes(routeBetween('a', 'b'), { id: 'a-b', cities: ['b', 'c'] });
    expect(idProblems(places)).toEqual(['routes[1].id repeats that of routes[0]']);
  });

  test('of a city and a route may be the same', () => {
    expect(idProblems(withRoutes({ id: 'a', cities: ['a', 'b'] }))).toEqual([]);
  });
});

describe('the ends of a route', () => {
  test('are cities of the board, each end told by its place', () => {
    expect(routeEndProblems(withRoutes(routeBetween('a', 'b'), routeBetween('x', 'y')))).toEqual([
      'routes[1].cities[0] names no city of the board (got "x")',
      'routes[1].cities[1] names no city of the board (got "y")',
    ]);
  });

  test('are no names that every object has', () => {
    expect(routeEndProblems(withRoutes(routeBetween('a', 'constructor')))).toEqual([
      'routes[0].cities[1] names no city of the board (got "constructor")',
    ]);
  });

  test('are two', () => {
    expect(routeEndProblems(withRoutes(routeBetween('a', 'a')))).toEqual([
      'routes[0].cities must be two different cities (got "a" twice)',
    ]);
  });

  test('are joined by no other route, written either way round', () => {
    const again = { id: 'again', cities: ['b', 'a'] } as const;
    expect(routeEndProblems(withRoutes(routeBetween('a', 'b'), routeBetween('b', 'c'), again))).toEqual([
      'routes[2] joins the same two cities as routes[0]',
    ]);
  });
});

describe('an island', () => {
  test('is the first city of the file that cannot be reached', () => {
    expect(firstIsland(island(), 'a')).toBe(3);
  });

  test('depends on where one stands', () => {
    expect(firstIsland(island(), 'd')).toBe(0);
  });
});

describe('repeats', () => {
  const told = (...values: readonly string[]) => repeats(values, (later, first) => `${later} as ${first}`);

  test('are each told with the first of their kind', () => {
    expect(told('x', 'y', 'x', 'y', 'x')).toEqual(['2 as 0', '3 as 1', '4 as 0']);
  });

  test('are none in a list of different things, or of none', () => {
    expect(told('x', 'X', ' x', '')).toEqual([]);
    expect(told()).toEqual([]);
  });
});

test.each([
  [1, true],
  [3, true],
  [0, false],
  [4, false],
  [1.5, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('whether %d is a whole number from 1 to 3: %s', (value, answer) => {
  expect(isWhole(value, 1, 3)).toBe(answer);
});

test('the ids of the cities, as a set', () => {
  expect([...cityIds(island())]).toEqual(['a', 'b', 'c', 'd', 'e']);
});
