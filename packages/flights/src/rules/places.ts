/** Where a card is: with a seat or a hand, or one of these. Either game has further places of its own. */

export const SUPPLY = -1;
/** Among the shuffled cards of its deck. */
export const IN_DECK = -2;
/** CF-1.9 under its deck. */
export const UNDER_DECK = -3;
/** Of a continent, or of a kind, that is not played. */
export const OUT = -5;
