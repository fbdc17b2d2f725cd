/** The terms of the evaluation: the possible reasons of an explanation. Each is a seat's own value less its rivals'. */

export const TERMS = [
  /** What the best plan earns with the cards held. */
  'network',
  /** What cards that do not fly yet may bring. */
  'growth',
  'cash',
  /** Fuel trucks beyond those the best plan needs, and electric planes. */
  'fuel',
  /** The secret identity, while its reward is to come. */
  'identity',
  /** Sabotages on one's cards, and being the one who may sabotage. */
  'sabotage',
  /** Landing rights and loans of this round. */
  'rights',
] as const;
export type Term = (typeof TERMS)[number];
