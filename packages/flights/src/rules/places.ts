/** The place of a card: a seat or a hand, or one of these. Each game adds its own. */

export const SUPPLY = -1;
/** Among the shuffled cards of its deck. */
export const IN_DECK = -2;
/** CF-1.9 under its deck. */
export const UNDER_DECK = -3;
/** Its continent or kind is not in play. */
export const OUT = -5;
