/** Reads the paths that the map builder writes: `m`, `l` and `z` only. */

import type { Point } from '../../src/geometry.ts';

/** The corners of each line, in map units. */
export function linesOf(path: string): Point[][] {
  let at = { x: 0, y: 0 };
  return path
    .split('m')
    .slice(1)
    .map((line) => {
      const numbers = [...line.matchAll(/-?(\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number));
      const corners: Point[] = [];
      let corner = at;
      for (let index = 0; index < numbers.length; index += 2) {
        corner = { x: corner.x + (numbers[index] ?? 0), y: corner.y + (numbers[index + 1] ?? 0) };
        corners.push(corner);
      }
      at = line.endsWith('z') ? (corners[0] ?? at) : corner;
      return corners;
    });
}

/** Whether a ray from the point crosses the coast an odd number of times. */
export function isOnLand(land: string, { x, y }: Point): boolean {
  let inside = false;
  for (const corners of linesOf(land)) {
    corners.forEach((a, index) => {
      const b = corners[(index + 1) % corners.length] ?? a;
      if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
    });
  }
  return inside;
}
