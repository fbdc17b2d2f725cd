/** How long to wait before a lost connection is tried again. */

const SHORTEST = 500;
const LONGEST = 15_000;

/** Longer with every try that failed, and not for all pages at the same moment: `luck` is from 0 to 1. */
export function backOff(failures: number, luck: number): number {
  const most = Math.min(LONGEST, SHORTEST * 2 ** Math.min(failures, 10));
  return Math.round((most / 2) * (1 + luck));
}
