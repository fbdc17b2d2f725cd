/** The terms of the evaluation: the possible reasons of an explanation. Each is a seat's own value less its rivals'. */

export const TERMS = [
  /** Points already scored. */
  'points',
  /** The points of the open portfolios at the coming scorings, with the track as it is. */
  'portfolio',
  /** The possible moves of the held airlines: zones ahead, airplanes, routes, bonus connections. */
  'growth',
  /** The possible gain from the cards in hand. */
  'hand',
  /** Air ABACUS shares. */
  'abacus',
  /** Money. */
  'cash',
  /** The risk or chance that a scoring comes before one's next turn, and the next turn. */
  'timing',
] as const;
export type Term = (typeof TERMS)[number];
