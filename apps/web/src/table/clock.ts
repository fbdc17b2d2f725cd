/** The remaining time of a seat, and its format. */

import type { ClockInfo } from '@tarmac/wire/page';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In milliseconds, at least 0; `now` by the same clock as `since`. */
export function timeLeft({ left, since }: ClockInfo, now: number): number {
  return Math.max(0, since === null ? left : left - Math.max(0, now - since));
}

export type TimeWords = { readonly days: number; readonly hours: number } | { readonly digits: string };

/** Days and hours from one day on, otherwise like a watch. A started second counts whole. */
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

/** Little time left. */
export function isShort(milliseconds: number): boolean {
  return milliseconds < MINUTE;
}
