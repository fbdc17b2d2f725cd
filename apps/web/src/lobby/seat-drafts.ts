/** The holders of the seats in a draft. */

import { isLevel, type Level } from './levels.ts';

/** In this browser against bots, in this browser on one device, or on the server by a link. */
export const WHERES = ['bots', 'device', 'friends'] as const;
export type Where = (typeof WHERES)[number];

/** What a link to the form asks for: `?with=friends`, or `?with=bots&seats=3&level=pilot`. Null where it says nothing. */
export interface Wish {
  readonly where: Where | null;
  readonly seats: number | null;
  readonly level: Level;
}

export function wishIn(search: string): Wish {
  const asked = new URLSearchParams(search);
  const level = asked.get('level');
  const seats = Number(asked.get('seats'));
  return {
    where: WHERES.find((where) => where === asked.get('with')) ?? null,
    seats: Number.isInteger(seats) && seats > 0 ? seats : null,
    level: isLevel(level) ? level : 'pilot',
  };
}

export type SeatDraft =
  | { readonly kind: 'me' }
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'open' };

/** As one word, for a list of choices. */
export type SeatChoice = 'me' | 'person' | 'open' | Level;

const FIRST_BOT: SeatDraft = { kind: 'bot', level: 'pilot' };

/** The possible holders at a table of each kind. */
export function choicesAt(where: Where): readonly SeatChoice[] {
  const bots: readonly SeatChoice[] = ['trainee', 'pilot', 'captain'];
  if (where === 'bots') return ['me', ...bots];
  return where === 'device' ? ['me', 'person', ...bots] : ['me', 'open', ...bots];
}

export function choiceOf(seat: SeatDraft): SeatChoice {
  return seat.kind === 'bot' ? seat.level : seat.kind;
}

function seatOf(choice: SeatChoice): SeatDraft {
  if (isLevel(choice)) return { kind: 'bot', level: choice };
  return choice === 'person' ? { kind: choice, name: '' } : { kind: choice };
}

/** The default holder of a seat. */
function usual(where: Where): SeatDraft {
  if (where === 'bots') return FIRST_BOT;
  return where === 'device' ? { kind: 'person', name: '' } : { kind: 'open' };
}

export function firstSeats(where: Where, count: number): readonly SeatDraft[] {
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: 'me' } : usual(where)));
}

/** New seats get the default holder; removed seats never include the reader's. */
export function withCount(seats: readonly SeatDraft[], where: Where, count: number): readonly SeatDraft[] {
  if (count >= seats.length) return [...seats, ...new Array<SeatDraft>(count - seats.length).fill(usual(where))];
  const kept = seats.slice(0, count);
  const lostMe = seats.some(({ kind }) => kind === 'me') && !kept.some(({ kind }) => kind === 'me');
  return lostMe ? kept.with(count - 1, { kind: 'me' }) : kept;
}

/** The reader has one seat: a change of it swaps. */
export function withChoice(seats: readonly SeatDraft[], seat: number, choice: SeatChoice): readonly SeatDraft[] {
  const before = seats[seat];
  if (before === undefined || choiceOf(before) === choice) return seats;
  const mine = choice === 'me' ? seats.findIndex(({ kind }) => kind === 'me') : -1;
  const changed = seats.with(seat, seatOf(choice));
  return mine < 0 ? changed : changed.with(mine, before);
}

/** Holders that are impossible at this kind of table become the default. */
export function withWhere(seats: readonly SeatDraft[], where: Where): readonly SeatDraft[] {
  const fitting = choicesAt(where);
  const moved = seats.map((seat) => (fitting.includes(choiceOf(seat)) ? seat : usual(where)));
  // A table for people must not end up with only bots.
  const onlyBots = where !== 'bots' && moved.every(({ kind }) => kind === 'me' || kind === 'bot');
  return onlyBots ? moved.map((seat) => (seat.kind === 'bot' ? usual(where) : seat)) : moved;
}
