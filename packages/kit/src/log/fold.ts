/** Folds a log into the state of its match. Stored acts are checked again; a new act is checked and applied once. */

import { same } from '../canonical.ts';
import type { Chance, Draw } from '../chance/chance.ts';
import { type RecordingChance, recordingChance } from '../chance/recording.ts';
import { type ReplayingChance, replayingChance } from '../chance/replaying.ts';
import type { BySeat, Game, Refusal, Seat, Shapes } from '../game.ts';
import { optionalInARow } from '../optional.ts';
import { step } from '../step.ts';
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

/** An act in effect. */
export interface Point<T extends Shapes> {
  /** Its place in the log. */
  readonly index: number;
  readonly seat: Seat;
  readonly action: T['action'];
  /** The state it was made in. */
  readonly before: T['state'];
  /** The seats it was made for: its own, or all seats of a team. */
  readonly actors: readonly Seat[];
  /** It drew or revealed something: no undo goes back behind it. */
  readonly barrier: 'drawn' | 'revealed' | null;
}

export interface Fold<T extends Shapes> {
  state: T['state'];
  readonly seats: number;
  /** Entries folded so far: the index of the next one. */
  length: number;
  /** Acts in effect since the start, the branch or the last upgrade, oldest first. */
  points: Point<T>[];
  holders: BySeat<By | null>;
  /** Counted from the base on. Undone acts count too. */
  optionalInARow: BySeat<number>;
  end: EndEntry | null;
}

/** A fold, and the news on the way to it. */
export interface Told<T extends Shapes> {
  readonly fold: Fold<T>;
  readonly news: T['news'][];
}

/** The log must end with the game's own version, by its start or an upgrade. */
export function foldLog<T extends Shapes>(game: Game<T>, log: readonly Entry<T>[]): Fold<T> {
  const { fold } = foldBase(game, log);
  for (const entry of log.slice(fold.length)) advance(game, fold, entry);
  return fold;
}

/** Folds a log up to its base, with the news of that entry. */
export function foldBase<T extends Shapes>(game: Game<T>, log: readonly Entry<T>[]): Told<T> {
  const [start] = log;
  if (start?.kind !== 'start') throw new Error('entry 0: the first entry of a log must be its start');
  const base = baseOf(log);
  return base === 0 ? foldStart(game, start) : { fold: resumeFold(game, log, base, start), news: [] };
}

function foldStart<T extends Shapes>(game: Game<T>, start: StartEntry<T>): Told<T> {
  if (start.version !== game.version) {
    throw new Error(`entry 0: the start has version ${start.version}, and no upgrade to ${game.version} follows`);
  }
  const chance = replayingChance(start.draws);
  return atEntry(0, () => {
    const told = setUp(game, start, chance);
    chance.finish();
    return told;
  });
}

function setUp<T extends Shapes>(
  game: Game<T>,
  { config, seats }: Pick<StartEntry<T>, 'config' | 'seats'>,
  chance: Chance,
): Told<T> {
  const news: T['news'][] = [];
  const state = game.setup(config, seats, chance, news);
  return { fold: newFold(state, seats, 1, new Array(seats).fill(null)), news };
}

function newFold<T extends Shapes>(
  state: T['state'],
  seats: number,
  length: number,
  holders: BySeat<By | null>,
): Fold<T> {
  return { state, seats, length, points: [], holders, optionalInARow: new Array(seats).fill(0), end: null };
}

/** Deals a new match. */
export function deal<T extends Shapes>(
  game: Game<T>,
  start: Omit<StartEntry<T>, 'kind' | 'version' | 'draws'>,
  source: Chance,
): Told<T> & { readonly entry: StartEntry<T> } {
  const chance = recordingChance(source);
  const told = setUp(game, start, chance);
  const { at, by, ...terms } = start;
  return { ...told, entry: { kind: 'start', at, by, version: game.version, ...terms, draws: chance.draws } };
}

/** An upgrade and a branch continue from their own state: earlier acts were made under other rules or in another match. */
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
      if (entry.kind === 'start' && index > 0) throw new Error('a second start: a log has only one');
      if (entry.kind === 'end') throw new Error('the log has an entry after its end');
      if (entry.kind === 'seat') hold(holders, entry);
      if (entry.kind === 'branch') assertBeginning(log.slice(0, index), entry, version);
      if (entry.kind !== 'upgrade') return;
      if (entry.version <= version)
        throw new Error(`an upgrade must raise version ${version}, not set it to ${entry.version}`);
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
  return newFold(state, start.seats, base + 1, holders);
}

/** Before a branch a log has its own key and its seats, and nothing of any match: no deal, no act, no undo. */
function assertBeginning<T extends Shapes>(before: readonly Entry<T>[], branch: BranchEntry<T>, version: number): void {
  const isBare = (entry: Entry<T>) =>
    entry.kind === 'seat' || (entry.kind === 'start' && entry.draws.length === 0 && same(entry.config, {}));
  if (!before.every(isBare))
    throw new Error('before a branch a log may only have a start without config and draws, and its seats');
  if (branch.version !== version) throw new Error(`a branch must have the version of its start, ${version}`);
}

