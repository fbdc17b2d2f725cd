/** What the maps of two games share. It knows no game. */

export { bitSet, WORD_BITS } from './bits.ts';
export { type Graph, graphOf, otherEnd, stepsFrom } from './graph.ts';
export type { City, Link, Places, Words } from './places.ts';
export { cityIds, firstIsland, idProblems, isWhole, repeats, routeEndProblems } from './problems.ts';
export { amount, city, id, MOST, name, parseBoardFile, upTo, words } from './shapes.ts';
