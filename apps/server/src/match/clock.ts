/** The clocks of the seats. Only people have one: bots have a budget instead. */

import type { BySeat, Seat } from '@tarmac/kit';
import type { ClockInfo, ClockSettings } from '@tarmac/wire';

/** By seat, in milliseconds. */
export interface ClockState {
  readonly own: BySeat<ClockInfo>;
  /** The clock that others see: it seems to run on after a secret choice. */
  readonly seen: BySeat<ClockInfo>;
}

export function newClock(settings: ClockSettings, seats: number): ClockState {
  const still = Array.from({ length: seats }, () => ({ left: fullTime(settings), since: null }));
  return { own: still, seen: still };
}

function fullTime(settings: ClockSettings): number {
  return 1000 * (settings.kind === 'live' ? settings.bank : settings.perMove);
}

/** Whose clocks run now, and whose seem to run. */
export interface Hurry {
  /** When clocks begin to run. */
  readonly at: number;
  /** Milliseconds by which they stop earlier: nobody pays for what the server took to take the move and to tell what it answers. */
  readonly late: number;
  /** The seat that acted. */
  readonly actor: Seat | null;
  /** Played by a person. */
  readonly hasTime: (seat: Seat) => boolean;
  /** Who owes a decision. */
  readonly owing: readonly Seat[];
  /** The seats that a watcher awaits. */
  readonly awaited: readonly Seat[];
  /** The entry is an undo: it finishes no turn, and the seat that decides again had not finished its turn. */
  readonly takenBack: boolean;
  /** The undo was agreed: in correspondence the seat that decides again gets the full time. */
  readonly consented: boolean;
  /** The awaited seats have changed, or a team has acted visibly: seats that still owe a decision owe a new one. */
  readonly anew: boolean;
  /** A team: its people run out of time together, and nothing about it is secret. */
  readonly together: boolean;
}

export function advanceClock(clock: ClockState, settings: ClockSettings, hurry: Hurry): ClockState {
  const { at, late, actor, hasTime, owing, awaited, anew, together } = hurry;
  const own = clock.own.map((before, seat) => {
    const runs = hasTime(seat) && owing.includes(seat);
    if (before.since === null) return runs ? { left: atBegin(before, settings, hurry), since: at } : before;
    if (runs && !anew) return seat === actor ? { ...before, since: Math.min(at, before.since + late) } : before;
    const stopped = { left: atEnd(before, settings, hurry), since: null };
    return runs ? { left: atBegin(stopped, settings, hurry), since: at } : stopped;
  });
  const seen = clock.seen.map((before, seat) => {
    const now = own[seat] as ClockInfo;
    // In correspondence the time left would reveal how long a secret choice took.
    if (!awaited.includes(seat))
      return { left: settings.kind === 'correspondence' ? fullTime(settings) : now.left, since: null };
    // The only awaited seat does owe a decision.
    if (awaited.length === 1 || together) return now;
    // The clock may have stopped in secret, or never started: others must not notice.
    if (hasTime(seat) === (before.since !== null)) return before;
    const begun = settings.kind === 'correspondence' ? fullTime(settings) : before.left;
    return hasTime(seat) ? { left: begun, since: at } : { left: timeLeft(before, at), since: null };
  });
  return { own, seen };
}

function timeLeft({ left, since }: ClockInfo, at: number): number {
  // The clocks of two nodes may differ.
  return Math.max(0, left - Math.max(0, at - (since ?? at)));
}

/** A finished turn adds to a bank; what was taken back was none. */
function atEnd(before: ClockInfo, settings: ClockSettings, { at, late, takenBack }: Hurry): number {
  return timeLeft(before, at - late) + (settings.kind === 'live' && !takenBack ? 1000 * settings.increment : 0);
}

/** In correspondence every turn begins with the full time; undoing one's own act begins no turn. */
function atBegin({ left }: ClockInfo, settings: ClockSettings, { takenBack, consented }: Hurry): number {
  if (settings.kind === 'correspondence') return takenBack && !consented ? left : fullTime(settings);
  return takenBack ? Math.max(0, left - 1000 * settings.increment) : left;
}

/** A person who comes back after a time-out gets some time again. */
export function refill(clock: ClockState, settings: ClockSettings, seat: Seat): ClockState {
  const least = settings.kind === 'live' ? fullTime(settings) / 4 : fullTime(settings);
  const own = clock.own.map((info, at) => (at === seat ? { left: Math.max(info.left, least), since: null } : info));
  return { own, seen: clock.seen.map((info, at) => (at === seat ? (own[seat] as ClockInfo) : info)) };
}

/** Restarts the clocks: the time while nobody could play does not count. */
export function resumed({ own, seen }: ClockState, at: number): ClockState {
  const again = (info: ClockInfo) => (info.since === null ? info : { left: info.left, since: at });
  return { own: own.map(again), seen: seen.map(again) };
}

/** When its time runs out, vacations not counted; null while it owes nothing. */
export function deadlineOf(clock: ClockState, seat: Seat): number | null {
  const info = clock.own[seat];
  return info === undefined || info.since === null ? null : info.since + info.left;
}

/** A move that was made in time may still be on its way when the time runs out: so long the server waits for it. */
export const LAST_MOVE_MILLISECONDS = 500;

export function earliestDeadline(clock: ClockState): number | null {
  let earliest: number | null = null;
  for (let seat = 0; seat < clock.own.length; seat++) {
    const deadline = deadlineOf(clock, seat);
    if (deadline !== null && (earliest === null || deadline < earliest)) earliest = deadline;
  }
  return earliest;
}

/** The true clock of the eye's own seat, the visible clocks of the others. */
export function clocksFor(eye: Seat | 'watcher', { own, seen }: ClockState): readonly ClockInfo[] {
  return eye === 'watcher' ? seen : seen.map((info, seat) => (seat === eye ? (own[seat] as ClockInfo) : info));
}
