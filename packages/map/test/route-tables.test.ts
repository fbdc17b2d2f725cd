/** A map as numbers, on a ring of four cities. */

import { describe, expect, test } from 'vitest';
import { bitSet, routesTouching, routeTables } from '../src/index.ts';
import { ring } from './places.ts';

/** By route, what is written on its circles. */
const CIRCLES: Readonly<Record<string, readonly number[]>> = { 'a-b': [3, 5], 'b-c': [2], 'c-d': [], 'd-a': [1, 4, 9] };
const tables = routeTables(ring(4), ({ id }) => CIRCLES[id] ?? []);

describe('a map as numbers', () => {
  test('cities and routes are their places in the file, and -1 is no place', () => {
    expect(['a', 'd', 'e'].map(tables.cityIndex)).toEqual([0, 3, -1]);
    expect(['a-b', 'd-a', 'a-d'].map(tables.routeIndex)).toEqual([0, 3, -1]);
    expect(tables.ends).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ]);
    expect(tables.routesAt).toEqual([
      [0, 3],
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  test('circles are counted route by route', () => {
    expect(tables.circleCount).toEqual([2, 1, 0, 3]);
    expect(tables.firstCircle).toEqual([0, 2, 3, 3]);
    expect(tables.routeOf).toEqual([0, 0, 1, 3, 3, 3]);
  });

  test('the routes at either end of a route, and those at some cities, are sets of bits', () => {
    expect(tables.words).toBe(1);
    expect(tables.beside).toEqual(
      [
        [0, 1, 3],
        [0, 1, 2],
        [1, 2, 3],
        [0, 2, 3],
      ].flatMap((set) => bitSet(1, set)),
    );
    expect(routesTouching(tables, [2])).toEqual(bitSet(1, [1, 2]));
    expect(routesTouching(tables, [])).toEqual([0]);
  });
});
