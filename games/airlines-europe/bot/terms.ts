/** The terms of the evaluation: the reasons an explanation can give. Each is a seat's own, its rivals' taken off. */

export const TERMS = [
  /** Points already scored. */
  'points',
  /** What the open portfolios will pay at the coming scorings as the track stands. */
  'portfolio',
  /** How far the airlines one holds can still move: track and zones ahead, airplanes, routes, bonus connections. */
  'growth',
  /** What the cards in hand can still become. */
  'hand',
  /** Air ABACUS shares. */
  'abacus',
  /** Money. */
  'cash',
  /** The danger, or luck, that a scoring comes before one's next turn, and whose turn is next. */
  'timing',
] as const;
export type Term = (typeof TERMS)[number];
