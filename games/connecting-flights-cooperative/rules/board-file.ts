/** Parses a board file of the cooperative game: its shape here, its playability in board-problems.ts. */

import { CONTINENTS, continent, exactly, printedParts } from '@tarmac/flights/rules';
import { list, orNull, type Parsed, record } from '@tarmac/kit';
import { amount, id, parseBoardFile } from '@tarmac/map';
import { type Board, DEMAND_KINDS } from './board.ts';
import { boardProblems } from './board-problems.ts';
import { DIFFICULTIES } from './difficulty.ts';
import { MOST_HANDS } from './hands.ts';

export { boardProblems };

/** Far beyond any real board; it limits the cost of a hostile file. */
const MOST_CARDS = 100;
/** So many that no round is longer than the game says it can be. */
const MOST_CHARTERS = 10;

const demands = list(exactly(orNull(continent), CONTINENTS.length), 0, MOST_CARDS);
/** CF-6.3 one row for each number of hands. */
const charters = exactly(list(amount, 0, MOST_CHARTERS), MOST_HANDS);

const BOARD = record({
  ...printedParts,
  departures: list(exactly(id, CONTINENTS.length), 0, MOST_CARDS),
  demands: record(Object.fromEntries(DEMAND_KINDS.map((kind) => [kind, demands]))),
  charters: record(Object.fromEntries(DIFFICULTIES.map((difficulty) => [difficulty, charters]))),
});

/** A problem names its place in the file, such as `departures[3][1]`; several are joined. */
export function parseBoard(input: unknown): Parsed<Board> {
  return parseBoardFile(BOARD, boardProblems, input);
}
