/** A match at one entry of its log, and the step from one position to the next. No input or output here. */

import {
  type ActEntry,
  actOn,
  advance,
  baseOf,
  type Chance,
  copyFold,
  deal,
  type Entry,
  type Fold,
  foldBase,
  type Game,
  type Refusal,
  type Seat,
  type Shapes,
  type StartEntry,
  same,
  type UndoEntry,
  type UpgradeEntry,
  undoChoices,
} from '@tarmac/kit';
import { type ByEye, viewsOf } from './eyes.ts';

/** The data after an entry. The server adds its own here (seats, clocks). */
export interface After {
  /** The number of changes that each eye could notice. */
  readonly frames: ByEye<number>;
  /** When each eye last noticed a change. The time of a secret act is secret too. */
  readonly noticedAt: ByEye<number>;
  /** Who owes a decision. Never shown to eyes: it tells who has already chosen in secret. */
  readonly owing: readonly Seat[];
}

export interface Position {
  readonly fold: Fold<Shapes>;
  readonly views: ByEye<unknown>;
  readonly after: After;
}

/** What one eye notices of an entry. */
export interface Change {
  readonly cause: 'start' | 'act' | 'undo' | 'upgrade';
  /** The news that this eye is told. */
  readonly news: readonly unknown[];
  /** Its view before; undefined for its first view. */
  readonly before: unknown;
  readonly view: unknown;
}

/** An entry, its news, and the position after it. */
export interface Move<P extends Position = Position> {
  readonly entry: Entry<Shapes>;
  readonly news: readonly unknown[];
  readonly position: P;
  /** Null for an eye that notices nothing. */
  readonly changes: ByEye<Change | null>;
}

/** Deals a new match. */
export function begin(game: Game, start: Omit<StartEntry<Shapes>, 'kind' | 'version' | 'draws'>, chance: Chance): Move {
  const { entry, fold, news } = deal(game, start, chance);
  return first(game, fold, entry, news);
}

/** The first move of a stored log: its deal, or its last upgrade or branch. */
export function open(game: Game, log: readonly Entry<Shapes>[]): Move {
  const { fold, news } = foldBase(game, log);
  return first(game, fold, log[fold.length - 1] as Entry<Shapes>, news);
}

/** Replays a stored log move by move, from its last upgrade or branch on. */
export function* followLog(game: Game, log: readonly Entry<Shapes>[]): Generator<Move> {
  let move = open(game, log);
  yield move;
  for (const entry of log.slice(baseOf(log) + 1)) {
    move = follow(game, move.position, entry);
    yield move;
  }
}

/** Applies a stored entry, or a new one that is no act, and checks it by the rules. Does not change the position before. */
export function follow(game: Game, before: Position, entry: Entry<Shapes>): Move {
  if (entry.kind === 'upgrade') return goOnFrom(game, before, entry, entry.state);
  const fold = copyFold(before.fold);
  const news = advance(game, fold, entry);
  return moved(game, before, fold, entry, news);
}

/** Applies an entry that brings its own state: an upgrade, or an undo behind the acts that the fold keeps. */
export function goOnFrom(
  game: Game,
  before: Position,
  entry: UpgradeEntry<Shapes> | UndoEntry,
  state: Shapes['state'],
): Move {
  const fold = { ...before.fold, state, points: [], length: before.fold.length + 1 };
  return moved(game, before, fold, entry, []);
}

/** The upgrade entry that migrates a state of older rules to these; throws on a state that is then broken. */
export function upgradeFrom(game: Game, state: Shapes['state'], at: number): UpgradeEntry<Shapes> {
  const [broken] = game.audit(state);
  if (broken !== undefined) throw new Error(`the migrated state is broken: ${broken}`);
  return { kind: 'upgrade', at, by: { kind: 'host' }, version: game.version, state };
}

export type Acted =
  | { readonly ok: true; readonly moves: readonly Move[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Makes a new act, with the end entry after the last one; or returns the refusal. Does not change the position before. */
export function act(
  game: Game,
  before: Position,
  made: Omit<ActEntry<Shapes>, 'kind' | 'draws'>,
  chance: Chance,
): Acted {
  const fold = copyFold(before.fold);
  const acted = actOn(game, fold, made, chance);
  if (!acted.ok) return acted;
  const move = moved(game, before, fold, acted.entry, acted.news);
  if (move.position.after.owing.length > 0) return { ok: true, moves: [move] };
  const end = { kind: 'end', at: made.at, by: { kind: 'host' }, reason: 'finished' } as const;
  return { ok: true, moves: [move, follow(game, move.position, end)] };
}

/** Undoes the seat's last decision; null if that is not allowed. */
export function takeBack(
  game: Game,
  before: Position,
  { at, by, seat }: Pick<ActEntry<Shapes>, 'at' | 'by' | 'seat'>,
): Move | null {
  const [nearest] = undoChoices(game, before.fold, seat);
  return nearest === undefined ? null : follow(game, before, { kind: 'undo', at, by, ...nearest });
}

function first(game: Game, fold: Fold<Shapes>, entry: Entry<Shapes>, news: readonly unknown[]): Move {
  const views = viewsOf(game, fold.state, fold.seats);
  const cause = entry.kind === 'upgrade' ? 'upgrade' : 'start';
  const owing = game.toAct(fold.state).seats;
  return {
    entry,
    news,
    position: {
      fold,
      views,
      after: { frames: views.map(() => 1), noticedAt: views.map(() => entry.at), owing },
    },
    changes: views.map((view, index) => ({
      cause,
      news: told(game, news, index, fold.seats),
      before: undefined,
      view,
    })),
  };
}

function moved(
  game: Game,
  { fold: { state }, views: seen, after: { frames, noticedAt } }: Position,
  fold: Fold<Shapes>,
  entry: Entry<Shapes>,
  news: readonly unknown[],
): Move {
  const isChanged = fold.state !== state;
  const views = isChanged ? viewsOf(game, fold.state, fold.seats) : seen;
  const cause = entry.kind === 'undo' || entry.kind === 'upgrade' ? entry.kind : 'act';
  const changes = views.map((view, index): Change | null => {
    if (!isChanged) return null;
    const heard = told(game, news, index, fold.seats);
    const before = seen[index];
    return heard.length === 0 && same(before, view) ? null : { cause, news: heard, before, view };
  });
  const after: After = {
    frames: frames.map((frame, index) => (changes[index] === null ? frame : frame + 1)),
    noticedAt: noticedAt.map((at, index) => (changes[index] === null ? at : entry.at)),
    owing: game.toAct(fold.state).seats,
  };
  return { entry, news, position: { fold, views, after }, changes };
}

function told(game: Game, news: readonly unknown[], index: number, seats: number): unknown[] {
  if (news.length === 0) return [];
  return news.map((item) => game.tell(item, index === seats ? 'watcher' : index)).filter((item) => item !== null);
}
