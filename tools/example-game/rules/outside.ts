/** The doors for data from outside: settings, actions, saves, and what somebody says they have seen. */

import {
  flag,
  list,
  loadState,
  oneOf,
  orNull,
  type Parsed,
  parseShape,
  record,
  type Shape,
  seatShapes,
  tagged,
  viewProblemOf,
  whole,
} from '@tarmac/kit';
import {
  type Action,
  type Config,
  HIGHEST_SUM,
  MOST_PASSES,
  PASSES_A_ROW,
  ROWS,
  type State,
  type View,
} from './state.ts';
import { imagine, view } from './view.ts';

export const VERSION = 1;

const hand = list(whole(1, ROWS), 1, MOST_PASSES);
const handOrSize: Shape = (value, path) => (Array.isArray(value) ? hand : whole(1, MOST_PASSES))(value, path);

function openShapes(seats: number) {
  const { seat, bySeat } = seatShapes(seats);
  return { config: () => null, seats: oneOf(seats), boarded: bySeat(flag), turn: orNull(seat) };
}

export function parseConfig(input: unknown, seats: number): Parsed<Config> {
  const problem = whole(2, 4)(seats, 'seats');
  return problem === null ? parseShape(record({}), input, 'config') : { ok: false, problem };
}

export function parseAction(input: unknown): Parsed<Action> {
  return parseShape(tagged('type', { ask: {}, board: {} }), input, 'action');
}

export function audit({ bag, hands, boarded, turn }: State): string[] {
  const held = hands.flat();
  const isWhole = bag.every((left, row) => left + held.filter((pass) => pass === row + 1).length === PASSES_A_ROW);
  if (!isWhole) return ['passes are missing'];
  return (turn === null ? !boarded.includes(false) : boarded[turn] === false) ? [] : ['the wrong one is to act'];
}

export function load(saved: unknown, version: number): State {
  const bag = list(whole(0, PASSES_A_ROW), ROWS, ROWS);
  const shape = (seats: number) => record({ ...openShapes(seats), bag, hands: seatShapes(seats).bySeat(hand) });
  return loadState<Config, State>(saved, version, {
    name: 'Example Game',
    version: VERSION,
    parseConfig,
    shape,
    audit,
  });
}

/** What is wrong with a view; null for one that some game can have come to. */
export const viewProblem = viewProblemOf<Config, View, State>({
  parseConfig,
  shape(seats) {
    const { seat, bySeat } = seatShapes(seats);
    const eye: Shape = (value, path) => (value === 'watcher' ? null : seat(value, path));
    return record({ ...openShapes(seats), eye, hands: bySeat(handOrSize) });
  },
  problem: () => null,
  imagine,
  audit,
  view,
});

/** What is wrong with a piece of news that came with this view; null for nothing. */
export function newsProblem(news: unknown, { seats }: View): string | null {
  const { seat, bySeat } = seatShapes(seats);
  return tagged('kind', { ask: { seat }, board: { seat }, end: { scores: bySeat(whole(0, HIGHEST_SUM)) } })(
    news,
    'news',
  );
}
