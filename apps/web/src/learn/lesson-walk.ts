/** The way through a recorded match: it stops wherever the learner is to decide. */

import type { Seat } from '@tarmac/kit';
import type { Moment } from '../host/host.ts';

/** The places of the moments at which this seat owes a decision. */
export function decisionsIn(moments: readonly Moment[], seat: Seat): readonly number[] {
  return moments.flatMap(({ awaited }, place) => (awaited.includes(seat) ? [place] : []));
}

/** Where somebody stands who has made so many decisions: at the next one, or at the end. */
export function placeAfter(moments: readonly Moment[], seat: Seat, done: number): number {
  return decisionsIn(moments, seat)[done] ?? moments.length - 1;
}

/** The moments that follow the learner's decision number `done` (from 1), up to the next one. */
export function followingOf(moments: readonly Moment[], seat: Seat, done: number): readonly Moment[] {
  return moments.slice(placeAfter(moments, seat, done - 1) + 1, placeAfter(moments, seat, done) + 1);
}

/** Both are plain data, and a picture may write what it gives in another order. */
export function isSameAction(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    left.length === right.size && left.every(([key, value]) => right.has(key) && isSameAction(value, right.get(key)))
  );
}
