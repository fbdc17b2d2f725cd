/** Parses a board file: its shape here, its playability in board-problems.ts. */

import { byStars, exactly, printedParts, SLOT_KINDS } from '@tarmac/flights/rules';
import { list, oneOf, type Parsed, record } from '@tarmac/kit';
import { amount, parseBoardFile } from '@tarmac/map';
import { type Board, SABOTEURS } from './board.ts';
import { boardProblems } from './board-problems.ts';
import { EVENT_IDS, IDENTITY_IDS, PLAYER_CARD_IDS, SABOTAGE_IDS } from './cards/ids.ts';

export { boardProblems };

/** CF-4.2 one for each number of players from 2 to 5; likewise the goals of an identity. */
const NUMBERS_OF_PLAYERS = 4;
/** Far beyond any real board; it only keeps a hostile file from costing much. */
const MOST_FIELDS = 100;

const player = record(
  { id: oneOf(...PLAYER_CARD_IDS), rank: amount, budget: amount, from: amount, to: amount, amount, most: amount },
  ['to'],
);
const identity = record({ id: oneOf(...IDENTITY_IDS), goals: exactly(amount, NUMBERS_OF_PLAYERS), reward: amount });
const event = record({ id: oneOf(...EVENT_IDS), stage: amount, saboteur: oneOf(...SABOTEURS), amount });
const sabotage = record({ id: oneOf(...SABOTAGE_IDS), lift: amount, amount });

const BOARD = record({
  ...printedParts,
  revenue: byStars,
  leaderboard: list(record({ from: amount, coins: amount }), 0, MOST_FIELDS),
  slots: exactly(list(oneOf(...SLOT_KINDS), 0, SLOT_KINDS.length), NUMBERS_OF_PLAYERS),
  players: exactly(player, PLAYER_CARD_IDS.length),
  identities: exactly(identity, IDENTITY_IDS.length),
  events: exactly(event, EVENT_IDS.length),
  sabotages: exactly(sabotage, SABOTAGE_IDS.length),
});

/** A problem names its place in the file, such as `cities[3].stars`; several are joined. */
export function parseBoard(input: unknown): Parsed<Board> {
  return parseBoardFile(BOARD, boardProblems, input);
}
