/** Problems of a map in any game: one sentence each, with the place in the file. */

import { graphOf, stepsFrom } from './graph.ts';
import type { Places } from './places.ts';

export function idProblems({ cities, routes }: Places): string[] {
  return [
    ...repeats(
      cities.map((city) => city.id),
      (later, first) => `cities[${later}].id repeats that of cities[${first}]`,
    ),
    ...repeats(
      routes.map((route) => route.id),
      (later, first) => `routes[${later}].id repeats that of routes[${first}]`,
    ),
  ];
}

export function routeEndProblems(places: Places): string[] {
  const known = cityIds(places);
  const problems = places.routes.flatMap(({ cities }, i) => [
    ...cities.flatMap((city, end) =>
      known.has(city) ? [] : [`routes[${i}].cities[${end}] names no city of the board (got "${city}")`],
    ),
    ...(cities[0] === cities[1] ? [`routes[${i}].cities must be two different cities (got "${cities[0]}" twice)`] : []),
  ]);
  const pairs = places.routes.map(({ cities }) => [...cities].sort().join(' '));
  return [
    ...problems,
    ...repeats(pairs, (later, first) => `routes[${later}] joins the same two cities as routes[${first}]`),
  ];
}

/** The place of the first city that no chain of routes joins to `start`; -1 when all are joined. */
export function firstIsland(places: Places, start: string): number {
  const reached = stepsFrom(graphOf(places), start);
  return places.cities.findIndex((city) => !reached.has(city.id));
}

export function repeats(values: readonly string[], problem: (later: number, first: number) => string): string[] {
  const first = new Map<string, number>();
  return values.flatMap((value, i) => {
    const seen = first.get(value);
    if (seen !== undefined) return [problem(i, seen)];
    first.set(value, i);
    return [];
  });
}

export const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

export const cityIds = (places: Places): ReadonlySet<string> => new Set(places.cities.map((city) => city.id));
