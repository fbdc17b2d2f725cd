/** A position on the server: a position of `packages/match` with the seats' holders and clocks. */

import {
  type By,
  type BySeat,
  type Entry,
  type Seat,
  type SeatEntry,
  type Shapes,
  same,
  type UndoBlock,
  undoBlock,
} from '@tarmac/kit';
import * as match from '@tarmac/match';
import type { After, SeatState } from './after.ts';
import { advanceClock, type ClockState, newClock, refill, resumed } from './clock.ts';
import type { Setting } from './setting.ts';

export interface ServerPosition extends match.Position {
  /** Has acts after `after.base` only. */
  readonly fold: match.Position['fold'];
  readonly after: After;
}

export type Move = match.Move<ServerPosition>;

/** The place of the last entry. */
export function headOf({ fold }: match.Position): number {
  return fold.length - 1;
}

/** Adds the server's data to moves, from a position on (null: from the deal). */
export function standing(setting: Setting, from: ServerPosition | null, moves: readonly match.Move[]): Move[] {
  let before = from;
  return moves.map((move) => {
    const stood = { ...move, position: before === null ? dealt(setting, move) : positionAfter(setting, before, move) };
    before = stood.position;
    return stood;
  });
}

/** Applies entries that are no new acts. */
export function following(setting: Setting, from: ServerPosition, entries: readonly Entry<Shapes>[]): Move[] {
  let before = from;
  return entries.flatMap((entry) => {
    const moves = standing(setting, before, [match.follow(setting.game, before, entry)]);
    before = (moves[0] as Move).position;
    return moves;
  });
}

function dealt({ people, bots, clock }: Setting, { position }: match.Move): ServerPosition {
  const { fold, views, after } = position;
  const seats = people.map((_, seat): SeatState => {
    return { holder: null, state: 'playing', bot: bots[seat] ?? null, leftAt: null };
  });
  const noUndo = seats.map(() => 'not-acted' as const);
  return { fold, views, after: { ...after, seats, clock: newClock(clock, people.length), base: 0, noUndo, kept: 0 } };
}

function positionAfter(setting: Setting, before: ServerPosition, move: match.Move): ServerPosition {
  const { entry, position } = move;
  const base = baseAfter(before, move);
  const { views } = position;
  // No computed undo goes back behind the base; earlier acts are in the log.
  const fold = { ...position.fold, points: position.fold.points.filter(({ index }) => index > base) };
  const seats = entry.kind === 'seat' ? seatsAfter(setting, before, entry) : before.after.seats;
  const clock = clockAfter(setting, before, move, seats);
  const kept = keptAfter(before, entry, base, headOf(position));
  const noUndo = base === before.after.base ? before.after.noUndo : noUndoAt(setting, before, move);
  return { fold, views, after: { ...position.after, seats, clock, base, noUndo, kept } };
}

function clockAfter(
  setting: Setting,
  { views: seen, after: { clock, base } }: ServerPosition,
  { entry, position: { fold, views, after } }: match.Move,
  seats: BySeat<SeatState>,
): ClockState {
  const { game } = setting;
  const { at } = entry;
  const isOver = fold.end !== null;
  const awaited = game.awaited(views[fold.seats]);
  const takenBack = entry.kind === 'undo';
  const together = game.toAct(fold.state).mode === 'any';
  const hurry = {
    at,
    late: entry.kind === 'act' ? (entry.late ?? 0) : 0,
    actor: entry.kind === 'act' ? entry.seat : null,
    hasTime: (seat: Seat) => isPlayedByPerson(seats[seat]),
    owing: isOver ? [] : after.owing,
    awaited: isOver ? [] : awaited,
    takenBack,
    consented: takenBack && entry.to < base,
    anew: entry.kind === 'act' && (together || !same(game.awaited(seen[fold.seats]), awaited)),
    together,
  };
  if (entry.kind === 'upgrade') return advanceClock(resumed(clock, at), setting.clock, hurry);
  const isBack = entry.kind === 'seat' && entry.reason === 'returned';
  return advanceClock(isBack ? refill(clock, setting.clock, entry.seat) : clock, setting.clock, hurry);
}

function baseAfter(before: ServerPosition, { entry, position }: match.Move): number {
  const seq = headOf(position);
  if (entry.kind === 'upgrade') return seq;
  if (entry.kind === 'act' && (position.fold.points.at(-1)?.barrier ?? null) !== null) return seq;
  // An agreed undo may go back further than a computed one.
  if (entry.kind === 'undo' && entry.to < before.after.base) return seq;
  return before.after.base;
}

/** At a new base. What an upgrade or an agreed undo goes on from has no acts. */
function noUndoAt({ game }: Setting, { after }: ServerPosition, { entry, position }: match.Move): BySeat<UndoBlock> {
  return after.noUndo.map((earlier, seat) =>
    entry.kind === 'act' ? undoBlock(game, position.fold, seat, earlier) : 'not-acted',
  );
}

/** A state in so many entries: loading a match folds about as many, and a state takes the space of five moves. */
const ENTRIES_BETWEEN_STATES = 32;

/** A state is kept only at a base: from any other entry an undo could not go back to its base. */
function keptAfter({ after: { kept } }: ServerPosition, { kind }: Entry<Shapes>, base: number, seq: number): number {
  // An upgrade, or an agreed undo, brings its own state: it cannot be folded from the one before.
  const isDue = kind !== 'act' || seq - kept >= ENTRIES_BETWEEN_STATES;
  return base === seq && isDue ? seq : kept;
}

const LEFT: Readonly<Record<string, SeatState['state']>> = { resigned: 'resigned', 'timed-out': 'timed-out' };

function seatsAfter(
  setting: Setting,
  { fold, after }: ServerPosition,
  { seat, holder, reason }: SeatEntry,
): SeatState[] {
  const bot = holder?.kind === 'stand-in' ? (setting.bots[seat] ?? setting.standIn) : null;
  const isStandIn = reason === 'stand-in' && setting.people[seat] !== null;
  const state = LEFT[reason] ?? (isStandIn ? 'stand-in' : 'playing');
  const leftAt = state === 'playing' ? null : fold.length;
  return after.seats.map((before, at) => (at === seat ? { holder, state, bot, leftAt } : before));
}

export function isPlayedByPerson(seat: SeatState | undefined): boolean {
  return seat?.holder?.kind === 'person';
}

/** Bots and stand-ins are among themselves: no person plays now, though one may come back. */
export function isLeftToBots({ fold, after }: ServerPosition): boolean {
  return fold.end === null && !after.seats.some(isPlayedByPerson);
}

/** The first seat of a bot or stand-in that has to decide now. */
export function botSeatOf({ game }: Setting, position: ServerPosition): Seat | null {
  return match.botOwing(game, position, (seat) => position.after.seats[seat]?.bot != null);
}

export const STAND_IN: By = { kind: 'stand-in' };
export const CLOCK: By = { kind: 'clock' };
export const HOST: By = { kind: 'host' };

/** Whether this person may act for the seat now. */
export function isHeldBy(position: ServerPosition, seat: Seat, person: string): boolean {
  const holder = position.after.seats[seat]?.holder;
  return holder?.kind === 'person' && holder.id === person;
}
