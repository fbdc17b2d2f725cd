/** The log of one eye: what happened at each of its moments, and which of them were taken back later. */

import { same } from '@tarmac/kit';
import type { Moment } from '../backend/backend.ts';

export interface LogEntry {
  readonly moment: Moment;
  /** It was taken back: it happened, and no longer counts. */
  readonly undone: boolean;
}

/**
 * A moment of undoing shows what stood at an earlier one; whatever came in between no longer counts. Nobody says how far
 * it went back, so the latest moment that looks the same is taken for it, and where none does nothing is struck.
 */
export function logOf(moments: readonly Moment[]): LogEntry[] {
  const undone = new Set<number>();
  moments.forEach((moment, place) => {
    if (moment.cause !== 'undo') return;
    const back = lastLike(moments, place, undone);
    for (let between = back + 1; back >= 0 && between < place; between++) undone.add(between);
  });
  return moments.map((moment, place) => ({ moment, undone: undone.has(place) }));
}

function lastLike(moments: readonly Moment[], place: number, undone: ReadonlySet<number>): number {
  for (let earlier = place - 1; earlier >= 0; earlier--)
    if (!undone.has(earlier) && same(moments[earlier]?.view, moments[place]?.view)) return earlier;
  return -1;
}

/** Those that still count, for charts. */
export function standing(moments: readonly Moment[]): Moment[] {
  return logOf(moments).flatMap(({ moment, undone }) => (undone ? [] : [moment]));
}

/** One more moment of the same eye; null where some between were missed, so that all have to be asked for again. */
export function followedBy(moments: readonly Moment[], next: Moment): readonly Moment[] | null {
  const last = moments.at(-1);
  if (last === undefined) return null;
  if (next.frame <= last.frame) return moments;
  return next.frame === last.frame + 1 && next.cause !== 'start' ? [...moments, next] : null;
}

/** What was asked for, with what was told meanwhile. */
export function together(asked: readonly Moment[], told: readonly Moment[]): readonly Moment[] {
  const last = asked.at(-1)?.frame ?? -1;
  return [...asked, ...told.filter(({ frame }) => frame > last)];
}
