/** The positions of a board's cities and continents on the world map. */

import world from 'virtual:tarmac-map/world';
import { type Point, project } from '@tarmac/board';
import { CONTINENT_SHAPES } from './logic/continent-shapes.ts';
import type { Board, Continent } from './logic/shapes.ts';

export { world };

export function cityPoints({ cities }: Pick<Board, 'cities'>): ReadonlyMap<string, Point> {
  return new Map(cities.map(({ id, longitude, latitude }) => [id, project(world, longitude, latitude)]));
}

/** The width of the world in map units: a little less than the map at the equator. */
export const ROUND = world.width * 0.94;

export interface DrawnContinent {
  readonly continent: Continent;
  /** An SVG path around it. */
  readonly around: string;
  readonly name: Point;
}

export const CONTINENTS_DRAWN: readonly DrawnContinent[] = Object.entries(CONTINENT_SHAPES).map(
  ([continent, { corners, name }]) => ({
    continent: continent as Continent,
    around: `M${corners.map((corner) => written(project(world, ...corner))).join('L')}Z`,
    name: project(world, ...name),
  }),
);

function written({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
