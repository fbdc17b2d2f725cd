/** Digests of what the people of one match sent and got, for comparison with the log. */

import { type Eye, type Shapes, shortHash } from '@tarmac/kit';
import type { Frame, Patch, ServerMessage } from '@tarmac/wire';

export interface SentAct {
  readonly id: string;
  readonly action: Shapes['action'];
  /** The frame it was made at. */
  readonly seenAt: number;
  /** `open` until the outcome is known. */
  outcome: 'open' | 'done' | 'refused';
  /** As acknowledged. */
  frame: number | null;
  times: number;
}

/** One frame as told to one eye, any number of times. */
export interface ToldFrame {
  view: string;
  /** Digests of the messages with it as a frame. */
  readonly asFrame: Set<string>;
  /** Digests, without news, of those with it as a whole view. */
  readonly asView: Set<string>;
}

/** A whole view with the news since an older frame. */
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

/** A frame without its clocks, which only the server can compute. */
type Clockless = Omit<Frame, 'clocks'> & Partial<Pick<Frame, 'clocks'>>;

/** The message of a frame with its patch, without the clocks. An additional field changes it too. */
export function frameDigest({ clocks: _, ...frame }: Clockless, patch: Patch | null, view: unknown): string {
  return shortHash({ ...frame, patch, view });
}

/** The message of a view without the clocks, and without the news, which cover several frames. */
export function viewDigest({ clocks: _, news: __, ...frame }: Clockless, view: unknown): string {
  return shortHash({ ...frame, view });
}

type Shown = Extract<ServerMessage, { kind: 'view' | 'frame' }>;

/** Returns a contradiction to earlier messages of the same eye, or null. `had`: the last frame it told the server. */
export function recordShown(record: EyeRecord, message: Shown, view: unknown, had: number | null): string | null {
  const { frame } = message;
  const seen = shortHash(view);
  const before = record.frames.get(frame);
  const told: ToldFrame = before ?? { view: seen, asFrame: new Set(), asView: new Set() };
  if (message.kind === 'frame') {
    const { kind: _, match: __, patch, ...rest } = message;
    told.asFrame.add(frameDigest(rest, patch, view));
  } else {
    const { kind: _, match: __, view: ___, ...rest } = message;
    told.asView.add(viewDigest(rest, view));
    if (message.news.length > 0) record.news.push({ from: had ?? 0, to: frame, news: shortHash(message.news) });
  }
  record.frames.set(frame, told);
  return before === undefined || before.view === seen ? null : `frame ${frame} is not what it was`;
}
