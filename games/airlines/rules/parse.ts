/** The doors for data from outside: an action, a config. */

import { flag, orNull, type Parsed, parseShape, record, type Shape, tagged, text, whole } from '@tarmac/kit';
import { withBoard } from '@tarmac/map';
import type { Action } from './actions.ts';
import { STOCK_CARDS } from './airlines.ts';
import { parseBoard } from './board-file.ts';
import type { Config } from './config.ts';
import { BOARDS } from './data/boards.ts';
import { NORTH_AMERICA } from './data/north-america.ts';
import { airline } from './shapes.ts';

const LONGEST_ID = 60;
const route = text(LONGEST_ID);
const flight = text(LONGEST_ID);
const count = whole(1, STOCK_CARDS);

const ACTION: Shape = tagged('type', {
  exchange: { flight },
  remove: { airline },
  found: { airline, count, route, flight },
  expand: {},
  fly: { airline, route, flight },
  stop: {},
  play: { airline, count },
  sabotage: { airline, route, circle: whole(0, 2) },
  take: { airline },
  draw: {},
});

export function parseAction(input: unknown): Parsed<Action> {
  return parseShape<Action>(ACTION, input, 'action');
}

/** Everything but the board, which has a parser of its own. Missing settings take their default. */
const SETTINGS = (seats: number): Shape =>
  record(
    {
      board: () => null,
      seatBonus: flag,
      lastRound: flag,
      controlledScoring: flag,
      startSeat: orNull(whole(0, seats - 1)),
    },
    ['board', 'seatBonus', 'lastRound', 'controlledScoring', 'startSeat'],
  );

const DEFAULTS: Config = {
  board: NORTH_AMERICA.id,
  seatBonus: false,
  lastRound: false,
  controlledScoring: false,
  startSeat: null,
};

export function parseConfig(input: unknown, seats: number): Parsed<Config> {
  if (!Number.isInteger(seats) || seats < 2 || seats > 6) return { ok: false, problem: 'Airlines is for 2 to 6 seats' };
  const problem = SETTINGS(seats)(input, 'config');
  if (problem !== null) return { ok: false, problem };
  return withBoard({ ...DEFAULTS, ...(input as Partial<Config>) }, BOARDS, parseBoard);
}
