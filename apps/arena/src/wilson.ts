/** How sure a share is. */

/** Of the normal distribution: 95 % lie within so many standard deviations. */
export const Z = 1.96;

export type Interval = readonly [low: number, high: number];

/**
 * Wilson's interval for a share, in percent. It says something sensible of 0 in 300 too, and is on the
 * safe side where a trial may count for a part, such as a shared victory.
 */
export function wilson(share: number, trials: number): Interval {
  const centre = (share + (Z * Z) / (2 * trials)) / (1 + (Z * Z) / trials);
  const half =
    (Z * Math.sqrt((share * (1 - share)) / trials + (Z * Z) / (4 * trials * trials))) / (1 + (Z * Z) / trials);
  return [100 * Math.max(0, centre - half), 100 * Math.min(1, centre + half)];
}
