/** How much time a seat has left, and how that is written. */

import type { ClockInfo } from '@tarmac/wire/page';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In milliseconds, never below nothing; `now` by the same clock as `since`. */
export function timeLeft({ left, since }: ClockInfo, now: number): number {
  return Math.max(0, since === null ? left : left - Math.max(0, now - since));
}

export type TimeWords = { readonly days: number; readonly hours: number } | { readonly digits: string };

/** Days and hours where there are days, otherwise like a watch. A second that has begun counts whole. */
export function timeWords(milliseconds: number): TimeWords {
  if (milliseconds >= 2 * DAY)
    return { days: Math.floor(milliseconds / DAY), hours: Math.floor((milliseconds % DAY) / HOUR) };
  const rounded = Math.ceil(milliseconds / SECOND) * SECOND;
  const hours = Math.floor(rounded / HOUR);
  const minutes = Math.floor((rounded % HOUR) / MINUTE);
  const seconds = two(Math.floor((rounded % MINUTE) / SECOND));
  return { digits: hours === 0 ? `${minutes}:${seconds}` : `${hours}:${two(minutes)}:${seconds}` };
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}

/** Little enough to worry about it. */
export function isShort(milliseconds: number): boolean {
  return milliseconds < MINUTE;
}
