/** The draft of a table: all fields of the form, their problems, and the result. */

import type { OptionSpec } from '@tarmac/kit';
import { lookAlike, type NameProblem, nameProblem, tidyName } from '@tarmac/wire/page';
import type { NewTableWish } from '../api/tables.ts';
import type { GameInfo, NewLocal } from '../worker/rules-api.ts';
import { type ClockDraft, clockOf, clockProblem, FIRST_CLOCK } from './clocks.ts';
import { firstSeats, type SeatDraft, type Where, type Wish, withCount, withWhere } from './seat-drafts.ts';

export const SPECTATORS = ['live', 'delayed', 'none'] as const;
export const TIMEOUTS = ['stand-in', 'resign'] as const;

export type Options = Readonly<Record<string, unknown>>;

export interface Draft {
  readonly where: Where;
  readonly seats: readonly SeatDraft[];
  /** By the game's keys; missing ones have the game's default. */
  readonly options: Options;
  /** Whether hints are allowed: chosen apart for tables with several people, where they are advice against the others. */
  readonly hints: { readonly alone: boolean; readonly amongPeople: boolean };
  readonly clock: ClockDraft;
  readonly public: boolean;
  readonly spectators: (typeof SPECTATORS)[number];
  readonly onTimeout: (typeof TIMEOUTS)[number];
}

/** The usual number of seats, if the game allows it: as many as a game started on the home page has. */
const USUAL_SEATS = 3;

export function firstDraft({ seats: { min, max }, thinks }: GameInfo): Draft {
  const alone = min === 1;
  return {
    where: 'bots',
    seats: firstSeats('bots', alone ? 1 : Math.max(min, Math.min(max, USUAL_SEATS))),
    options: {},
    hints: { alone: thinks, amongPeople: false },
    clock: FIRST_CLOCK,
    public: false,
    spectators: 'live',
    onTimeout: 'stand-in',
  };
}

/** More than one seat is or may be a person's. */
function isAmongPeople({ seats }: Pick<Draft, 'seats'>): boolean {
  return seats.filter(({ kind }) => kind !== 'bot').length > 1;
}

export function allowsHints(draft: Draft): boolean {
  return draft.hints[isAmongPeople(draft) ? 'amongPeople' : 'alone'];
}

export function withHints(draft: Draft, allowed: boolean): Draft {
  return { ...draft, hints: { ...draft.hints, [isAmongPeople(draft) ? 'amongPeople' : 'alone']: allowed } };
}

/** A solo game has one seat in this browser; a table for people begins with two. */
export function movedTo(draft: Draft, where: Where, { seats: { min } }: GameInfo): Draft {
  const moved = withWhere(draft.seats, where);
  if (min > 1) return { ...draft, where, seats: moved };
  if (where === 'bots') return { ...draft, where, seats: where === draft.where ? moved : firstSeats(where, 1) };
  return { ...draft, where, seats: withCount(moved, where, Math.max(2, moved.length)) };
}

/** The draft that a link leads to: with a number of seats they are the reader's and bots', else those of the last time. */
export function wishedFor(draft: Draft, { where, seats, level }: Wish, game: GameInfo): Draft {
  const moved = where === null ? draft : movedTo(draft, where, game);
  if (seats === null || where !== 'bots') return moved;
  const count = Math.max(game.seats.min, Math.min(game.seats.max, seats));
  const holders = Array.from(
    { length: count },
    (_, seat): SeatDraft => (seat === 0 ? { kind: 'me' } : { kind: 'bot', level }),
  );
  return { ...resized(moved, count, game.options), seats: holders };
}

/** Options that name a removed seat are reset. */
export function resized(draft: Draft, count: number, specs: readonly OptionSpec[]): Draft {
  const gone = specs.filter(({ key, kind }) => kind === 'seat' && Number(draft.options[key]) >= count);
  const options = Object.fromEntries(
    Object.entries(draft.options).filter(([key]) => !gone.some((spec) => spec.key === key)),
  );
  return { ...draft, seats: withCount(draft.seats, draft.where, count), options };
}

/** The problems, by field. */
export interface DraftProblems {
  readonly myName: NameProblem | null;
  /** By seat, for seats with a typed name. */
  readonly names: readonly (NameProblem | 'twice' | null)[];
  readonly seats: 'nobody' | null;
  readonly clock: 'minutes' | 'seconds' | null;
}

/** The page's name for an unnamed seat. */
type Nameless = (seat: number) => string;

/** `myName` is the form's value; a match in this browser needs no names. */
export function draftProblems(draft: Draft, myName: string, nameless: Nameless): DraftProblems {
  const { where, seats, clock } = draft;
  const server = where === 'friends';
  const plays = seats.some(({ kind }) => kind === 'me');
  const bare = nameProblem(myName);
  const needsName = server || (plays && tidyName(myName) !== '');
  return {
    myName: needsName ? bare : null,
    names: seats.map((_, seat) => seatNameProblem(seats, seat, namesOf(seats, myName, nameless))),
    seats: seats.every(({ kind }) => kind === 'bot') ? 'nobody' : null,
    clock: server ? clockProblem(clock) : null,
  };
}

/** By seat; null for seats without a personal name. */
function namesOf(seats: readonly SeatDraft[], myName: string, nameless: Nameless): readonly (string | null)[] {
  return seats.map((seat, index) => {
    if (seat.kind !== 'me' && seat.kind !== 'person') return null;
    return tidyName(seat.kind === 'person' ? seat.name : myName) || nameless(index);
  });
}

function seatNameProblem(
  seats: readonly SeatDraft[],
  seat: number,
  names: readonly (string | null)[],
): NameProblem | 'twice' | null {
  const name = names[seat] ?? null;
  if (seats[seat]?.kind !== 'person' || name === null) return null;
  const problem = nameProblem(name);
  if (problem !== null) return problem;
  // The later of two equal names must change; the reader counts as the first.
  const others = names.filter((_, index) => index < seat || seats[index]?.kind === 'me');
  return others.some((other) => other !== null && lookAlike(other, name)) ? 'twice' : null;
}

export function isSound({ myName, names, seats, clock }: DraftProblems): boolean {
  return myName === null && names.every((name) => name === null) && seats === null && clock === null;
}

export function localOf(game: string, draft: Draft, myName: string, nameless: Nameless): NewLocal {
  const names = namesOf(draft.seats, myName, nameless);
  return {
    game,
    options: draft.options,
    hints: allowsHints(draft),
    seats: draft.seats.map((seat, index) =>
      seat.kind === 'bot' ? { bot: seat.level } : { name: names[index] ?? nameless(index) },
    ),
  };
}

export function tableOf(game: string, draft: Draft): NewTableWish {
  const mine = draft.seats.findIndex(({ kind }) => kind === 'me');
  return {
    game,
    options: { ...draft.options },
    seats: draft.seats.length,
    hints: allowsHints(draft),
    public: draft.public,
    clock: clockOf(draft.clock),
    onTimeout: draft.onTimeout,
    spectators: draft.spectators,
    bots: Object.fromEntries(draft.seats.flatMap((seat, index) => (seat.kind === 'bot' ? [[index, seat.level]] : []))),
    sit: mine < 0 ? null : mine,
  };
}
