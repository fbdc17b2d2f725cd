/** Places as odds: a rival one share behind may yet come level, so each counts as ahead by the odds of being ahead. */

/** `soft`: by how many shares a lead must be for three quarters of the odds. */
export function ahead(difference: number, soft: number): number {
  return 0.5 + (0.5 * difference) / (soft + (difference < 0 ? -difference : difference));
}
