/** Intervals for shares. */

/** Of the normal distribution: 95 % lie within so many standard deviations. */
export const Z = 1.96;

export type Interval = readonly [low: number, high: number];

/**
 * Wilson's interval for a share, from 0 to 1. It is sound for 0 in 300 too, and conservative where a trial may
 * count for a part, such as a shared victory.
 */
export function wilson(share: number, trials: number): Interval {
  const centre = (share + (Z * Z) / (2 * trials)) / (1 + (Z * Z) / trials);
  const half =
    (Z * Math.sqrt((share * (1 - share)) / trials + (Z * Z) / (4 * trials * trials))) / (1 + (Z * Z) / trials);
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

/** Newcombe's interval for the difference of two independent shares, each with its Wilson interval. */
export function differenceOf(first: Share, second: Share): Interval {
  const [low1, high1] = wilson(first.share, first.trials);
  const [low2, high2] = wilson(second.share, second.trials);
  const difference = first.share - second.share;
  return [
    difference - Math.hypot(first.share - low1, high2 - second.share),
    difference + Math.hypot(high1 - first.share, second.share - low2),
  ];
}

interface Share {
  readonly share: number;
  readonly trials: number;
}
