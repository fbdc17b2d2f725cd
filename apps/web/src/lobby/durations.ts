/** Durations in the reader's language. */

import type { Language } from '@tarmac/board';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Unit = 'day' | 'hour' | 'minute' | 'second';

/** The largest unit that fits into the duration. */
function unitOf(seconds: number): { readonly unit: Unit; readonly size: number } {
  if (seconds >= DAY) return { unit: 'day', size: DAY };
  if (seconds >= HOUR) return { unit: 'hour', size: HOUR };
  return seconds >= MINUTE ? { unit: 'minute', size: MINUTE } : { unit: 'second', size: 1 };
}

/** "in 3 hours", "2 days ago"; never rounds up the remaining time. */
export function fromNow(language: Language, at: number, now: number): string {
  const seconds = Math.trunc((at - now) / 1000);
  const { unit, size } = unitOf(Math.abs(seconds));
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.trunc(seconds / size), unit);
}

/** "15 minutes", "1 hour 30 minutes"; short: "15 min". */
export function lasting(language: Language, seconds: number, unitDisplay: 'long' | 'short' = 'long'): string {
  const { unit, size } = unitOf(seconds);
  const whole = Math.floor(seconds / size);
  const rest = seconds - whole * size;
  const said = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(whole);
  return rest === 0 ? said : `${said} ${lasting(language, rest, unitDisplay)}`;
}
