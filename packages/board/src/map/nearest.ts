/** The target of a press on the map. Lines and circles are thin; fingers are not. */

import type { Point } from '../geometry.ts';

/** From the middle of a target, in pixels: 44 across for a finger, and no less than 24 for a mouse. */
const REACH = { finger: 22, mouse: 14 } as const;

export function reachOf(pointerType: string | undefined): number {
  return pointerType === 'mouse' || pointerType === 'pen' ? REACH.mouse : REACH.finger;
}

/**
 * The index of the nearest spot within reach, else null. One that answers is preferred, unless another is hit: nearer
 * than `hit`.
 */
export function nearestSpot(
  at: Point,
  spots: readonly Point[],
  reach: number,
  { answers, hit = 0 }: { readonly answers?: (index: number) => boolean; readonly hit?: number } = {},
): number | null {
  let best: number | null = null;
  let least = reach;
  let answering: number | null = null;
  let leastAnswering = reach;
  spots.forEach((spot, index) => {
    const away = Math.hypot(spot.x - at.x, spot.y - at.y);
    if (away <= least) [best, least] = [index, away];
    if (away <= leastAnswering && answers?.(index) === true) [answering, leastAnswering] = [index, away];
  });
  return least > hit ? (answering ?? best) : best;
}

/** The same for lines through several points. */
export function nearestLine(at: Point, lines: readonly (readonly Point[])[], reach: number): number | null {
  let best: number | null = null;
  let least = reach;
  lines.forEach((line, index) => {
    for (let part = 1; part < line.length; part += 1) {
      const away = fromStretch(at, line[part - 1] as Point, line[part] as Point);
      if (away > least) continue;
      least = away;
      best = index;
    }
  });
  return best;
}

function fromStretch(at: Point, from: Point, to: Point): number {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const length = along.x ** 2 + along.y ** 2;
  const part = length === 0 ? 0 : ((at.x - from.x) * along.x + (at.y - from.y) * along.y) / length;
  const held = Math.min(1, Math.max(0, part));
  return Math.hypot(at.x - from.x - along.x * held, at.y - from.y - along.y * held);
}