function hold(holders: BySeat<By | null>, { seat, holder }: SeatEntry): void {
  if (!(seat in holders)) throw new Error(`there is no seat ${seat}`);
  holders[seat] = holder;
}

/** A copy, to continue from a fold that must not change. */
export function copyFold<T extends Shapes>(fold: Fold<T>): Fold<T> {
  return { ...fold, points: fold.points.slice(), holders: fold.holders.slice() };
}

/**
 * Appends one stored entry to the fold, in place, and returns its news. Throws, with the entry's index, on an entry that
 * is impossible there.
 */
export function advance<T extends Shapes>(game: Game<T>, fold: Fold<T>, entry: Entry<T>): T['news'][] {
  const index = fold.length;
  const news = atEntry(index, () => {
    assertRunning(fold);
    switch (entry.kind) {
      case 'start':
        throw new Error('a second start: a log has only one');
      case 'act':
        return replay(game, fold, index, entry, entry.draws);
      case 'undo':
        takeBack(game, fold, entry);
        return [];
      case 'seat':
        hold(fold.holders, entry);
        return [];
      case 'upgrade':
        // A fold always has the game's own version, and an upgrade raises it: only foldLog reads upgrades.
        throw new Error(`an upgrade to version ${entry.version}, but these rules are version ${game.version}`);
      case 'branch':
        throw new Error('a branch must come before the deal');
      case 'end':
        if ((entry.reason === 'finished') !== (game.outcome(fold.state) !== null)) {
          throw new Error(
            `the end says ${entry.reason}, but the game ${entry.reason === 'finished' ? 'goes on' : 'is over'}`,
          );
        }
        fold.end = entry;
        return [];
    }
  });
  if (entry.kind === 'act') fold.optionalInARow = optionalInARow(game, fold.optionalInARow, entry.seat, entry.action);
  fold.length++;
  return news;
}

export type Acted<T extends Shapes> =
  | { readonly ok: true; readonly entry: ActEntry<T>; readonly news: T['news'][] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Checks and applies a new act once and appends it to the fold in place; a refused act changes nothing. */
export function actOn<T extends Shapes>(
  game: Game<T>,
  fold: Fold<T>,
  made: Omit<ActEntry<T>, 'kind' | 'draws'>,
  source: Chance,
): Acted<T> {
  assertRunning(fold);
  const chance = recordingChance(source);
  const played = play(game, fold, fold.length, made, chance);
  if (!played.ok) return played;
  fold.optionalInARow = optionalInARow(game, fold.optionalInARow, made.seat, made.action);
  fold.length++;
  return { ok: true, entry: { kind: 'act', ...made, draws: chance.draws }, news: played.news };
}

function assertRunning<T extends Shapes>({ end }: Fold<T>): void {
  if (end !== null) throw new Error('the match has ended');
}

type Made<T extends Shapes> = Pick<ActEntry<T>, 'seat' | 'action'>;

function replay<T extends Shapes>(
  game: Game<T>,
  fold: Fold<T>,
  index: number,
  act: Made<T>,
  draws: readonly Draw[],
): T['news'][] {
  const played = play(game, fold, index, act, replayingChance(draws));
  if (played.ok) return played.news;
  const { code, rule } = played.refusal;
  throw new Error(`seat ${act.seat}'s act is refused: ${code} (${rule})`);
}

/** The only place where an act changes a fold. */
function play<T extends Shapes>(
  game: Game<T>,
  fold: Fold<T>,
  index: number,
  { seat, action }: Made<T>,
  chance: RecordingChance | ReplayingChance,
) {
  const before = fold.state;
  const stepped = step(game, before, seat, action, chance);
  if (!stepped.ok) return stepped;
  if ('finish' in chance) chance.finish();
  const { mode, seats } = game.toAct(before);
  const actors = mode === 'any' && seats.includes(seat) ? seats : [seat];
  // In a team nobody acts alone, even where each seat is asked for consent.
  const team = game.cooperative === true ? Array.from({ length: fold.seats }, (_, member) => member) : actors;
  const barrier = chance.draws.length > 0 ? 'drawn' : chance.revealed ? 'revealed' : null;
  fold.points.push({ index, seat, action, before, actors: team, barrier });
  fold.state = stepped.state;
  return stepped;
}

function takeBack<T extends Shapes>(game: Game<T>, fold: Fold<T>, { to, keep }: UndoEntry): void {
  const first = fold.points.findIndex((point) => point.index > to);
  if (first === -1) throw new Error(`there is no act to undo after entry ${to}`);
  const undone = fold.points.slice(first);
  const kept = undone.filter((point) => keep.includes(point.index));
  if (kept.length !== keep.length) throw new Error('keep names an act that is not in effect');
  if (kept.some((point) => point.barrier !== null)) throw new Error('an act that drew or revealed cannot be kept');
  // On a copy: if an act to keep is refused, nothing is undone.
  const taken = { ...fold, points: fold.points.slice(0, first), state: (undone[0] as Point<T>).before };
  for (const point of kept) replay(game, taken, point.index, point, []);
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
