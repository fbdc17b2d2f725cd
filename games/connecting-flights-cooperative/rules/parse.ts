/** The doors for data from outside: an action, a config. */

import { type Game, type Parsed, parseShape } from '@tarmac/kit';
import { configParser } from '@tarmac/map';
import { ACTION, type Action } from './actions.ts';
import type { Board } from './board.ts';
import { parseBoard } from './board-file.ts';
import { type Config, HANDS, SCENARIO_IDS } from './config.ts';
import { BOARDS } from './data/boards.ts';
import { WORLD } from './data/world.ts';
import { DIFFICULTIES } from './difficulty.ts';

export function parseAction(input: unknown): Parsed<Action> {
  return parseShape<Action>(ACTION, input, 'action');
}

export const SEATS: Game['seats'] = { min: 1, max: 3 };

export const OPTIONS: Game['options'] = [
  { key: 'difficulty', kind: 'choice', values: DIFFICULTIES, default: 'easy' },
  { key: 'scenario', kind: 'choice', values: SCENARIO_IDS, default: 'none' },
  { key: 'hands', kind: 'choice', values: HANDS, default: 'one' },
  { key: 'beginner', kind: 'flag', default: false },
  { key: 'consent', kind: 'flag', default: false },
  { key: 'solver', kind: 'flag', default: true, hints: true },
  { key: 'board', kind: 'choice', values: Object.keys(BOARDS), default: WORLD.id },
];

/** Two hands with more than one seat are no mistake: they are not used (CF-5.4). */
const parse = configParser<Board, Config>({
  name: 'Connecting Flights, cooperative,',
  seats: SEATS,
  options: OPTIONS,
  boards: BOARDS,
  parseBoard,
});

/** The usual solver goes without saying: configs from before there was a choice stay as they are, and so do their hashes. */
export function parseConfig(input: unknown, seats: number): Parsed<Config> {
  const parsed = parse(input, seats);
  if (!parsed.ok || parsed.value.solver === false) return parsed;
  const { solver: _, ...config } = parsed.value;
  return { ok: true, value: config };
}
