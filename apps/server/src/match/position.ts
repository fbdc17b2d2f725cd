/** A match at one entry of its log, and how an entry leads from one position to the next. Nothing here reads or writes. */

import { advance, type By, type Entry, type Eye, type Fold, foldLog, type Seat, type Shapes, same } from '@tarmac/kit';
import { difference, type Frame, type Patch } from '@tarmac/wire';
import type { After, SeatState } from './after.ts';
import { advanceClock, newClock, refill, resumed } from './clock.ts';
import type { Setting } from './setting.ts';

export interface Position {
  /** Acts that stand are kept back to `after.base` only. */
  readonly fold: Fold<Shapes>;
  /** By eye: the seats, then the watcher. */
  readonly views: readonly unknown[];
  readonly after: After;
}

/** What is to be appended: the entry and all that happened with it. */
export interface Happening {
  readonly entry: Entry<Shapes>;
  readonly news: readonly unknown[];
}

/** What one eye notices of an entry. */
export interface Change {
  readonly cause: Frame['cause'];
  /** Found when somebody asks: most matches are watched through fewer eyes than they have. */
  patch(): Patch | null;
  readonly news: readonly unknown[];
}

export interface Advanced {
  readonly position: Position;
  /** By eye; null for an eye that notices nothing. */
  readonly changes: readonly (Change | null)[];
}

/** The place of the last entry. */
export function headOf({ fold }: Position): number {
  return fold.length - 1;
}

/** Where an eye's things are in what is kept by eye. */
export function eyeIndex(eye: Eye, seats: number): number {
  return eye === 'watcher' ? seats : eye;
}

/** The first entry of a match. */
export function beginning(setting: Setting, { entry, news }: Happening): Advanced {
  const { game, people, bots } = setting;
  const fold = foldLog(game, [entry]);
  const { seats } = fold;
  const views = viewsOf(setting, fold.state);
  const after: After = {
    frames: views.map(() => 1),
    noticedAt: views.map(() => entry.at),
    owing: game.toAct(fold.state).seats,
    seats: people.map((_, seat) => ({ holder: null, state: 'playing', bot: bots[seat] ?? null, leftAt: null })),
    clock: newClock(setting.clock, seats),
    base: 0,
  };
  const changes = views.map((view, eye) => ({
    cause: 'start' as const,
    patch: () => [view] as const,
    news: told(setting, news, eye, seats),
  }));
  return { position: { fold, views, after }, changes };
}

/**
 * The position before is left as it was: what is never written never happened. `left` is the state an undo
 * led to that reaches behind the base, where the acts it took back are no longer kept.
 */
export function next(setting: Setting, before: Position, { entry, news }: Happening, left?: unknown): Advanced {
  const { game } = setting;
  const fold = { ...before.fold, points: before.fold.points.slice(), holders: before.fold.holders.slice() };
  const seq = fold.length;
  if (left === undefined) advance(game, fold, entry);
  else Object.assign(fold, { state: left, length: seq + 1 });
  const stateChanged = fold.state !== before.fold.state;
  const views = stateChanged ? viewsOf(setting, fold.state) : before.views;
  const changes = stateChanged ? changesOf(setting, before.views, views, entry, news) : before.views.map(() => null);

  const base = baseAfter(before, fold, entry, seq);
  // Nothing computed reaches behind the base; what was played there is in the log.
  if (base === seq) fold.points = [];
  const seats = entry.kind === 'seat' ? seatsAfter(setting, before.after.seats, entry, seq) : before.after.seats;
  const toAct = game.toAct(fold.state);
  const owing = stateChanged ? toAct.seats : before.after.owing;
  const together = toAct.mode === 'any';
  const clock =
    entry.kind === 'seat' && entry.reason === 'returned'
      ? refill(before.after.clock, setting.clock, entry.seat)
      : before.after.clock;
  const takenBack = entry.kind === 'undo';
  const after: After = {
    ...noticed(before.after, changes, entry.at),
    owing,
    seats,
    clock: advanceClock(clock, setting.clock, {
      at: entry.at,
      hasTime: (seat) => isPlayedByPerson(seats[seat]),
      owing: fold.end === null ? owing : [],
      awaited: fold.end === null ? game.awaited(views[fold.seats]) : [],
      takenBack,
      consented: takenBack && entry.to < before.after.base,
      anew: stateChanged && !takenBack && (together || !sameAwaited(setting, before.views, views)),
      together,
    }),
    base,
  };
  return { position: { fold, views, after }, changes };
}

