/** Flights as arcs over the map, by the shorter way, which may cross the edge of the map. */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The height of an arc, as a part of its length. */
const RISE = 0.18;
const HIGHEST = 70;

export interface Arc {
  /** For a `<path>`. */
  readonly path: string;
  /** The position of its airplane, and its heading: degrees, clockwise from up. */
  readonly middle: Point;
  readonly angle: number;
  readonly length: number;
}

/** One arc, or two if the flight crosses the edge of the map; `round` is the width of the world. */
export function arcsBetween(a: Point, b: Point, round: number): readonly Arc[] {
  if (Math.abs(b.x - a.x) <= round / 2) return [arc(a, b)];
  const way = b.x > a.x ? -round : round;
  return [arc(a, { x: b.x + way, y: b.y }), arc({ x: a.x - way, y: a.y }, b)];
}

function arc(a: Point, b: Point): Arc {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const rise = Math.min(HIGHEST, length * RISE) * 2;
  const handle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - rise };
  return {
    path: `M${short(a)}Q${short(handle)} ${short(b)}`,
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - rise / 2 },
    angle: (Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI,
    length,
  };
}

function short({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
