/** Where the cities, lines and circles of a board lie on the map that the page shows, in its units. */

import { tarmacMaps } from '@tarmac/board/vite';
import type { City } from '@tarmac/map';
import type { Board, Route } from '../../rules/board.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How lines may be drawn: straight, or bulging to the left of the way from the first city, by this part of its length. */
export const BENDS = [0, 0.06] as const;
/** How much farther circles keep from the cities than from one another. */
const ENDS = 1.25;

const RADIAN = Math.PI / 180;

interface PageMap {
  readonly width: number;
  readonly height: number;
  readonly cone: { readonly meridian: number; power: number; reach: number; x: number; y: number };
}

/** The module that the page loads, as text, and the map in it. */
export const MAP_MODULE = tarmacMaps().load('\0virtual:tarmac-map/north-america')?.code ?? '';
export const MAP = JSON.parse(
  JSON.parse(/^export default JSON\.parse\((.*)\);$/.exec(MAP_MODULE)?.[1] ?? 'null'),
) as PageMap;

export function placeOf({ longitude, latitude }: City): Point {
  const { meridian, power, reach, x, y } = MAP.cone;
  const turn = (longitude - meridian) * RADIAN * power;
  const fromTip = reach / Math.tan(Math.PI / 4 + (latitude * RADIAN) / 2) ** power;
  return { x: x + fromTip * Math.sin(turn), y: y + fromTip * Math.cos(turn) };
}

export type Places = ReadonlyMap<string, Point>;

export function placesOf(board: Board): Places {
  return new Map(board.cities.map((city) => [city.id, placeOf(city)]));
}

export function ends(places: Places, { cities: [from, to] }: Route): readonly [Point, Point] {
  const [a, b] = [places.get(from), places.get(to)];
  if (a === undefined || b === undefined) throw new Error(`no place for ${from} or ${to}`);
  return [a, b];
}

export const apart = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

export const lengthOf = (places: Places, route: Route) => apart(...ends(places, route));

/** Points along the line of a route, its two cities included. */
export function lineOf(places: Places, route: Route, bend: number): Point[] {
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, step) => onTheWay(...ends(places, route), bend, step / steps));
}

export function circlesOf(places: Places, route: Route, bend: number): Point[] {
  const count = route.circles.length;
  const keep = count === 1 ? 1 : ENDS;
  return route.circles.map((_, i) => onTheWay(...ends(places, route), bend, (i + keep) / (count - 1 + 2 * keep)));
}

function onTheWay(a: Point, b: Point, bend: number, part: number): Point {
  const out = 4 * bend * part * (1 - part);
  return {
    x: a.x + (b.x - a.x) * part + (b.y - a.y) * out,
    y: a.y + (b.y - a.y) * part - (b.x - a.x) * out,
  };
}

/** Twice the area of the triangle: its sign tells on which side of the way from a to b c lies. */
const side = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

export function linesCross(one: readonly Point[], other: readonly Point[]): boolean {
  return pieces(one).some(([a, b]) =>
    pieces(other).some(([c, d]) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0),
  );
}

const pieces = (line: readonly Point[]) =>
  line.slice(1).map((point, i): readonly [Point, Point] => [line[i] as Point, point]);

export function distanceToLine(point: Point, line: readonly Point[]): number {
  return Math.min(...pieces(line).map(([a, b]) => distanceToPiece(point, a, b)));
}

function distanceToPiece(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy);
  const part = Math.min(1, Math.max(0, along));
  return apart(point, { x: a.x + part * dx, y: a.y + part * dy });
}

/** The angle at `corner` in degrees, from 0 to 180. */
export function angle(corner: Point, a: Point, b: Point): number {
  const [ax, ay, bx, by] = [a.x - corner.x, a.y - corner.y, b.x - corner.x, b.y - corner.y];
  return Math.atan2(Math.abs(ax * by - ay * bx), ax * bx + ay * by) / RADIAN;
}

/** Whether a point lies inside the ring: a ray to the right of it crosses the ring an odd number of times. */
export function isInside(point: Point, ring: readonly Point[]): boolean {
  return pieces([...ring, ring[0] as Point]).reduce((inside, [a, b]) => {
    if (a.y > point.y === b.y > point.y) return inside;
    const crossing = a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x);
    return crossing > point.x ? !inside : inside;
  }, false);
}
