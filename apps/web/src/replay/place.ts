/** The place in a replay: a frame of an eye, and perhaps a decision, behind the `#` of its link. */

import type { Eye } from '@tarmac/kit';
import type { Moment } from '../backend/backend.ts';
import type { Recalled } from '../worker/rules-api.ts';

export interface Place {
  readonly eye: Eye;
  readonly frame: number;
  /** The entry of the log with the decision that is looked at. */
  readonly decision?: number;
}

/** `#12` is frame 12 as a watcher sees it, `#12.0` the same of the first seat; `#12.0~34` adds the decision at entry 34. */
export function placeText({ eye, frame, decision }: Place): string {
  const moment = eye === 'watcher' ? `${frame}` : `${frame}.${eye}`;
  return decision === undefined ? moment : `${moment}~${decision}`;
}

/** Null for an invalid text. */
export function placeOf(text: string): Place | null {
  const [, frame, seat, decision] = /^(\d{1,6})(?:\.(\d{1,2}))?(?:~(\d{1,6}))?$/.exec(text) ?? [];
  if (frame === undefined) return null;
  const place = { eye: seat === undefined ? ('watcher' as const) : Number(seat), frame: Number(frame) };
  return decision === undefined ? place : { ...place, decision: Number(decision) };
}

/** The moment of this frame, or the last one before it. */
export function indexOfFrame(moments: readonly Pick<Moment, 'frame'>[], frame: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.frame <= frame),
  );
}

/** What an eye saw once this entry of the log was made: the eyes of a match have different moments. */
export function indexAtEntry(moments: readonly Pick<Recalled, 'entry'>[], entry: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.entry <= entry),
  );
}
