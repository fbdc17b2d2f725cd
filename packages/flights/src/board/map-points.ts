/** The positions of a board's cities and continents on the world map. */

import world from 'virtual:tarmac-map/world';
import { type Box, type Point, project } from '@tarmac/board';
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

/** The width of a letter of a continent's name, in letter sizes. */
const CAPITAL = 0.84;

/** The middles of the continents' names, moved into the room, and the boxes around them. */
export function continentNames(letters: number | null, room: Box, nameOf: (continent: Continent) => string) {
  if (letters === null) return [];
  return CONTINENTS_DRAWN.map(({ continent, name }) => {
    const text = nameOf(continent);
    const width = text.length * letters * CAPITAL;
    const x = Math.min(Math.max(name.x, room.x + width / 2), room.x + room.width - width / 2);
    return {
      continent,
      text,
      x,
      y: name.y,
      box: { x: x - width / 2, y: name.y - letters / 2, width, height: letters },
    };
  });
}

/**
 * The letters of the continents' names; null without names. On a small map their colours have to do, unless one is to be
 * chosen: codes of airports need the room.
 */
export function continentLetters(small: boolean, zoom: number, choosing: boolean): number | null {
  if (!small) return Math.min(20, 15 / zoom);
  return zoom > 0.55 || choosing ? Math.min(26, 9 / zoom) : null;
}
