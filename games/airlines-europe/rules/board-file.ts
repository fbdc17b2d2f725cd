/** Parses a board file: its shape here, its playability in board-problems.ts. */

import { flag, list, oneOf, type Parsed, record, type Shape } from '@tarmac/kit';
import { amount, boardShapes, id, parseBoardFile } from '@tarmac/map';
import { AIRLINES } from './airlines.ts';
import type { Board } from './board.ts';
import { boardProblems } from './board-problems.ts';

export { boardProblems };

/** Like MOST for all maps: far beyond any real board. */
const MOST_LICENCES = 10;
const MOST_ZONES = 100;

const route = record({ id, cities: list(id, 2, 2), licences: list(amount, 0, MOST_LICENCES), remote: flag });
const zone = record({ from: amount, row: list(amount, 5, 5) });
const bonus = record({ airline: oneOf(...AIRLINES), target: id, spaces: amount });
const perAirline = (shape: Shape) => record(Object.fromEntries(AIRLINES.map((airline) => [airline, shape])));

const BOARD = record({
  ...boardShapes(route),
  homes: perAirline(id),
  track: record({ zones: list(zone, 0, MOST_ZONES), starts: perAirline(amount) }),
  bonuses: list(bonus, 0, AIRLINES.length),
});

export function parseBoard(input: unknown): Parsed<Board> {
  return parseBoardFile(BOARD, boardProblems, input);
}