/** Going on from a state that newer rules have taken over. */
export function upgraded(setting: Setting, before: Position, { entry, news }: Happening): Advanced {
  if (entry.kind !== 'upgrade') throw new Error(`a ${entry.kind} is no upgrade`);
  const seq = before.fold.length;
  const fold: Fold<Shapes> = { ...before.fold, state: entry.state, points: [], length: seq + 1 };
  const views = viewsOf(setting, fold.state);
  const changes = changesOf(setting, before.views, views, entry, news);
  const { mode, seats: owing } = setting.game.toAct(fold.state);
  const after: After = {
    ...before.after,
    ...noticed(before.after, changes, entry.at),
    owing,
    // The newer rules may wait for others than the older did.
    clock: advanceClock(resumed(before.after.clock, entry.at), setting.clock, {
      at: entry.at,
      hasTime: (seat) => isPlayedByPerson(before.after.seats[seat]),
      owing,
      awaited: setting.game.awaited(views[fold.seats]),
      takenBack: false,
      consented: false,
      anew: false,
      together: mode === 'any',
    }),
    base: seq,
  };
  return { position: { fold, views, after }, changes };
}

function noticed({ frames, noticedAt }: After, changes: readonly (Change | null)[], at: number) {
  return {
    frames: frames.map((frame, eye) => (changes[eye] === null ? frame : frame + 1)),
    noticedAt: noticedAt.map((before, eye) => (changes[eye] === null ? before : at)),
  };
}

/** As far as a watcher can tell. */
function sameAwaited({ game, people }: Setting, before: readonly unknown[], views: readonly unknown[]): boolean {
  return same(game.awaited(before[people.length]), game.awaited(views[people.length]));
}

export function viewsOf({ game, people }: Setting, state: unknown): unknown[] {
  const views: unknown[] = [];
  for (let seat = 0; seat < people.length; seat++) views.push(game.view(state, seat));
  views.push(game.view(state, 'watcher'));
  return views;
}

function changesOf(
  setting: Setting,
  before: readonly unknown[],
  views: readonly unknown[],
  entry: Entry<Shapes>,
  news: readonly unknown[],
): (Change | null)[] {
  const cause = entry.kind === 'undo' || entry.kind === 'upgrade' ? entry.kind : 'act';
  return views.map((view, eye) => {
    const heard = told(setting, news, eye, views.length - 1);
    if (heard.length === 0 && same(before[eye], view)) return null;
    return { cause, news: heard, patch: () => difference(before[eye], view) };
  });
}

function told({ game }: Setting, news: readonly unknown[], eye: number, seats: number): unknown[] {
  if (news.length === 0) return [];
  return news.map((item) => game.tell(item, eye === seats ? 'watcher' : eye)).filter((item) => item !== null);
}

function baseAfter(before: Position, fold: Fold<Shapes>, entry: Entry<Shapes>, seq: number): number {
  if (entry.kind === 'act' && fold.points.at(-1)?.barrier === true) return seq;
  // By consent people go back further than anybody could alone.
  if (entry.kind === 'undo' && entry.to < before.after.base) return seq;
  return before.after.base;
}

function seatsAfter(
  setting: Setting,
  seats: readonly SeatState[],
  entry: Extract<Entry<Shapes>, { kind: 'seat' }>,
  seq: number,
): SeatState[] {
  const { seat, holder, reason } = entry;
  const bot = holder?.kind === 'stand-in' ? (setting.bots[seat] ?? setting.standIn) : null;
  const states: Record<string, SeatState['state']> = {
    resigned: 'resigned',
    'timed-out': 'timed-out',
    'stand-in': setting.people[seat] === null ? 'playing' : 'stand-in',
  };
  const state = states[reason] ?? 'playing';
  const leftAt = state === 'playing' ? null : seq;
  return seats.map((before, at) => (at === seat ? { holder, state, bot, leftAt } : before));
}

export function isPlayedByPerson(seat: SeatState | undefined): boolean {
  return seat?.holder?.kind === 'person';
}

export const STAND_IN: By = { kind: 'stand-in' };
export const CLOCK: By = { kind: 'clock' };
export const HOST: By = { kind: 'host' };

/** The seats a person may act for now. */
export function isHeldBy(position: Position, seat: Seat, person: string): boolean {
  const holder = position.after.seats[seat]?.holder;
  return holder?.kind === 'person' && holder.id === person;
}
