/** How far around each of many points a press is still meant for it. */

import type { Point } from '../geometry.ts';

/** Half the way to the nearest other point, so that no two of these circles overlap; at most `most`. */
export function reaches(points: readonly Point[], most = Number.POSITIVE_INFINITY): number[] {
  return points.map((point, index) => {
    let reach = most;
    points.forEach((other, at) => {
      if (at !== index) reach = Math.min(reach, Math.hypot(other.x - point.x, other.y - point.y) / 2);
    });
    return reach;
  });
}
