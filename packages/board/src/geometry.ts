/** Points and boxes, in map units or in pixels. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

/** The smallest box around these points, with a margin. */
export function boxAround(points: readonly Point[], air = 0): Box {
  if (points.length === 0) throw new Error('boxAround needs at least one point.');
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - air, Math.min(...ys) - air];
  return { x: left, y: top, width: Math.max(...xs) + air - left, height: Math.max(...ys) + air - top };
}
