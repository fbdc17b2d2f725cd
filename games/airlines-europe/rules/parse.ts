/** The doors for data from outside: an action, a config. */

import { flag, list, oneOf, type Parsed, parseShape, record, type Shape, tagged, text, whole } from '@tarmac/kit';
import { withBoard } from '@tarmac/map';
import type { Action } from './actions.ts';
import { ABACUS_COUNT, SHARE_INDEX, type Share } from './airlines.ts';
import { parseBoard } from './board-file.ts';
import { type Config, DECKS } from './config.ts';
import { BOARDS } from './data/boards.ts';
import { EUROPE } from './data/europe.ts';
import { airline, pair, share } from './shapes.ts';

const LONGEST_ID = 60;
const route = text(LONGEST_ID);
const licence = whole(0, 2);

const ACTION: Shape = tagged('type', {
  choose: { shares: pair },
  buy: { airline, route, licence },
  stop: {},
  take: { airline },
  draw: {},
  play: { share, count: whole(1, ABACUS_COUNT) },
  playTwo: { shares: list(share, 2, 2) },
  exchange: { give: oneOf(1, 3) },
  give: { from: oneOf('portfolio', 'hand'), share },
  cash: {},
  ban: { route, licence },
  pass: {},
});

/** Two cards are a pair, not a sequence: one order stands for both. */
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

/** Everything but the board, which has a parser of its own. Missing settings take their default. */
const SETTINGS = (seats: number): Shape =>
  record(
    {
      board: () => null,
      deck: oneOf(...DECKS),
      flightBan: flag,
      openScores: flag,
      startSeat: (value, path) => (value === null ? null : whole(0, seats - 1)(value, path)),
    },
    ['board', 'deck', 'flightBan', 'openScores', 'startSeat'],
  );

const DEFAULTS: Config = { board: EUROPE.id, deck: 'standard', flightBan: false, openScores: false, startSeat: null };

export function parseConfig(input: unknown, seats: number): Parsed<Config> {
  if (!Number.isInteger(seats) || seats < 2 || seats > 5)
    return { ok: false, problem: 'Airlines Europe is for 2 to 5 seats' };
  const problem = SETTINGS(seats)(input, 'config');
  if (problem !== null) return { ok: false, problem };
  return withBoard({ ...DEFAULTS, ...(input as Partial<Config>) }, BOARDS, parseBoard);
}
