/** A log folded into the match it tells of. Every act is checked again: there is one truth, not two. */

import type { Draw } from '../chance/chance.ts';
import { replayingChance } from '../chance/replaying.ts';
import type { BySeat, Game, Seat, Shapes } from '../game.ts';
import type { ActEntry, By, EndEntry, Entry, UndoEntry } from './entries.ts';

/** An act that stands. */
export interface Point<T extends Shapes> {
  /** Its place in the log. */
  readonly index: number;
  readonly seat: Seat;
  readonly action: T['action'];
  /** The state it was made in. */
  readonly before: T['state'];
  /** The seats it was made for: its own, or all of an any-of team. */
  readonly actors: readonly Seat[];
  /** Something was drawn or revealed: no undo reaches behind it. */
  readonly barrier: boolean;
}

export interface Fold<T extends Shapes> {
  state: T['state'];
  readonly seats: number;
  /** Entries folded so far: the index of the next one. */
  length: number;
  /** Acts that stand since the start or the last upgrade, oldest first. */
  points: Point<T>[];
  holders: BySeat<By | null>;
  end: EndEntry | null;
}

export function foldLog<T extends Shapes>(game: Game<T>, log: readonly Entry<T>[]): Fold<T> {
  const [start] = log;
  if (start?.kind !== 'start') throw new Error('entry 0: a log begins with its start');
  const base = log.findLastIndex((entry) => entry.kind === 'upgrade');
  const fold = base === -1 ? beginFold(game, start) : resumeFold(game, log, base, start.seats);
  for (const entry of log.slice(fold.length)) advance(game, fold, entry);
  return fold;
}

function beginFold<T extends Shapes>(game: Game<T>, start: Extract<Entry<T>, { kind: 'start' }>): Fold<T> {
  if (start.version !== game.version) {
    throw new Error(`entry 0: started under version ${start.version}, and no upgrade to ${game.version} follows`);
  }
  const chance = replayingChance(start.draws);
  const state = atEntry(0, () => {
    const made = game.setup(start.config, start.seats, chance);
    chance.finish();
    return made;
  });
  return { state, seats: start.seats, length: 1, points: [], holders: new Array(start.seats).fill(null), end: null };
}

/** What came before an upgrade was played under other rules and is taken from the state it left. */
function resumeFold<T extends Shapes>(game: Game<T>, log: readonly Entry<T>[], base: number, seats: number): Fold<T> {
  const upgrade = log[base] as Extract<Entry<T>, { kind: 'upgrade' }>;
  const state = atEntry(base, () => game.load(upgrade.state, upgrade.version));
  const fold: Fold<T> = { state, seats, length: base + 1, points: [], holders: new Array(seats).fill(null), end: null };
  for (const entry of log.slice(0, base)) if (entry.kind === 'seat') fold.holders[entry.seat] = entry.holder;
  return fold;
}

/** Appends one entry to the fold, in place. Throws, with the entry's index, on anything a match cannot contain. */
export function advance<T extends Shapes>(game: Game<T>, fold: Fold<T>, entry: Entry<T>): void {
  const index = fold.length;
  atEntry(index, () => {
    if (fold.end !== null) throw new Error('the match has ended');
    switch (entry.kind) {
      case 'start':
        throw new Error('a match starts once');
      case 'act':
        return play(game, fold, index, entry, entry.draws);
      case 'undo':
        return takeBack(game, fold, entry);
      case 'seat':
        if (!(entry.seat in fold.holders)) throw new Error(`there is no seat ${entry.seat}`);
        fold.holders[entry.seat] = entry.holder;
        return;
      case 'upgrade':
        fold.state = game.load(entry.state, entry.version);
        fold.points = [];
        return;
      case 'end':
        if ((entry.reason === 'finished') !== (game.outcome(fold.state) !== null)) {
          throw new Error(
            `the match is called ${entry.reason}, but the game ${entry.reason === 'finished' ? 'goes on' : 'is over'}`,
          );
        }
        fold.end = entry;
        return;
    }
  });
  fold.length++;
}

function play<T extends Shapes>(
  game: Game<T>,
  fold: Fold<T>,
  index: number,
  { seat, action }: Pick<ActEntry<T>, 'seat' | 'action'>,
  draws: readonly Draw[],
): void {
  const before = fold.state;
  const refusal = game.check(before, seat, action);
  if (refusal !== null) throw new Error(`seat ${seat}'s act is refused: ${refusal.code} (${refusal.rule})`);
  const { mode, seats } = game.toAct(before);
  const actors = mode === 'any' && seats.includes(seat) ? seats : [seat];
  const state = game.clone(before);
  const chance = replayingChance(draws);
  game.apply(state, seat, action, chance);
  chance.finish();
  fold.points.push({ index, seat, action, before, actors, barrier: draws.length > 0 || chance.revealed });
  fold.state = state;
}

function takeBack<T extends Shapes>(game: Game<T>, fold: Fold<T>, { to, keep }: UndoEntry): void {
  const first = fold.points.findIndex((point) => point.index > to);
  if (first === -1) throw new Error(`nothing after entry ${to} stands to be undone`);
  const undone = fold.points.slice(first);
  const kept = undone.filter((point) => keep.includes(point.index));
  if (kept.length !== keep.length) throw new Error('an act to be kept does not stand');
  if (kept.some((point) => point.barrier)) throw new Error('an act that drew or revealed cannot be kept');
  fold.points = fold.points.slice(0, first);
  fold.state = (undone[0] as Point<T>).before;
  for (const point of kept) play(game, fold, point.index, point, []);
}

function atEntry<R>(index: number, run: () => R): R {
  try {
    return run();
  } catch (error) {
    throw new Error(`entry ${index}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
