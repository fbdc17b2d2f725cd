/** Places as probabilities: a rival one card behind may still catch up, so each counts as ahead by its probability. */

/** `soft`: the lead in cards that gives a probability of three quarters. */
export function ahead(difference: number, soft: number): number {
  return 0.5 + (0.5 * difference) / (soft + (difference < 0 ? -difference : difference));
}

/** A part of a card is the probability of holding one. */
export function present(held: number): number {
  return held < 1 ? held : 1;
}

/**
 * AL-9.2 the part of an airline's markers that a place pays: all, half, nothing. A tied holder counts as half behind
 * the other, which gives the points of a tie.
 */
export function partOf(place: number): number {
  return place < 2 ? 1 - place / 2 : 0;
}

/** AL-9.2 the additional part of a single holder. */
export const ALONE = 0.5;
