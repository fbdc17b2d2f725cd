/** The view file: a match as one eye has seen it so far, for export while the match is running. */

import {
  anyData,
  type Eye,
  finite,
  list,
  oneOf,
  type Parsed,
  parseShape,
  record,
  type Shape,
  type TypeOf,
  text,
  whole,
} from '@tarmac/kit';
import type { Patch } from './patch.ts';
import type { Frame } from './server-messages.ts';

/** Far beyond any match. */
const MOST_FRAMES = 5000;
const MOST_NEWS = 1000;
const DEEPEST = 30;
/** The last millisecond that has a date. */
const LATEST = 8_640_000_000_000_000;

const data = anyData(DEEPEST);
const seat = whole(0, 19);
const eye: Shape<Eye> = (value, path) => (value === 'watcher' ? null : seat(value, path));
const CAUSES: readonly Frame['cause'][] = ['start', 'act', 'undo', 'upgrade'];

const seenFrame = record({
  frame: whole(0, 1_000_000),
  at: finite(0, LATEST),
  cause: oneOf(...CAUSES),
  news: list(data, 0, MOST_NEWS),
  /** The whole first view, then differences. */
  patch: data as Shape<Patch | null>,
});
export type SeenFrame = TypeOf<typeof seenFrame>;

const FILE = record({
  format: oneOf('tarmac-view'),
  formatVersion: oneOf(1),
  game: text(60),
  version: whole(0, 1_000_000),
  eye,
  frames: list(seenFrame, 1, MOST_FRAMES),
});
export type ViewFile = TypeOf<typeof FILE>;

/**
 * Parses the form of a file from outside, of a game of at most this version. Callers check whether its differences fit
 * and whether its views and news are possible.
 */
export function parseViewFile(input: unknown, newest: number): Parsed<ViewFile> {
  const parsed = parseShape<ViewFile>(FILE, input, 'file');
  if (!parsed.ok) return parsed;
  const { version, frames } = parsed.value;
  if (version > newest) return { ok: false, problem: `file.version must be at most ${newest}` };
  const back = frames.findIndex(({ frame }, place) => frame <= (frames[place - 1]?.frame ?? -1));
  if (back === -1) return parsed;
  return { ok: false, problem: `file.frames[${back}].frame must be higher than the one before` };
}
