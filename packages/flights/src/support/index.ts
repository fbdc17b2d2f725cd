/** Shared support for the tests of both games. */

export { card, cardNames, cards, ELECTRIC_PLANES, GRID, PASSENGERS, PLANES, sum, TRUCKS } from './booklet.ts';
export { type Draw, drawFrom } from './draw.ts';
export { earnedBy, type NamedLeg } from './oracle.ts';
export { PRINTED_CARDS } from './printed.ts';
