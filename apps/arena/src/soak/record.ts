/** What the people of one match sent and were told, as digests: enough to hold it against the log afterwards. */

import { type Eye, type Shapes, shortHash } from '@tarmac/kit';
import type { Frame, ServerMessage } from '@tarmac/wire';

export interface SentAct {
  readonly id: string;
  readonly action: Shapes['action'];
  /** The frame it was made at. */
  readonly seenAt: number;
  /** Open while it is not known whether it was done. */
  outcome: 'open' | 'done' | 'refused';
  /** As acknowledged. */
  frame: number | null;
  times: number;
}

export interface ToldFrame {
  view: string;
  /** Of everything in the message, where it came as a frame and not only as a whole view. */
  whole: string | null;
}

/** A whole view that came with the news since an older frame. */
export interface ToldNews {
  readonly from: number;
  readonly to: number;
  readonly news: string;
}

export interface EyeRecord {
  readonly eye: Eye;
  readonly person: string;
  readonly acts: SentAct[];
  readonly frames: Map<number, ToldFrame>;
  readonly news: ToldNews[];
}

export interface MatchRecord {
  readonly match: string;
  readonly seats: number;
  readonly eyes: readonly EyeRecord[];
}

export function newEyeRecord(eye: Eye, person: string): EyeRecord {
  return { eye, person, acts: [], frames: new Map(), news: [] };
}

/** All that a frame tells: a field that should not be there changes it too. */
export function wholeDigest(frame: Frame, view: unknown): string {
  return shortHash({ ...frame, view });
}

type Shown = Extract<ServerMessage, { kind: 'view' | 'frame' }>;

/** Says what does not fit what the same eye was told before, or null. `had`: the last frame it told the server of. */
export function recordShown(record: EyeRecord, message: Shown, view: unknown, had: number | null): string | null {
  const { frame } = message;
  const viewDigest = shortHash(view);
  const before = record.frames.get(frame);
  const told: ToldFrame = before ?? { view: viewDigest, whole: null };
  if (message.kind === 'frame') {
    const { kind: _, match: __, patch: ___, ...rest } = message;
    told.whole = wholeDigest(rest, view);
  } else if (message.news.length > 0) record.news.push({ from: had ?? 0, to: frame, news: shortHash(message.news) });
  record.frames.set(frame, told);
  return before === undefined || before.view === viewDigest ? null : `frame ${frame} is not what it was`;
}
