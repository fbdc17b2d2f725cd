/** Converts positions to rows of the log and heads, and back. */

import type { By, Entry, Fold, Shapes } from '@tarmac/kit';
import { type ByEye, viewsOf } from '@tarmac/match';
import type { HeadRow, LogRow } from '../storage/schema.ts';
import type { After } from './after.ts';
import { headOf, type Move, type ServerPosition } from './position.ts';
import type { Setting } from './setting.ts';

/** Of most entries the state is not kept: it is folded from an earlier one. */
export function rowOf({ id, game }: Setting, { entry, news, position }: Move, message: string | null): LogRow {
  const { fold, after } = position;
  const seq = headOf(position);
  const isKept = after.kept === seq;
  return {
    match: id,
    seq,
    at: entry.at,
    entry: JSON.stringify(entry),
    news: JSON.stringify(news),
    frames: JSON.stringify(after.frames),
    message,
    version: game.version,
    after: isKept ? JSON.stringify(after) : null,
    state: isKept ? JSON.stringify(fold.state) : null,
  };
}

export function headRowOf({ id, game }: Setting, { entry, position }: Move): HeadRow {
  return {
    match: id,
    seq: headOf(position),
    at: entry.at,
    version: game.version,
    after: JSON.stringify(position.after),
    state: JSON.stringify(position.fold.state),
  };
}

export function entryOf(row: Pick<LogRow, 'entry'>): Entry<Shapes> {
  return JSON.parse(row.entry) as Entry<Shapes>;
}

/** Of a row's column `frames`. */
export function parseFrames(frames: string): ByEye<number> {
  const parsed = JSON.parse(frames) as ByEye<number> | After;
  return 'frames' in parsed ? parsed.frames : parsed;
}

export function afterOf({ after }: Pick<HeadRow, 'after'>): After {
  const parsed = JSON.parse(after) as Omit<After, 'kept' | 'noUndo'> & Partial<After>;
  // Rows of 0.2 and before have a state at every base, and do not say why nothing before it can be undone.
  const { kept = parsed.base, noUndo = parsed.seats.map(() => 'not-acted' as const) } = parsed;
  return { ...parsed, kept, noUndo };
}

export function stateOf({ game }: Setting, row: LogRow): unknown {
  if (row.state === null) throw new Error(`match ${row.match}: entry ${row.seq} has no state`);
  return game.load(JSON.parse(row.state), row.version);
}

/** The position at a row that has a state, which is brought to the given rules. */
export function positionAt(setting: Setting, row: LogRow): ServerPosition {
  // Rows of 0.2 and before have in `frames` all that stands after them.
  return positionOf(setting, row.seq, stateOf(setting, row), afterOf({ after: row.after ?? row.frames }));
}

/** The position after the last entry. It has no acts to undo. */
export function positionAtHead(setting: Setting, head: HeadRow): ServerPosition {
  const state = setting.game.load(JSON.parse(head.state), head.version);
  return positionOf(setting, head.seq, state, afterOf(head));
}

function positionOf(setting: Setting, seq: number, state: unknown, after: After): ServerPosition {
  const seats = setting.people.length;
  const holders: (By | null)[] = after.seats.map(({ holder }) => holder);
  const optionalInARow = new Array<number>(seats).fill(0);
  const fold: Fold<Shapes> = { state, seats, length: seq + 1, points: [], holders, optionalInARow, end: null };
  return { fold, views: viewsOf(setting.game, state, seats), after };
}
