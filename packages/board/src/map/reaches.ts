/** The hit radius of each of many points. */

import type { Point } from '../geometry.ts';

/** Half the distance to the nearest other point, so that no circles overlap; at most `most`. */
export function reaches(points: readonly Point[], most = Number.POSITIVE_INFINITY): number[] {
  return points.map((point, index) => {
    let reach = most;
    points.forEach((other, at) => {
      if (at !== index) reach = Math.min(reach, Math.hypot(other.x - point.x, other.y - point.y) / 2);
    });
    return reach;
  });
}
