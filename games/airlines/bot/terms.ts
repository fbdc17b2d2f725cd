/** The terms of the evaluation: the possible reasons of an explanation. Each is a seat's own value less its rivals'. */

export const TERMS = [
  /** Points already scored. */
  'points',
  /** Stock laid: its places, and their points with the networks as they are. */
  'stock',
  /** The possible growth of the held airlines. */
  'growth',
  /** The rivals' holdings of the same airlines, and their distance. */
  'rivals',
  /** Stock in hand that can still be laid. */
  'hand',
  /** The flight cards in hand. */
  'flights',
  /** The distance of the next scoring and the end, and the preparation for them. */
  'tempo',
] as const;
export type Term = (typeof TERMS)[number];
