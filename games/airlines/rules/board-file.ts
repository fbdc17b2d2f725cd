/** Parses a board file: its shape here, its playability in board-problems.ts. */

import { list, oneOf, type Parsed, record, text } from '@tarmac/kit';
import { amount, boardShapes, id, parseBoardFile } from '@tarmac/map';
import { AIRLINES, STYLES } from './airlines.ts';
import type { Board } from './board.ts';
import { boardProblems } from './board-problems.ts';

export { boardProblems };

/** Far beyond any real board; they limit the cost of a hostile file. */
const MOST_CIRCLES = 10;
const MOST_CARDS = 100;
const LONGEST_CODE = 10;

const style = oneOf(...STYLES);

const route = record({ id, cities: list(id, 2, 2), style, circles: list(amount, 0, MOST_CIRCLES) });
const airline = record({
  code: text(LONGEST_CODE),
  headquarters: id,
  styles: list(style, 0, STYLES.length),
  stock: amount,
  markers: amount,
});

const BOARD = record({
  ...boardShapes(route),
  airlines: record(Object.fromEntries(AIRLINES.map((one) => [one, airline]))),
  flightCards: record(Object.fromEntries(STYLES.map((one) => [one, list(amount, 0, MOST_CARDS)]))),
});

/** A problem names its place in the file, such as `routes[3].circles[1]`; several are joined. */
export function parseBoard(input: unknown): Parsed<Board> {
  return parseBoardFile(BOARD, boardProblems, input);
}
