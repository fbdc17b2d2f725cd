/** Maps as small as they can be. Cities are called a, b, c and so on, routes after their cities. */

import type { City, Link, Places } from '../src/places.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function citiesCalled(...ids: readonly string[]): City[] {
  return ids.map((id, place) => ({ id, name: { en: id, fr: id }, longitude: place, latitude: 0 }));
}

export const routeBetween = (from: string, to: string): Link => ({ id: `${from}-${to}`, cities: [from, to] });

/** So many cities, each joined to the next and the last to the first. */
export function ring(size: number): Places {
  const ids = [...LETTERS.slice(0, size)];
  return {
    cities: citiesCalled(...ids),
    routes: ids.map((id, place) => routeBetween(id, ids[(place + 1) % size] ?? '')),
  };
}

/** A triangle of a, b and c, with d and e out at sea. */
export function island(): Places {
  return {
    cities: citiesCalled('a', 'b', 'c', 'd', 'e'),
    routes: [routeBetween('a', 'b'), routeBetween('b', 'c'), routeBetween('a', 'c')],
  };
}
