/** A match in this browser at one entry of its log, and what each eye notices of the next. Nothing here reads or writes. */

import {
  advance,
  baseOf,
  type Entry,
  type Eye,
  type Fold,
  foldLog,
  type Game,
  replayingChance,
  type Shapes,
  same,
} from '@tarmac/kit';
import type { Moment } from '../../host/host.ts';
import type { Log } from '../store.ts';

/** By eye: the seats, then the watcher. */
type ByEye<T> = readonly T[];

export interface Position {
  readonly fold: Fold<Shapes>;
  readonly views: ByEye<unknown>;
  /** What each eye could notice so far. */
  readonly frames: ByEye<number>;
}

/** What one eye notices of an entry. */
export interface Notice {
  readonly at: number;
  readonly cause: Moment['cause'];
  readonly news: readonly unknown[];
}

export interface Followed {
  readonly position: Position;
  /** Null for an eye that notices nothing. */
  readonly notices: ByEye<Notice | null>;
}

export function eyeIndex(eye: Eye, seats: number): number {
  return eye === 'watcher' ? seats : eye;
}

export function eyesOf(seats: number): readonly Eye[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'watcher'];
}

/**
 * One position after another. What was played under older rules, or before a what-if, is not followed again: a match is seen
 * from its last upgrade or its branch on.
 */
export function* followed(game: Game, log: Log): Generator<Followed> {
  const base = baseOf(log);
  let now = beginning(game, log.slice(0, base + 1));
  yield now;
  for (const entry of log.slice(base + 1)) {
    now = next(game, now.position, entry);
    yield now;
  }
}

function beginning(game: Game, log: Log): Followed {
  const fold = foldLog(game, log);
  const last = log[log.length - 1] as Entry<Shapes>;
  const news: unknown[] = [];
  if (last.kind === 'start') game.setup(last.config, last.seats, replayingChance(last.draws), news);
  const eyes = eyesOf(fold.seats);
  const cause = last.kind === 'upgrade' ? 'upgrade' : 'start';
  return {
    position: { fold, views: eyes.map((eye) => game.view(fold.state, eye)), frames: eyes.map(() => 1) },
    notices: eyes.map((eye) => ({ at: last.at, cause, news: told(game, news, eye) })),
  };
}

/** The position before is left as it was: what is never written never happened. */
export function next(game: Game, before: Position, entry: Entry<Shapes>): Followed {
  const fold = { ...before.fold, points: before.fold.points.slice(), holders: before.fold.holders.slice() };
  advance(game, fold, entry);
  const eyes = eyesOf(fold.seats);
  if (fold.state === before.fold.state) return { position: { ...before, fold }, notices: eyes.map(() => null) };
  const news: unknown[] = [];
  if (entry.kind === 'act')
    game.apply(game.clone(before.fold.state), entry.seat, entry.action, replayingChance(entry.draws), news);
  const cause = entry.kind === 'undo' ? 'undo' : 'act';
  const views = eyes.map((eye) => game.view(fold.state, eye));
  const notices = eyes.map((eye, index): Notice | null => {
    const heard = told(game, news, eye);
    if (heard.length === 0 && same(before.views[index], views[index])) return null;
    return { at: entry.at, cause, news: heard };
  });
  const frames = before.frames.map((frame, index) => (notices[index] === null ? frame : frame + 1));
  return { position: { fold, views, frames }, notices };
}

function told(game: Game, news: readonly unknown[], eye: Eye): unknown[] {
  return news.map((item) => game.tell(item, eye)).filter((item) => item !== null);
}
