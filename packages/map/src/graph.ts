/** A map as a graph of cities and routes, to find what can be reached. */

import type { Link, Places } from './places.ts';

/** By city id, the routes that touch it. */
export type Graph<R extends Link = Link> = ReadonlyMap<string, readonly R[]>;

/** Every end of a route must be a city of the map. */
export function graphOf<R extends Link>(places: Places<R>): Graph<R> {
  const touching = new Map<string, R[]>(places.cities.map((city) => [city.id, []]));
  for (const route of places.routes) for (const city of route.cities) touching.get(city)?.push(route);
  return touching;
}

export function otherEnd(route: Link, city: string): string {
  return route.cities[0] === city ? route.cities[1] : route.cities[0];
}

/** The least number of routes from one city to each reachable city, not using `without`. */
export function stepsFrom(graph: Graph, start: string, without?: Link): ReadonlyMap<string, number> {
  const steps = new Map([[start, 0]]);
  // Iterating a Map also visits entries added meanwhile, so the Map is its own queue.
  for (const [city, sofar] of steps) {
    for (const route of graph.get(city) ?? []) {
      const next = otherEnd(route, city);
      if (route !== without && !steps.has(next)) steps.set(next, sofar + 1);
    }
  }
  return steps;
}
