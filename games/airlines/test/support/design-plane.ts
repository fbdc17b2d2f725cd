/** Where the cities, lines and circles of a board lie on the map that the page shows, in its units. */

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

/** The map's window, as packages/board frames it (build/windows.mjs): Lambert's cone, true along two parallels. */
const WINDOW = { west: -126.5, east: -67.5, south: 17.3, north: 69, parallels: [25, 60], width: 1000 } as const;

const tangent = (latitude: number) => Math.tan(Math.PI / 4 + (latitude * RADIAN) / 2);
const [FIRST, SECOND] = WINDOW.parallels;
const POWER =
  Math.log(Math.cos(FIRST * RADIAN) / Math.cos(SECOND * RADIAN)) / Math.log(tangent(SECOND) / tangent(FIRST));

/** On the cone rolled out, in units of its own. */
function onCone(longitude: number, latitude: number): Point {
  const turn = (longitude - (WINDOW.west + WINDOW.east) / 2) * RADIAN * POWER;
  const fromTip = tangent(latitude) ** -POWER;
  return { x: fromTip * Math.sin(turn), y: fromTip * Math.cos(turn) };
}

/** Farthest west and east are the southern corners, farthest north the northern ones, and farthest south the middle. */
const LEFT = onCone(WINDOW.west, WINDOW.south).x;
const TOP = onCone(WINDOW.west, WINDOW.north).y;
const SCALE = WINDOW.width / (onCone(WINDOW.east, WINDOW.south).x - LEFT);

export const MAP = {
  width: WINDOW.width,
  height: Math.ceil((onCone((WINDOW.west + WINDOW.east) / 2, WINDOW.south).y - TOP) * SCALE),
};

function placeOf({ longitude, latitude }: City): Point {
  const { x, y } = onCone(longitude, latitude);
  return { x: (x - LEFT) * SCALE, y: (y - TOP) * SCALE };
}

export type Places = ReadonlyMap<string, Point>;

export function placesOf(board: Board): Places {
  return new Map(board.cities.map((city) => [city.id, placeOf(city)]));
}

function ends(places: Places, { cities: [from, to] }: Route): readonly [Point, Point] {
  const [a, b] = [places.get(from), places.get(to)];
  if (a === undefined || b === undefined) throw new Error(`no place for ${from} or ${to}`);
  return [a, b];
}

export const apart = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

export const lengthOf = (places: Places, route: Route) => apart(...ends(places, route));

/** Points along the line of a route, its two cities included. */
export function lineOf(places: Places, route: Route, bend: number): Point[] {
  const steps = 10;
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

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function boxOf(line: readonly Point[]): Box {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

export function areApart(a: Box, b: Box, distance: number): boolean {
  const [x, y] = [Math.max(a.left - b.right, b.left - a.right), Math.max(a.top - b.bottom, b.top - a.bottom)];
  return Math.max(x, y) > distance;
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
