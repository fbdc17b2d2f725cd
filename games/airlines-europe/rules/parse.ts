/** Parsers for actions and configs from outside. */

import { type Game, type Parsed, parseShape, tagged } from '@tarmac/kit';
import { configParser } from '@tarmac/map';
import { ACTIONS, type Action } from './actions.ts';
import { SHARE_INDEX, type Share } from './airlines.ts';
import type { Board } from './board.ts';
import { parseBoard } from './board-file.ts';
import { type Config, DECKS } from './config.ts';
import { BOARDS } from './data/boards.ts';
import { EUROPE } from './data/europe.ts';

const ACTION = tagged('type', ACTIONS);

/** A pair has no order: one order stands for both. */
function inOrder<S extends Share>([first, second]: readonly [S, S]): readonly [S, S] {
  return SHARE_INDEX[first] <= SHARE_INDEX[second] ? [first, second] : [second, first];
}

export function parseAction(input: unknown): Parsed<Action> {
  const parsed = parseShape<Action>(ACTION, input, 'action');
  if (!parsed.ok) return parsed;
  const action = parsed.value;
  if (action.type === 'choose') return { ok: true, value: { type: 'choose', shares: inOrder(action.shares) } };
  if (action.type === 'playTwo') return { ok: true, value: { type: 'playTwo', shares: inOrder(action.shares) } };
  return parsed;
}

export const SEATS: Game['seats'] = { min: 2, max: 5 };

export const OPTIONS: Game['options'] = [
  { key: 'board', kind: 'choice', values: Object.keys(BOARDS), default: EUROPE.id },
  { key: 'deck', kind: 'choice', values: DECKS, default: 'standard' },
  { key: 'flightBan', kind: 'flag', default: false },
  { key: 'openScores', kind: 'flag', default: false },
  { key: 'startSeat', kind: 'seat', default: null },
];

export const parseConfig = configParser<Board, Config>({
  name: 'Airlines Europe',
  seats: SEATS,
  options: OPTIONS,
  boards: BOARDS,
  parseBoard,
});
