/** The doors for data from outside: an action, a config. */

import { type Game, type Parsed, parseShape, tagged } from '@tarmac/kit';
import { configParser } from '@tarmac/map';
import { ACTIONS, type Action } from './actions.ts';
import type { Board } from './board.ts';
import { parseBoard } from './board-file.ts';
import { type Config, OFFER_LIMITS } from './config.ts';
import { BOARDS } from './data/boards.ts';
import { WORLD } from './data/world.ts';
import { MAY_LACK } from './reasons.ts';

const ACTION = tagged('type', ACTIONS, MAY_LACK);

export function parseAction(input: unknown): Parsed<Action> {
  return parseShape<Action>(ACTION, input, 'action');
}

export const SEATS: Game['seats'] = { min: 2, max: 5 };

export const OPTIONS: Game['options'] = [
  { key: 'board', kind: 'choice', values: Object.keys(BOARDS), default: WORLD.id },
  { key: 'offers', kind: 'choice', values: OFFER_LIMITS, default: '3' },
];

export const parseConfig = configParser<Board, Config>({
  name: 'Connecting Flights',
  seats: SEATS,
  options: OPTIONS,
  boards: BOARDS,
  parseBoard,
});
