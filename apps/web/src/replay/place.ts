/** The place in a replay: a frame of an eye, behind the `#` of its link. */

import type { Eye } from '@tarmac/kit';
import type { Moment } from '../backend/backend.ts';

export interface Place {
  readonly eye: Eye;
  readonly frame: number;
}

/** `#12` is frame 12 as a watcher sees it, `#12.0` the same of the first seat. */
export function placeText({ eye, frame }: Place): string {
  return eye === 'watcher' ? `${frame}` : `${frame}.${eye}`;
}

/** Null for an invalid text. */
export function placeOf(text: string): Place | null {
  const [, frame, seat] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (frame === undefined) return null;
  return { eye: seat === undefined ? 'watcher' : Number(seat), frame: Number(frame) };
}

/** The moment of this frame, or the last one before it. */
export function indexOfFrame(moments: readonly Moment[], frame: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.frame <= frame),
  );
}

/** The moment of another eye at the same time, since each eye has its own frame numbers. */
export function indexAtTime(moments: readonly Moment[], at: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.at <= at),
  );
}
