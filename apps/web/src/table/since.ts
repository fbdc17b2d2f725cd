/** What happened since the reader's last act, from the moments that their eye was told, summed up by seat. */

import type { Seat } from '@tarmac/kit';
import type { DeedOf } from '@tarmac/kit/words';
import type { Moment } from '../backend/backend.ts';

/** One line: a piece of news, and the frame that shows it. */
export interface SinceLine {
  readonly frame: number;
  readonly news: unknown;
}

export interface SinceSeat {
  /** Null for what concerns the whole table. */
  readonly seat: Seat | null;
  readonly lines: readonly SinceLine[];
  /** How many deeds have no line. */
  readonly more: number;
}

export interface Since {
  /** The moment of the reader's last act, or the first moment of the match. */
  readonly from: Moment;
  /** The other seats clockwise from the reader's, then the table; only those that there is something to tell of. */
  readonly seats: readonly SinceSeat[];
}

/** For each seat. */
const MOST_LINES = 2;

interface Told extends SinceLine {
  readonly seat: Seat | null;
  readonly weight: number;
}

/** `standing`: the moments in effect, oldest first. Null before the first moment. */
export function sinceLastAct(standing: readonly Moment[], reader: Seat, seats: number, deedOf: DeedOf): Since | null {
  const place = Math.max(
    0,
    standing.findLastIndex((moment, at) => isActOf(reader, standing[at - 1], moment, deedOf)),
  );
  const from = standing[place];
  if (from === undefined) return null;
  const told = standing.slice(place).flatMap((moment) => {
    const all = toldIn(moment, deedOf);
    // With an act of the reader others may have done something; what it meant for the table they have seen.
    return moment === from ? all.filter(({ seat }) => seat !== null) : all;
  });
  const others = Array.from({ length: seats - 1 }, (_, step) => (reader + 1 + step) % seats);
  return {
    from,
    seats: [...others, null].flatMap((seat) => {
      const summed = sumUp(told.filter((one) => one.seat === seat));
      return summed.lines.length === 0 ? [] : [{ seat, ...summed }];
    }),
  };
}

/** The lines that matter most, the later of two that matter alike, in the order in which they happened. */
function sumUp(told: readonly Told[]): Pick<SinceSeat, 'lines' | 'more'> {
  const best = told
    .map((one, at) => ({ ...one, at }))
    .sort((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, MOST_LINES)
    .sort((a, b) => a.at - b.at);
  return { lines: best.map(({ frame, news }) => ({ frame, news })), more: told.length - best.length };
}

function toldIn({ frame, news }: Moment, deedOf: DeedOf): Told[] {
  let before: Seat | null = null;
  return news.flatMap((item) => {
    const deed = deedOf(item);
    if (deed === null) return [];
    const seat = deed.seat === undefined ? before : deed.seat;
    before = seat;
    return deed.weight === 0 ? [] : [{ frame, news: item, seat, weight: deed.weight }];
  });
}

/** Moments do not say who acted: the first deed does, or else who was awaited before and is no more. */
function isActOf(seat: Seat, before: Moment | undefined, moment: Moment, deedOf: DeedOf): boolean {
  if (before === undefined || moment.cause !== 'act') return false;
  const decided = moment.news.map(deedOf).find((deed) => deed?.decided === true);
  if (decided !== undefined) return decided?.seat === seat;
  if (!before.awaited.includes(seat)) return false;
  return before.awaited.length === 1 || !moment.awaited.includes(seat);
}
