/** A board of routes with circles on them: where cities and circles stand, and what its labels keep clear of. */

import type { Language } from '@tarmac/kit/words';
import { boxAround, type Point } from '../geometry.ts';
import { type BoardMap, project } from '../map/project.ts';
import { reaches } from '../map/reaches.ts';
import { alongRoute } from '../map/route.ts';
import type { Label, LabelSpec, Sizing } from './spec.ts';

/** How large a game draws what stands on its map. */
export interface CircleSizes {
  /** The radius of a circle: they stay apart on the shortest routes. */
  readonly circle: Sizing;
  /** Map units per pixel of a label's drawing. */
  readonly drawing: Sizing;
  /** The radii of dots, in pixels of the drawing. */
  readonly dots: { readonly home: number; readonly plain: number };
  /** The largest airplane, in radii of its circle. */
  readonly widest: number;
}

interface Sited {
  readonly cities: readonly {
    readonly id: string;
    readonly name: Readonly<Record<Language, string>>;
    readonly longitude: number;
    readonly latitude: number;
  }[];
}

interface Routed<R> extends Sited {
  readonly routes: readonly R[];
}

/** Around the cities, in map units. */
const AIR = 34;

/** The positions of cities and circles, in map units; `countOf` says how many circles a route has. */
export function circlesOn<R extends { readonly cities: readonly [string, string] }>(
  board: Routed<R>,
  map: Pick<BoardMap, 'flat'>,
  { circle, widest }: CircleSizes,
  countOf: (route: R) => number,
) {
  const cities = new Map(board.cities.map(({ id, longitude, latitude }) => [id, project(map, longitude, latitude)]));
  const at = (city: string): Point => {
    const point = cities.get(city);
    if (point === undefined) throw new Error(`the board has no city ${city}`);
    return point;
  };
  const stops = board.routes.flatMap((route) => {
    const [from, to] = route.cities;
    const count = countOf(route);
    return alongRoute(at(from), at(to), count, { ends: count === 1 ? 1 : 1.25 });
  });
  // Neighbours share the space between them.
  const spans = reaches(stops, circle.units * widest).map((reach) => reach / circle.units);
  return { at, stops, spans };
}

export type CirclePlaces = ReturnType<typeof circlesOn>;

/** The cities' names, and what else has a label; names of `homes` leave room for a flag where these have one. */
export function circleLabels(
  { cities }: Sited,
  { at, stops, spans }: CirclePlaces,
  { circle, drawing, dots }: CircleSizes,
  homes: ReadonlySet<string>,
  marks: readonly Label[],
  { flags = false } = {},
): LabelSpec {
  const names = cities.map(({ id, name }): Label => {
    const home = homes.has(id);
    const radius = home ? dots.home : dots.plain;
    return { id, ...at(id), text: { ...name }, radius, ...(flags && { flag: home }) };
  });
  return {
    room: boxAround(
      cities.map(({ id }) => at(id)),
      AIR,
    ),
    labels: [...names, ...marks],
    stops: stops.map(({ x, y }, index) => ({ x, y, span: spans[index] ?? 1 })),
    circle,
    drawing,
  };
}
