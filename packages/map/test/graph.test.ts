/** What can be reached on a map, and in how many steps. */

import { describe, expect, test } from 'vitest';
import { graphOf, otherEnd, stepsFrom } from '../src/graph.ts';
import { island, ring } from './places.ts';

describe('a graph', () => {
  test('has every city, each with the routes that touch it, in the order of the file', () => {
    const places = island();
    const graph = graphOf(places);
    expect([...graph.keys()]).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect([...graph.values()].map((routes) => routes.map(({ id }) => id))).toEqual([
      ['a-b', 'a-c'],
      ['a-b', 'b-c'],
      ['b-c', 'a-c'],
      [],
      [],
    ]);
  });

  test('holds the routes themselves, with whatever else a game has written into them', () => {
    const route = { id: 'a-b', cities: ['a', 'b'] as const, cost: 4 };
    const graph = graphOf({ cities: ring(2).cities, routes: [route] });
    expect(graph.get('a')?.[0]).toBe(route);
    expect(graph.get('b')?.[0]?.cost).toBe(4);
  });

  test('knows no city by a name that every object has', () => {
    expect(graphOf(ring(3)).get('constructor')).toBeUndefined();
  });
});

test('a route leads from either end to the other', () => {
  const route = { id: 'a-b', cities: ['a', 'b'] as const };
  expect(otherEnd(route, 'a')).toBe('b');
  expect(otherEnd(route, 'b')).toBe('a');
});

describe('steps', () => {
  test('are the fewest routes, whichever way round', () => {
    // Six cities in a ring: c is two steps away one way and four the other.
    expect([...stepsFrom(graphOf(ring(6)), 'a')].sort()).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
      ['d', 3],
      ['e', 2],
      ['f', 1],
    ]);
  });

  test('go the long way round when a route is left aside', () => {
    const places = ring(6);
    const shut = places.routes.find(({ id }) => id === 'a-b');
    expect(stepsFrom(graphOf(places), 'a', shut).get('b')).toBe(5);
    // Left aside for that question only.
    expect(stepsFrom(graphOf(places), 'a').get('b')).toBe(1);
  });

  test('leave out what no chain of routes leads to', () => {
    expect([...stepsFrom(graphOf(island()), 'a').keys()]).toEqual(['a', 'b', 'c']);
    expect([...stepsFrom(graphOf(island()), 'd')]).toEqual([['d', 0]]);
  });
});
