/** Changes of a seat's holder during a match: resignation, time-out, return. */

import type { By, EndReason, Entry, Seat, SeatReason, Shapes } from '@tarmac/kit';
import { type Answer, done, refuse } from '../answer.ts';
import type { Parts } from '../parts.ts';
import { vacationOverlap } from '../people/vacations.ts';
import type { After } from './after.ts';
import { deadlineOf, LAST_MOVE_MILLISECONDS } from './clock.ts';
import { append, type Live, positionOf } from './live.ts';
import { CLOCK, following, HOST, isHeldBy, isPlayedByPerson, type ServerPosition, STAND_IN } from './position.ts';
import type { Setting } from './setting.ts';

export async function resign(
  parts: Parts,
  live: Live,
  position: ServerPosition,
  seat: Seat,
  by: By,
  message: string | null,
): Promise<Answer<ServerPosition>> {
  const entries = leave(live.setting, position, seat, by, 'resigned', parts.now());
  return append(parts, live, following(live.setting, position, entries), message);
}

const MOST_TRIES = 10;

/** Tries again after conflicts, since the person is being deleted. A frozen match does not change. */
export async function resignForGood(parts: Parts, live: Live, seat: Seat, person: string): Promise<Answer<null>> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const found = await positionOf(parts, live);
    if (!found.ok) return found.problem === 'frozen' ? done(null) : found;
    if (found.value.fold.end !== null || !isHeldBy(found.value, seat, person)) return done(null);
    const resigned = await resign(parts, live, found.value, seat, { kind: 'person', id: person }, null);
    if (resigned.ok) return done(null);
    if (resigned.problem !== 'stale') return resigned;
  }
  return refuse('unavailable');
}

/** The match ends when fewer than two seats have not given up, or only bots are left. */
function leave(
  { game }: Setting,
  { after, fold }: ServerPosition,
  seat: Seat,
  by: By,
  reason: Extract<SeatReason & EndReason, 'resigned' | 'timed-out'>,
  at: number,
): Entry<Shapes>[] {
  const left: Entry<Shapes> = { kind: 'seat', at, by, seat, holder: STAND_IN, reason };
  const others = after.seats.filter((_, other) => other !== seat);
  const contenders = others.filter(({ state }) => state === 'playing' || state === 'stand-in');
  const people = contenders.filter((other) => isPlayedByPerson(other) || other.state === 'stand-in');
  // A person who plays alone gives up the whole game.
  const isAlone = fold.seats === 1 || (game.cooperative === true && isLastPerson(after, seat));
  const over = isAlone || contenders.length < 2 || people.length === 0;
  return over ? [left, { kind: 'end', at, by: HOST, reason }] : [left];
}

function isLastPerson({ seats }: After, seat: Seat): boolean {
  return !seats.some((other, index) => index !== seat && isPlayedByPerson(other));
}

/** Takes the seat back from its stand-in. */
export async function comeBack(
  parts: Parts,
  live: Live,
  position: ServerPosition,
  seat: Seat,
  person: string,
  message: string | null,
): Promise<Answer<ServerPosition>> {
  if (isHeldBy(position, seat, person)) return { ok: true, value: position };
  if (position.after.seats[seat]?.state !== 'stand-in')
    return refuse('not-your-seat', 'the seat was given up for good');
  const by: By = { kind: 'person', id: person };
  const entry = { kind: 'seat', at: parts.now(), by, seat, holder: by, reason: 'returned' } as const;
  return append(parts, live, following(live.setting, position, [entry]), message);
}

const VACATION_LOOK_MILLISECONDS = 60_000;

export interface ClockCheck {
  /** Seats whose time has run out. */
  readonly out: readonly Seat[];
  /** When to check again; null while no clock runs. */
  readonly lookAgainAt: number | null;
}

/** By the clocks and, in correspondence, people's vacations. */
export async function checkTimes(parts: Parts, setting: Setting, { after }: ServerPosition): Promise<ClockCheck> {
  const now = parts.now();
  const out: Seat[] = [];
  let lookAgainAt: number | null = null;
  for (const [seat, { since }] of after.clock.own.entries()) {
    const plain = deadlineOf(after.clock, seat);
    if (plain === null || since === null) continue;
    const person = setting.people[seat] ?? null;
    const away =
      setting.clock.kind === 'correspondence' && person !== null && plain <= now
        ? await vacationOverlap(parts, person, since, now)
        : 0;
    const deadline = plain + away + LAST_MOVE_MILLISECONDS;
    if (deadline <= now) out.push(seat);
    else {
      // On vacation the time left stays the same: one check a while is enough.
      const next = away > 0 ? Math.max(deadline, now + VACATION_LOOK_MILLISECONDS) : deadline;
      lookAgainAt = Math.min(lookAgainAt ?? next, next);
    }
  }
  return { out, lookAgainAt };
}

/**
 * Does what the table's terms say. A team continues as long as a person of it is left, since nobody gives up for the
 * others, and ends with the last one.
 */
export async function timeOut(
  parts: Parts,
  live: Live,
  position: ServerPosition,
  seat: Seat,
): Promise<Answer<ServerPosition>> {
  const at = parts.now();
  const { onTimeout, game } = live.setting;
  const isOut = game.cooperative ? isLastPerson(position.after, seat) : onTimeout === 'resign';
  const entries: Entry<Shapes>[] = isOut
    ? leave(live.setting, position, seat, CLOCK, 'timed-out', at)
    : [{ kind: 'seat', at, by: CLOCK, seat, holder: STAND_IN, reason: 'stand-in' }];
  return append(parts, live, following(live.setting, position, entries), null);
}
