/** A log folded into the match it tells of. Every act is checked again: there is one truth, not two. */

import { same } from '../canonical.ts';
import type { Draw } from '../chance/chance.ts';
import { replayingChance } from '../chance/replaying.ts';
import type { BySeat, Game, Seat, Shapes } from '../game.ts';
import { optionalInARow } from '../optional.ts';
import {
  type ActEntry,
  type BranchEntry,
  type By,
  baseOf,
  type EndEntry,
  type Entry,
  type SeatEntry,
  type StartEntry,
  type UndoEntry,
  type UpgradeEntry,
} from './entries.ts';

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
  /** Acts that stand since the start, the branch or the last upgrade, oldest first. */
  points: Point<T>[];
  holders: BySeat<By | null>;
  /** As far as it was folded act by act. What was taken back stays counted: it was done. */
  optionalInARow: BySeat<number>;
  end: EndEntry | null;
}

/** The log must end under the game's own version: by its start, or by an upgrade to it. */
export function foldLog<T extends Shapes>(game: Game<T>, log: readonly Entry<T>[]): Fold<T> {
  const [start] = log;
  if (start?.kind !== 'start') throw new Error('entry 0: a log begins with its start');
  const base = baseOf(log);
  const fold = base === 0 ? beginFold(game, start) : resumeFold(game, log, base, start);
  for (const entry of log.slice(fold.length)) advance(game, fold, entry);
  return fold;
}

function beginFold<T extends Shapes>(game: Game<T>, start: StartEntry<T>): Fold<T> {
  if (start.version !== game.version) {
    throw new Error(`entry 0: started under version ${start.version}, and no upgrade to ${game.version} follows`);
  }
  const chance = replayingChance(start.draws);
  const state = atEntry(0, () => {
    const made = game.setup(start.config, start.seats, chance);
    chance.finish();
    return made;
  });
  return {
    state,
    seats: start.seats,
    length: 1,
    points: [],
    holders: new Array(start.seats).fill(null),
    optionalInARow: new Array(start.seats).fill(0),
    end: null,
  };
}

/** What came before an upgrade was played under other rules, before a branch elsewhere: both go on from the state they bring. */
function resumeFold<T extends Shapes>(
  game: Game<T>,
  log: readonly Entry<T>[],
  base: number,
  start: StartEntry<T>,
): Fold<T> {
  const holders: BySeat<By | null> = new Array(start.seats).fill(null);
  const brought = log[base] as UpgradeEntry<T> | BranchEntry<T>;
  let { version } = start;
  for (const [index, entry] of log.slice(0, base + 1).entries()) {
    atEntry(index, () => {
      if (entry.kind === 'start' && index > 0) throw new Error('a match starts once');
      if (entry.kind === 'end') throw new Error('the match goes on after its end');
      if (entry.kind === 'seat') hold(holders, entry);
      if (entry.kind === 'branch') assertBeginning(log.slice(0, index), entry, version);
      if (entry.kind !== 'upgrade') return;
      if (entry.version <= version) throw new Error(`an upgrade from version ${version} to ${entry.version} is none`);
      version = entry.version;
    });
  }
  const state = atEntry(base, () => {
    if (version !== game.version) {
      const came = brought.kind === 'upgrade' ? 'upgraded to' : 'branched under';
      throw new Error(`${came} version ${version}, and no upgrade to ${game.version} follows`);
    }
    return game.load(brought.state, version);
  });
  return {
    state,
    seats: start.seats,
    length: base + 1,
    points: [],
    holders,
    optionalInARow: new Array(start.seats).fill(0),
    end: null,
  };
}

/** Before a branch stand its own key, who sits where, and nothing of any match: no deal, no act, nothing that was agreed. */
function assertBeginning<T extends Shapes>(before: readonly Entry<T>[], branch: BranchEntry<T>, version: number): void {
  const isBare = (entry: Entry<T>) =>
    entry.kind === 'seat' || (entry.kind === 'start' && entry.draws.length === 0 && same(entry.config, {}));
  if (!before.every(isBare))
    throw new Error('before a branch stand a start without config and draws and the seats, and nothing else');
  if (branch.version !== version) throw new Error(`a branch is under the version it starts with, ${version}`);
}

function hold(holders: BySeat<By | null>, { seat, holder }: SeatEntry): void {
  if (!(seat in holders)) throw new Error(`there is no seat ${seat}`);
  holders[seat] = holder;
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
        play(game, fold, index, entry, entry.draws);
        fold.optionalInARow = optionalInARow(game, fold.optionalInARow, entry.seat, entry.action);
        return;
      case 'undo':
        return takeBack(game, fold, entry);
      case 'seat':
        return hold(fold.holders, entry);
      case 'upgrade':
        // A fold is always under the game's own version, and an upgrade leads to a higher one: foldLog reads it then.
        throw new Error(`an upgrade from version ${game.version} to ${entry.version} is not for these rules`);
      case 'branch':
        throw new Error('a match is no branch once it is dealt');
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
  // Of a team nobody acts alone, also where each is asked for consent.
  const team = game.cooperative === true ? Array.from({ length: fold.seats }, (_, member) => member) : actors;
  const state = game.clone(before);
  const chance = replayingChance(draws);
  game.apply(state, seat, action, chance);
  chance.finish();
  fold.points.push({ index, seat, action, before, actors: team, barrier: draws.length > 0 || chance.revealed });
  fold.state = state;
}

function takeBack<T extends Shapes>(game: Game<T>, fold: Fold<T>, { to, keep }: UndoEntry): void {
  const first = fold.points.findIndex((point) => point.index > to);
  if (first === -1) throw new Error(`nothing after entry ${to} stands to be undone`);
  const undone = fold.points.slice(first);
  const kept = undone.filter((point) => keep.includes(point.index));
  if (kept.length !== keep.length) throw new Error('an act to be kept does not stand');
  if (kept.some((point) => point.barrier)) throw new Error('an act that drew or revealed cannot be kept');
  // On a copy: an act to be kept may be refused, and then nothing is taken back.
  const taken = { ...fold, points: fold.points.slice(0, first), state: (undone[0] as Point<T>).before };
  for (const point of kept) play(game, taken, point.index, point, []);
  fold.points = taken.points;
  fold.state = taken.state;
}

function atEntry<R>(index: number, run: () => R): R {
  try {
    return run();
  } catch (error) {
    throw new Error(`entry ${index}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
