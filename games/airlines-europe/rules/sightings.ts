/**
 * The public knowledge of a hand, kept as state so that no view forgets it.
 *
 * As long as a seat with open cards has given up none unseen, two numbers are enough: its open cards and the count of its
 * closed ones. Afterwards only the owner knows which card left: `open` and `closed` stay as before, and `since` lists
 * later events, one number per card; `imagine` weighs the possible pasts.
 */

import type { Sighting } from './state.ts';

/** Codes in `since`: 0 to 9 an airline's card taken face up; then these; then PLAYED + airline. */
export const DREW = 10;
export const GAVE = 11;
export const PLAYED = 12;

export function sawTake(sighting: Sighting, airline: number): void {
  if (sighting.since.length > 0) sighting.since.push(airline);
  else sighting.open[airline] = sighting.open[airline]! + 1;
}

export function sawDraw(sighting: Sighting): void {
  if (sighting.since.length > 0) sighting.since.push(DREW);
  else sighting.closed++;
}

/** Open cards are played before closed ones: they look alike, and this reveals the least. */
export function sawPlay(sighting: Sighting, airline: number, count: number): void {
  if (sighting.since.length > 0) {
    for (let card = 0; card < count; card++) sighting.since.push(PLAYED + airline);
    return;
  }
  const open = sighting.open[airline]!;
  const fromOpen = Math.min(open, count);
  sighting.open[airline] = open - fromOpen;
  sighting.closed -= count - fromOpen;
}

/** AE-11.2 an ordinary card given up from the hand, face down. */
export function sawGive(sighting: Sighting): void {
  if (sighting.since.length === 0 && sighting.open.every((count) => count === 0)) sighting.closed--;
  else sighting.since.push(GAVE);
}

export function copySighting(sighting: Sighting): Sighting {
  return { open: sighting.open.slice(), closed: sighting.closed, since: sighting.since.slice() };
}
