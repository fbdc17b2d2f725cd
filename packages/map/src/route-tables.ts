/** A map as tables of numbers, for fast lookups in the rules. */

import { bitSet, WORD_BITS } from './bits.ts';
import type { Link, Places } from './places.ts';

/** Indexes are places in the board file: cities, routes, and circles counted route by route. */
export interface RouteTables {
  cityIndex(id: string): number;
  routeIndex(id: string): number;

  /** By route. */
  readonly firstCircle: readonly number[];
  readonly circleCount: readonly number[];
  readonly ends: readonly (readonly [number, number])[];

  /** By circle. */
  readonly routeOf: readonly number[];

  /** By city. */
  readonly routesAt: readonly (readonly number[])[];

  /** Sets of routes have `words` words of bits each: those at either end of a route, `beside[route * words + word]`. */
  readonly words: number;
  readonly beside: readonly number[];
}

/** `circlesOn` says which circles lie on a route, in their order. */
export function routeTables<R extends Link>(
  { cities, routes }: Places<R>,
  circlesOn: (route: R) => readonly unknown[],
): RouteTables {
  const cityPlaces = new Map(cities.map(({ id }, index) => [id, index]));
  const routePlaces = new Map(routes.map(({ id }, index) => [id, index]));
  const cityIndex = (id: string) => cityPlaces.get(id) ?? -1;

  const ends = routes.map(({ cities: [from, to] }) => [cityIndex(from), cityIndex(to)] as const);
  const circleCount = routes.map((route) => circlesOn(route).length);
  const firstCircle: number[] = [];
  const routeOf: number[] = [];
  circleCount.forEach((count, route) => {
    firstCircle.push(routeOf.length);
    for (let circle = 0; circle < count; circle++) routeOf.push(route);
  });
  const routesAt = cities.map((_, city) =>
    ends.flatMap(([from, to], route) => (from === city || to === city ? [route] : [])),
  );
  const words = Math.ceil(routes.length / WORD_BITS);
  return {
    cityIndex,
    routeIndex: (id) => routePlaces.get(id) ?? -1,
    firstCircle,
    circleCount,
    ends,
    routeOf,
    routesAt,
    words,
    beside: ends.flatMap((pair) => routesTouching({ words, routesAt }, pair)),
  };
}

/** The set of the routes that touch one of these cities. */
export function routesTouching(
  { words, routesAt }: Pick<RouteTables, 'words' | 'routesAt'>,
  cities: readonly number[],
): number[] {
  return bitSet(
    words,
    cities.flatMap((city) => routesAt[city] ?? []),
  );
}
