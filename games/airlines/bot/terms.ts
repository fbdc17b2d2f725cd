/** The terms of the evaluation: the reasons an explanation can give. Each is a seat's own, its rivals' taken off. */

export const TERMS = [
  /** Points already scored. */
  'points',
  /** Stock laid open: the places it holds, and what they will pay as the networks stand. */
  'stock',
  /** How far the airlines one holds can still grow. */
  'growth',
  /** What rivals hold of the same airlines, and how near they are to passing. */
  'rivals',
  /** Stock in hand that can still be laid. */
  'hand',
  /** The flight cards in hand. */
  'flights',
  /** How near the next scoring and the end may be, and being ready for them. */
  'tempo',
] as const;
export type Term = (typeof TERMS)[number];
