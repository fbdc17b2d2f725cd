/** Places as probabilities: a rival one share behind may still catch up, so each counts as ahead by its probability. */

/** `soft`: the lead in shares that gives a probability of three quarters. */
export function ahead(difference: number, soft: number): number {
  return 0.5 + (0.5 * difference) / (soft + (difference < 0 ? -difference : difference));
}
