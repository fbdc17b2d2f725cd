/** The last choices, stored in this browser. Choices that no longer fit are ignored. */

import type { OptionSpec } from '@tarmac/kit';
import type { GameInfo } from '../worker/rules-api.ts';
import { type ClockDraft, CUSTOM_LIMITS, DAYS, FIRST_CLOCK, PACES } from './clocks.ts';
import { type Draft, firstDraft, type Options, SPECTATORS, TIMEOUTS } from './draft.ts';
import { isLevel } from './levels.ts';
import { type SeatDraft, WHERES, withWhere } from './seat-drafts.ts';

type Loose = Readonly<Record<string, unknown>>;

const keyOf = (game: string) => `tarmac.new-table.${game}`;

export function keepDraft(game: string, draft: Draft): void {
  // A board file is too long to store, and its owner has it.
  const options = Object.fromEntries(Object.entries(draft.options).filter(([, value]) => typeof value !== 'object'));
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ ...draft, options }));
  } catch {
    // The next form starts empty.
  }
}

export function keptDraft(game: GameInfo): Draft {
  try {
    return draftFrom(game, JSON.parse(localStorage.getItem(keyOf(game.id)) ?? 'null'));
  } catch {
    return firstDraft(game);
  }
}

export function draftFrom(game: GameInfo, kept: unknown): Draft {
  const first = firstDraft(game);
  if (!isLoose(kept)) return first;
  const where = oneOf(WHERES, kept.where, first.where);
  const seats = Array.isArray(kept.seats) ? kept.seats.flatMap((seat) => seatFrom(seat) ?? []) : [];
  const fits = seats.length >= game.seats.min && seats.length <= game.seats.max;
  const oneOfMe = seats.filter(({ kind }) => kind === 'me').length < 2;
  return {
    where,
    seats: withWhere(fits && oneOfMe ? seats : first.seats, where),
    options: isLoose(kept.options) ? optionsFrom(game, kept.options, seats.length) : {},
    hints: isLoose(kept.hints) ? hintsFrom(kept.hints, first.hints) : first.hints,
    clock: isLoose(kept.clock) ? clockFrom(kept.clock) : first.clock,
    public: kept.public === true,
    spectators: oneOf(SPECTATORS, kept.spectators, first.spectators),
    onTimeout: oneOf(TIMEOUTS, kept.onTimeout, first.onTimeout),
  };
}

function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function oneOf<T>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.find((known) => known === value) ?? otherwise;
}

function seatFrom(kept: unknown): SeatDraft | null {
  if (!isLoose(kept)) return null;
  const { kind, name, level } = kept;
  if (kind === 'me' || kind === 'open') return { kind };
  if (kind === 'person') return { kind, name: typeof name === 'string' ? name.slice(0, 100) : '' };
  return kind === 'bot' && isLevel(level) ? { kind, level } : null;
}

function optionsFrom({ options }: GameInfo, kept: Loose, seats: number): Options {
  const fitting = options.filter((spec) => spec.key in kept && fitsOption(spec, kept[spec.key], seats));
  return Object.fromEntries(fitting.map(({ key }) => [key, kept[key]]));
}

function fitsOption(spec: OptionSpec, value: unknown, seats: number): boolean {
  if (spec.kind === 'flag') return typeof value === 'boolean';
  if (spec.kind === 'choice') return typeof value === 'string' && spec.values.includes(value);
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats;
}

function hintsFrom({ alone, amongPeople }: Loose, first: Draft['hints']): Draft['hints'] {
  return {
    alone: typeof alone === 'boolean' ? alone : first.alone,
    amongPeople: typeof amongPeople === 'boolean' ? amongPeople : first.amongPeople,
  };
}

function clockFrom(kept: Loose): ClockDraft {
  const whole = (value: unknown, limits: { min: number; max: number }, otherwise: number | null) =>
    Number.isInteger(value) && Number(value) >= limits.min && Number(value) <= limits.max ? Number(value) : otherwise;
  return {
    kind: oneOf(['live', 'correspondence'] as const, kept.kind, FIRST_CLOCK.kind),
    pace: oneOf([...PACES, 'custom'] as const, kept.pace, FIRST_CLOCK.pace),
    minutes: whole(kept.minutes, CUSTOM_LIMITS.minutes, FIRST_CLOCK.minutes),
    seconds: whole(kept.seconds, CUSTOM_LIMITS.seconds, FIRST_CLOCK.seconds),
    days: oneOf(DAYS, kept.days, FIRST_CLOCK.days),
  };
}
