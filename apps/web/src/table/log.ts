/** The log of one eye: the news of each moment, and whether it was undone later. */

import { same } from '@tarmac/kit';
import type { Moment } from '../backend/backend.ts';

export interface LogEntry {
  readonly moment: Moment;
  /** It was undone and no longer counts. */
  readonly undone: boolean;
}

/**
 * An undo shows the view of an earlier moment, and the moments in between no longer count. Its depth is unknown, so the
 * latest equal moment is used; without one nothing is struck.
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

/** The moments in effect, for charts. */
export function standing(moments: readonly Moment[]): Moment[] {
  return logOf(moments).flatMap(({ moment, undone }) => (undone ? [] : [moment]));
}

/** Appends a moment of the same eye; null if moments are missing and all must be requested again. */
export function followedBy(moments: readonly Moment[], next: Moment): readonly Moment[] | null {
  const last = moments.at(-1);
  if (last === undefined) return null;
  if (next.frame <= last.frame) return moments;
  return next.frame === last.frame + 1 && next.cause !== 'start' ? [...moments, next] : null;
}

/** Merges the requested moments with those that arrived meanwhile. */
export function together(asked: readonly Moment[], told: readonly Moment[]): readonly Moment[] {
  const last = asked.at(-1)?.frame ?? -1;
  return [...asked, ...told.filter(({ frame }) => frame > last)];
}
