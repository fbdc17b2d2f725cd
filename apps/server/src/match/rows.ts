/** Converts positions to rows of the log and back. */

import type { By, Entry, Fold, Shapes } from '@tarmac/kit';
import { viewsOf } from '@tarmac/match';
import type { LogRow } from '../storage/schema.ts';
import type { After } from './after.ts';
import { headOf, type Move, type ServerPosition } from './position.ts';
import type { Setting } from './setting.ts';

/** Every entry that changes the state has it, so that newer rules can continue from any entry. */
export function rowOf({ id, game }: Setting, { entry, news, position }: Move, message: string | null): LogRow {
  const { fold, after } = position;
  return {
    match: id,
    seq: headOf(position),
    at: entry.at,
    entry: JSON.stringify(entry),
    news: JSON.stringify(news),
    after: JSON.stringify(after),
    message,
    version: game.version,
    state: entry.kind === 'seat' || entry.kind === 'end' ? null : JSON.stringify(fold.state),
  };
}

export function entryOf(row: Pick<LogRow, 'entry'>): Entry<Shapes> {
  return JSON.parse(row.entry) as Entry<Shapes>;
}

export function afterOf(row: Pick<LogRow, 'after'>): After {
  return JSON.parse(row.after) as After;
}

export function stateOf({ game }: Setting, row: LogRow): unknown {
  if (row.state === null) throw new Error(`match ${row.match}: entry ${row.seq} has no state`);
  return game.load(JSON.parse(row.state), row.version);
}

/** The position at a row that has a state of the given rules' version. */
export function positionAt(setting: Setting, row: LogRow): ServerPosition {
  const state = stateOf(setting, row);
  const after = afterOf(row);
  const seats = setting.people.length;
  const holders: (By | null)[] = after.seats.map(({ holder }) => holder);
  const optionalInARow = new Array<number>(seats).fill(0);
  const fold: Fold<Shapes> = { state, seats, length: row.seq + 1, points: [], holders, optionalInARow, end: null };
  return { fold, views: viewsOf(setting.game, state, seats), after };
}
