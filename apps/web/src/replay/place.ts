/** Where in a replay the reader is: a frame of an eye, written behind the `#` of its link. */

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

/** Null for what somebody has typed wrongly. */
export function placeOf(text: string): Place | null {
  const [, frame, seat] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (frame === undefined) return null;
  return { eye: seat === undefined ? 'watcher' : Number(seat), frame: Number(frame) };
}

/** The moment of this frame or, where that eye noticed nothing then, the last one before it. */
export function indexOfFrame(moments: readonly Moment[], frame: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.frame <= frame),
  );
}

/** What another eye saw at the same time: eyes count their own frames. */
export function indexAtTime(moments: readonly Moment[], at: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.at <= at),
  );
}
