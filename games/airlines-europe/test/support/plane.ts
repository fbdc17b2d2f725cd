/** Flat geometry for the maps of boards: how routes and cities lie when drawn. */

import type { City } from '../../rules/board.ts';

export type Point = readonly [number, number];
export type Projection = (city: City) => Point;

const RADIAN = Math.PI / 180;
const MIDDLE = { longitude: 14, latitude: 48 };

const mercatorHeight = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * RADIAN) / 2));

/** Lambert's conic for a map that is true along these two parallels. */
const SOUTH = 40;
const NORTH = 58;
const CONE =
  Math.log(Math.cos(SOUTH * RADIAN) / Math.cos(NORTH * RADIAN)) / (mercatorHeight(NORTH) - mercatorHeight(SOUTH));
const conicRadius = (latitude: number) =>
  (Math.cos(SOUTH * RADIAN) / CONE) * Math.exp(CONE * (mercatorHeight(SOUTH) - mercatorHeight(latitude)));

/**
 * The projections a map page may choose from, all scaled so that 1 is about one degree of latitude
 * in the middle of Europe. A board must read well in each.
 */
export const PROJECTIONS: Readonly<Record<string, Projection>> = {
  plain: ({ longitude, latitude }) => [longitude * Math.cos(MIDDLE.latitude * RADIAN), latitude],
  mercator: ({ longitude, latitude }) => [
    longitude * Math.cos(MIDDLE.latitude * RADIAN),
    (mercatorHeight(latitude) / RADIAN) * Math.cos(MIDDLE.latitude * RADIAN),
  ],
  conic: ({ longitude, latitude }) => {
    const angle = CONE * (longitude - MIDDLE.longitude) * RADIAN;
    const radius = conicRadius(latitude) / RADIAN;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  },
};

export const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** Twice the area of the triangle: positive when c lies to the left of the way from a to b. */
const side = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

export function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  return apart(point, [a[0] + t * dx, a[1] + t * dy]);
}

/** The angle at `corner` in degrees, from 0 to 180. */
export function angle(corner: Point, a: Point, b: Point): number {
  const [ax, ay, bx, by] = [a[0] - corner[0], a[1] - corner[1], b[0] - corner[0], b[1] - corner[1]];
  return Math.atan2(Math.abs(ax * by - ay * bx), ax * bx + ay * by) / RADIAN;
}

/** Great-circle distance. */
export function kilometres(a: City, b: City): number {
  const half = (degrees: number) => Math.sin((degrees * RADIAN) / 2) ** 2;
  const h =
    half(b.latitude - a.latitude) +
    Math.cos(a.latitude * RADIAN) * Math.cos(b.latitude * RADIAN) * half(b.longitude - a.longitude);
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}
