/** Parsers for actions and configs from outside. */

import { type Game, type Parsed, parseShape, tagged } from '@tarmac/kit';
import { configParser } from '@tarmac/map';
import { ACTIONS, type Action } from './actions.ts';
import type { Board } from './board.ts';
import { parseBoard } from './board-file.ts';
import type { Config } from './config.ts';
import { BOARDS } from './data/boards.ts';
import { NORTH_AMERICA } from './data/north-america.ts';

const ACTION = tagged('type', ACTIONS);

export function parseAction(input: unknown): Parsed<Action> {
  return parseShape<Action>(ACTION, input, 'action');
}

export const SEATS: Game['seats'] = { min: 2, max: 6 };

export const OPTIONS: Game['options'] = [
  { key: 'board', kind: 'choice', values: Object.keys(BOARDS), default: NORTH_AMERICA.id },
  { key: 'seatBonus', kind: 'flag', default: false },
  { key: 'lastRound', kind: 'flag', default: false },
  { key: 'controlledScoring', kind: 'flag', default: false },
  { key: 'startSeat', kind: 'seat', default: null },
];

export const parseConfig = configParser<Board, Config>({
  name: 'Airlines',
  seats: SEATS,
  options: OPTIONS,
  boards: BOARDS,
  parseBoard,
});
