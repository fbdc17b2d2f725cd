/** What the maps of two games share. It knows no game. */

export { bitSet, WORD_BITS } from './bits.ts';
export { configParser, oncePerBoard, withBoard } from './config-board.ts';
export { type Graph, graphOf, otherEnd, stepsFrom } from './graph.ts';
export type { BoardFile, City, Link, Places, Words } from './places.ts';
export { cityIds, firstIsland, idProblems, isWhole, repeats, routeEndProblems } from './problems.ts';
export { type RouteTables, routesTouching, routeTables } from './route-tables.ts';
export { amount, boardShapes, city, id, idOf, MOST, name, parseBoardFile, upTo, words } from './shapes.ts';
