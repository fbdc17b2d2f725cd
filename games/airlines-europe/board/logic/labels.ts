/** What stands on the map and in which size: for the picture, and for whoever finds places for its labels. */

import {
  alongRoute,
  type BoardMap,
  boxAround,
  type Label,
  type LabelSpec,
  project,
  reaches,
  type Sizing,
} from '@tarmac/board/labels';
import type { Board } from './shapes.ts';

/** The radius of a circle: they stay apart on the shortest routes. */
export const CIRCLE: Sizing = { units: 10.5, pixels: 11 };
/** Map units per pixel of a label's drawing. */
export const DRAWING: Sizing = { units: 1.3, pixels: 1 };
export const DOTS = { home: 5.5, plain: 4.5 } as const;
/** The largest airplane, in radii of its circle. */
const WIDEST = 1.5;
/** Around the cities, in map units. */
const AIR = 34;
const BONUS = { width: 36, height: 17 } as const;

/** The positions of cities and circles, in map units. */
export function placesOn(board: Pick<Board, 'cities' | 'routes'>, map: Pick<BoardMap, 'flat'>) {
  const cities = new Map(board.cities.map(({ id, longitude, latitude }) => [id, project(map, longitude, latitude)]));
  const at = (city: string) => {
    const point = cities.get(city);
    if (point === undefined) throw new Error(`the board has no city ${city}`);
    return point;
  };
  const stops = board.routes.flatMap(({ cities: [from, to], licences }) =>
    alongRoute(at(from), at(to), licences.length, { ends: licences.length === 1 ? 1 : 1.25 }),
  );
  // Neighbours share the space between them.
  const spans = reaches(stops, CIRCLE.units * WIDEST).map((reach) => reach / CIRCLE.units);
  return { at, stops, spans };
}

export type Places = ReturnType<typeof placesOn>;

export const bonusLabel = (airline: string): string => `bonus-${airline}`;

export function labelSpec(
  board: Pick<Board, 'cities' | 'routes' | 'homes' | 'bonuses'>,
  { at, stops, spans }: Places,
): LabelSpec {
  const homes = new Set<string>(Object.values(board.homes));
  const names = board.cities.map(({ id, name }): Label => {
    const home = homes.has(id);
    return { id, ...at(id), text: { ...name }, radius: home ? DOTS.home : DOTS.plain, flag: home };
  });
  const marks = board.bonuses.map(
    ({ airline, target }): Label => ({ id: bonusLabel(airline), ...at(target), size: BONUS, radius: DOTS.home }),
  );
  return {
    room: boxAround(
      board.cities.map(({ id }) => at(id)),
      AIR,
    ),
    labels: [...names, ...marks],
    stops: stops.map(({ x, y }, index) => ({ x, y, span: spans[index] ?? 1 })),
    circle: CIRCLE,
    drawing: DRAWING,
  };
}
