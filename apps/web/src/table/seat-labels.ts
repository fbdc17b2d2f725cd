/** The seats for the picture: names, owners, and notes. */

import type { SeatLabel } from '@tarmac/board';
import type { ClockInfo, SeatInfo } from '@tarmac/wire/page';
import type { TableNow } from '../backend/backend.ts';
import * as m from '../paraglide/messages.js';
import { timeLeft, timeWords } from './clock.ts';
import { type NameWords, seatNames } from './seat-names.ts';

const LEVELS: Readonly<Record<string, () => string>> = {
  trainee: m.table_level_trainee,
  pilot: m.table_level_pilot,
  captain: m.table_level_captain,
  random: m.table_level_random,
};

const WORDS: NameWords = {
  get somebody() {
    return m.table_somebody();
  },
  free: (seat) => m.table_seat_number({ number: seat + 1 }),
};

export function namesAt(table: { readonly seats: readonly Pick<SeatInfo, 'person' | 'bot'>[] }): string[] {
  return seatNames(table.seats, WORDS);
}

/** For unknown people. */
export function namesOfSeats(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => WORDS.free(seat));
}

export function labelsAt(table: TableNow, clocks: readonly ClockInfo[], now: number): SeatLabel[] {
  const names = namesAt(table);
  return table.seats.map((seat, index) => ({
    name: names[index] ?? '',
    mine: table.mySeats.includes(index),
    bot: seat.bot !== null,
    note:
      noteOf(seat) ??
      notes(clockNote(clocks[index], now), awayNote(table, index)) ??
      levelOf(seat, table.whatIf !== undefined),
  }));
}

function noteOf({ state }: SeatInfo): string | null {
  if (state === 'stand-in') return m.table_note_stand_in();
  if (state === 'resigned') return m.table_note_resigned();
  if (state === 'timed-out') return m.table_note_timed_out();
  return null;
}

/** Over days nobody has to be there. */
function awayNote({ clock, attendance }: TableNow, seat: number): string | null {
  return clock?.kind === 'live' && attendance?.[seat]?.here === false ? m.table_away() : null;
}

function notes(...parts: readonly (string | null)[]): string | null {
  return parts.filter((part) => part !== null).join(' · ') || null;
}

/** For a seat that belongs to a bot; in a what-if bots have the names of others. */
function levelOf({ person, bot }: SeatInfo, isWhatIf: boolean): string | null {
  return (person !== null && !isWhatIf) || bot === null ? null : (LEVELS[bot]?.() ?? bot);
}

/** Only for a running clock. */
function clockNote(clock: ClockInfo | undefined, now: number): string | null {
  return clock === undefined || clock.since === null ? null : clockText(timeLeft(clock, now));
}

export function clockText(milliseconds: number): string {
  const words = timeWords(milliseconds);
  return 'digits' in words ? words.digits : m.table_days_hours(words);
}
