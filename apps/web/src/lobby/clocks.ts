/** The clocks of the form, with a custom one. */

import type { ClockSettings } from '@tarmac/wire/page';

export const PACES = ['quick', 'normal', 'relaxed'] as const;
export type Pace = (typeof PACES)[number];
export const DAYS = [1, 3, 7] as const;
export type Days = (typeof DAYS)[number];

const DAY = 24 * 60 * 60;

/** In seconds. */
const PACE_CLOCKS: Readonly<Record<Pace, { readonly bank: number; readonly increment: number }>> = {
  quick: { bank: 300, increment: 15 },
  normal: { bank: 900, increment: 30 },
  relaxed: { bank: 2700, increment: 60 },
};

/** The server's limits; the bank in minutes, as typed. */
export const CUSTOM_LIMITS = { minutes: { min: 1, max: 1440 }, seconds: { min: 0, max: 3600 } } as const;

export interface ClockDraft {
  readonly kind: 'live' | 'correspondence';
  readonly pace: Pace | 'custom';
  /** Null while a field is empty. */
  readonly minutes: number | null;
  readonly seconds: number | null;
  readonly days: Days;
}

export const FIRST_CLOCK: ClockDraft = { kind: 'live', pace: 'normal', minutes: 20, seconds: 30, days: 3 };

export function clockProblem({ kind, pace, minutes, seconds }: ClockDraft): 'minutes' | 'seconds' | null {
  if (kind !== 'live' || pace !== 'custom') return null;
  if (!within(minutes, CUSTOM_LIMITS.minutes)) return 'minutes';
  return within(seconds, CUSTOM_LIMITS.seconds) ? null : 'seconds';
}

function within(value: number | null, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value !== null && Number.isInteger(value) && value >= min && value <= max;
}

/** For a draft without problems. */
export function clockOf({ kind, pace, minutes, seconds, days }: ClockDraft): ClockSettings {
  if (kind === 'correspondence') return { kind, perMove: days * DAY };
  if (pace !== 'custom') return { kind, ...PACE_CLOCKS[pace] };
  return { kind, bank: (minutes ?? 0) * 60, increment: seconds ?? 0 };
}
