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
  /** Played by a person who owes a decision. */
  readonly owing: (seat: Seat) => boolean;
  /** As far as a watcher can tell. */
  readonly awaited: readonly Seat[];
}

export function advanceClock(clock: ClockState, settings: ClockSettings, { at, owing, awaited }: Hurry): ClockState {
  const own = clock.own.map((before, seat) => {
    const runs = owing(seat);
    if (runs === (before.since !== null)) return before;
    return runs ? { left: before.left, since: at } : { left: afterTurn(before, settings, at), since: null };
  });
  const seen = clock.seen.map((before, seat) => {
    const now = own[seat] as ClockInfo;
    if (!awaited.includes(seat)) return now.since === null ? now : { left: now.left, since: null };
    // It may have stopped in secret, or started anew: nobody else may notice.
    return before.since === null ? now : before;
  });
  return { own, seen };
}

function afterTurn({ left, since }: ClockInfo, settings: ClockSettings, at: number): number {
  if (settings.kind === 'correspondence') return fullTime(settings);
  return Math.max(0, left - (at - (since ?? at))) + 1000 * settings.increment;
}

/** Whoever comes back after their time ran out gets enough of it to find their way in again. */
export function refill(clock: ClockState, settings: ClockSettings, seat: Seat): ClockState {
  const least = settings.kind === 'live' ? fullTime(settings) / 4 : fullTime(settings);
  const own = clock.own.map((info, at) => (at === seat ? { left: Math.max(info.left, least), since: null } : info));
  return { own, seen: clock.seen.map((info, at) => (at === seat ? (own[seat] as ClockInfo) : info)) };
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
