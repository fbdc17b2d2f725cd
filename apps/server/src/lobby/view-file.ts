/** Whether a file from outside is a match as one eye saw it: of the right form, and each difference fits what stood before it. */

import {
  anyData,
  finite,
  type Game,
  list,
  oneOf,
  type Parsed,
  parseShape,
  record,
  type Shape,
  text,
  whole,
} from '@tarmac/kit';
import type { SeenFrame, ViewFile } from '@tarmac/wire';

type Tree = Record<string, unknown>;

const MOST_FRAMES = 100_000;
const data = anyData(30);
const seat = whole(0, 19);
const CAUSES: readonly SeenFrame['cause'][] = ['start', 'act', 'undo', 'upgrade'];

const FILE = record({
  format: oneOf('tarmac-view'),
  formatVersion: oneOf(1),
  game: text(60),
  version: whole(0, 1_000_000),
  eye: ((value, path) => (value === 'watcher' ? null : seat(value, path))) as Shape,
  frames: list(
    record({
      frame: whole(0, 1_000_000),
      at: finite(0, Number.MAX_SAFE_INTEGER),
      cause: oneOf(...CAUSES),
      news: list(data, 0, 10_000),
      patch: data,
    }),
    1,
    MOST_FRAMES,
  ),
});

/** The first problem, or null. */
export function viewFileProblem(game: Game, input: unknown): string | null {
  const parsed = parseShape<ViewFile>(FILE, input, 'file');
  if (!parsed.ok) return parsed.problem;
  const { version, frames } = parsed.value;
  if (version > game.version) return `file.version must be at most ${game.version}`;
  let view: unknown;
  let last = -1;
  for (const [place, { frame, patch }] of frames.entries()) {
    if (frame <= last) return `file.frames[${place}].frame must be higher than the one before`;
    last = frame;
    if (patch === null && place > 0) continue;
    const followed = follow(view, patch);
    if (!followed.ok) return `file.frames[${place}].patch ${followed.problem}`;
    view = followed.value;
  }
  return null;
}

/**
 * In place, on the parser's copy: `patched` copies what it changes, and a file made for that would keep
 * the server busy for hours.
 */
function follow(before: unknown, patch: unknown): Parsed<unknown> {
  if (Array.isArray(patch))
    return patch.length === 1 ? { ok: true, value: patch[0] } : wrong('puts nothing in a place');
  if (!isTree(patch) || !isTree(before)) return wrong('goes on where there is nothing inside');
  const problem = Array.isArray(before) ? followList(before, patch) : followRecord(before, patch);
  return problem === null ? { ok: true, value: before } : wrong(problem);
}

function followList(before: unknown[], { length = before.length, ...inside }: Tree): string | null {
  const had = before.length;
  const keys = Object.keys(inside);
  const most = had + keys.length;
  if (whole(0, most)(length, '') !== null || keys.some((key) => !isIndex(key) || Number(key) >= Number(length)))
    return 'reaches past the end of a list';
  const added = keys.filter((key) => Number(key) >= had).length;
  if (added !== Math.max(0, Number(length) - had)) return 'leaves holes in a list';
  before.length = Number(length);
  return followInside(before as unknown as Tree, inside);
}

function isIndex(key: string): boolean {
  return /^(0|[1-9]\d{0,8})$/.test(key);
}

function followRecord(before: Tree, patch: Tree): string | null {
  const inside: Tree = {};
  for (const [key, part] of Object.entries(patch)) {
    if (!Array.isArray(part) || part.length > 0) {
      inside[key] = part;
      continue;
    }
    if (!Object.hasOwn(before, key)) return 'takes away what is not there';
    delete before[key];
  }
  return followInside(before, inside);
}

function followInside(before: Tree, inside: Tree): string | null {
  for (const [key, part] of Object.entries(inside)) {
    const followed = follow(Object.hasOwn(before, key) ? before[key] : undefined, part);
    if (!followed.ok) return followed.problem;
    before[key] = followed.value;
  }
  return null;
}

function wrong(problem: string): Parsed<never> {
  return { ok: false, problem };
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}
