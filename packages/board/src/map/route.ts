/** The course of a route between two cities, and the positions on it. */

import type { Point } from '../geometry.ts';

/** A place on a route. */
export interface Stop extends Point {
  /** The heading of an airplane: degrees, clockwise from up. */
  readonly angle: number;
}

/** The default bulge of a route as a part of its length, to the left of the way: b to a bulges the other way. */
const GENTLE = 0.06;

/** For a `<path>`. A bend of 0 is straight. */
export function routePath(a: Point, b: Point, bend: number = GENTLE): string {
  const { x, y } = handle(a, b, bend);
  return `M${short(a.x)} ${short(a.y)}Q${short(x)} ${short(y)} ${short(b.x)} ${short(b.y)}`;
}

/**
 * The positions of n things on the route from a to b, evenly spaced. The distance to the cities is `ends` times the
 * spacing.
 */
export function alongRoute(a: Point, b: Point, n: number, { bend = GENTLE, ends = 1 } = {}): Stop[] {
  const spaces = n - 1 + 2 * ends;
  return Array.from({ length: n }, (_, index) => stopAt(a, b, bend, (index + ends) / spaces));
}

/** A part of the way (0 to 1) from a to b. */
function stopAt(a: Point, b: Point, bend: number, part: number): Stop {
  const c = handle(a, b, bend);
  const left = 1 - part;
  const heading = {
    x: left * (c.x - a.x) + part * (b.x - c.x),
    y: left * (c.y - a.y) + part * (b.y - c.y),
  };
  return {
    x: left * left * a.x + 2 * left * part * c.x + part * part * b.x,
    y: left * left * a.y + 2 * left * part * c.y + part * part * b.y,
    angle: (Math.atan2(heading.x, -heading.y) * 180) / Math.PI,
  };
}

/** The curve bulges half as far as its control point. */
function handle(a: Point, b: Point, bend: number): Point {
  return {
    x: (a.x + b.x) / 2 + (b.y - a.y) * bend * 2,
    y: (a.y + b.y) / 2 - (b.x - a.x) * bend * 2,
  };
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
