/** The seats' time. Only people have any: bots think as long as they are given. */

import type { BySeat, Seat } from '@tarmac/kit';
import type { ClockInfo, ClockSettings } from '@tarmac/wire';

/** By seat, in milliseconds. */
export interface ClockState {
  readonly own: BySeat<ClockInfo>;
  /** What others may see: a seat that has chosen in secret seems to think on. */
  readonly seen: BySeat<ClockInfo>;
}

export function newClock(settings: ClockSettings, seats: number): ClockState {
  const still = Array.from({ length: seats }, () => ({ left: fullTime(settings), since: null }));
  return { own: still, seen: still };
}

function fullTime(settings: ClockSettings): number {
  return 1000 * (settings.kind === 'live' ? settings.bank : settings.perMove);
}

/** Who has to hurry from now on, and who seems to. */
export interface Hurry {
  readonly at: number;
  /** Played by a person. */
  readonly hasTime: (seat: Seat) => boolean;
  /** Who owes a decision. */
  readonly owing: readonly Seat[];
  /** As far as a watcher can tell. */
  readonly awaited: readonly Seat[];
  /** Something was taken back: nobody has finished a turn by it, and whoever has to think again had not. */
  readonly takenBack: boolean;
  /** By consent: whoever has to think again was not asked for it in their own time. */
  readonly consented: boolean;
  /** Others are awaited than before, or a team has acted, for all to see: whoever still owes something owes something new. */
  readonly anew: boolean;
  /** Any of them acts for all. The people of a team run out of time together, and there is nothing to hide about it. */
  readonly together: boolean;
}

export function advanceClock(clock: ClockState, settings: ClockSettings, hurry: Hurry): ClockState {
  const { at, hasTime, owing, awaited, anew, together } = hurry;
  const own = clock.own.map((before, seat) => {
    const runs = hasTime(seat) && owing.includes(seat);
    if (before.since === null) return runs ? { left: atBegin(before, settings, hurry), since: at } : before;
    if (runs && !anew) return before;
    const stopped = { left: atEnd(before, settings, hurry), since: null };
    return runs ? { left: atBegin(stopped, settings, hurry), since: at } : stopped;
  });
  const seen = clock.seen.map((before, seat) => {
    const now = own[seat] as ClockInfo;
    // Over days what was left says nothing but how long somebody took to choose.
    if (!awaited.includes(seat))
      return { left: settings.kind === 'correspondence' ? fullTime(settings) : now.left, since: null };
    // The only one who can owe anything does owe it.
    if (awaited.length === 1 || together) return now;
    // It may have stopped in secret, or never have started: nobody else may notice.
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
function atEnd(before: ClockInfo, settings: ClockSettings, { at, takenBack }: Hurry): number {
  return timeLeft(before, at) + (settings.kind === 'live' && !takenBack ? 1000 * settings.increment : 0);
}

/** Over days every turn begins with the full time; taking back one's own act does not begin a turn. */
function atBegin({ left }: ClockInfo, settings: ClockSettings, { takenBack, consented }: Hurry): number {
  if (settings.kind === 'correspondence') return takenBack && !consented ? left : fullTime(settings);
  return takenBack ? Math.max(0, left - 1000 * settings.increment) : left;
}

/** Whoever comes back after their time ran out gets enough of it to find their way in again. */
export function refill(clock: ClockState, settings: ClockSettings, seat: Seat): ClockState {
  const least = settings.kind === 'live' ? fullTime(settings) / 4 : fullTime(settings);
  const own = clock.own.map((info, at) => (at === seat ? { left: Math.max(info.left, least), since: null } : info));
  return { own, seen: clock.seen.map((info, at) => (at === seat ? (own[seat] as ClockInfo) : info)) };
}

/** What happened to a match while nobody could play it is not on anybody's time. */
export function resumed({ own, seen }: ClockState, at: number): ClockState {
  const again = (info: ClockInfo) => (info.since === null ? info : { left: info.left, since: at });
  return { own: own.map(again), seen: seen.map(again) };
}

/** When its time runs out, vacations not counted; null while it owes nothing. */
export function deadlineOf(clock: ClockState, seat: Seat): number | null {
  const info = clock.own[seat];
  return info === undefined || info.since === null ? null : info.since + info.left;
}

export function earliestDeadline(clock: ClockState): number | null {
  let earliest: number | null = null;
  for (let seat = 0; seat < clock.own.length; seat++) {
    const deadline = deadlineOf(clock, seat);
    if (deadline !== null && (earliest === null || deadline < earliest)) earliest = deadline;
  }
  return earliest;
}

/** One's own time as it is, the others' as it may be seen. */
export function clocksFor(eye: Seat | 'watcher', { own, seen }: ClockState): readonly ClockInfo[] {
  return eye === 'watcher' ? seen : seen.map((info, seat) => (seat === eye ? (own[seat] as ClockInfo) : info));
}
