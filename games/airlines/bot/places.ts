/** Places as odds: a rival one card behind may yet come level, so each counts as ahead by the odds of being ahead. */

/** `soft`: by how many cards a lead must be for three quarters of the odds. */
export function ahead(difference: number, soft: number): number {
  return 0.5 + (0.5 * difference) / (soft + (difference < 0 ? -difference : difference));
}

/** Less than a whole card is that chance of holding one. */
export function present(held: number): number {
  return held < 1 ? held : 1;
}

/**
 * AL-9.2 the part of an airline's markers that a place pays, so many holders being ahead: all, half, nothing. Who is
 * level with another is half behind it, and gets what a tie pays.
 */
export function partOf(place: number): number {
  return place < 2 ? 1 - place / 2 : 0;
}

/** AL-9.2 what who is alone gets besides. */
export const ALONE = 0.5;
