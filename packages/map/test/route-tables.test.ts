/** A map as numbers, on a ring of four cities, and sets of routes as words of bits. */

import { describe, expect, test } from 'vitest';
import { WORD_BITS } from '../src/bits.ts';
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

/** The other way round, slowly: every number there is room for, asked one by one. */
const membersOf = (set: readonly number[]): number[] =>
  Array.from({ length: set.length * WORD_BITS }, (_, member) => member).filter(
    (member) => (((set[Math.floor(member / WORD_BITS)] ?? 0) >>> (member % WORD_BITS)) & 1) === 1,
  );

test('the empty set is as many words as asked for, all zero', () => {
  expect(bitSet(3, [])).toEqual([0, 0, 0]);
});

test('members are bits, the lowest first', () => {
  expect(bitSet(1, [0, 1, 3])).toEqual([0b1011]);
});

test('a word is full with 32, and the next begins', () => {
  // The highest bit of a word is its sign.
  expect(bitSet(2, [31])).toEqual([-(2 ** 31), 0]);
  expect(bitSet(2, [32])).toEqual([0, 1]);
});

test('a member that is named twice is in the set once', () => {
  expect(bitSet(1, [5, 5])).toEqual(bitSet(1, [5]));
});

test('what goes in is what is in, over several words and in any order', () => {
  const members = [0, 30, 31, 32, 33, 63, 64, 95];
  expect(membersOf(bitSet(3, members.toReversed()))).toEqual(members);
});
