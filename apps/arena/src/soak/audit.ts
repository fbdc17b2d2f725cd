/**
 * Compares what the people of a match sent and got with its log: every acknowledged move is in it exactly once and
 * unchanged, and every frame and whole view equals, field by field, what the rules let that eye see. Clocks are left
 * out: the log does not have them.
 */

import {
  advance,
  type Entry,
  type Fold,
  fastChance,
  foldBase,
  type Game,
  type Shapes,
  same,
  shortHash,
} from '@tarmac/kit';
import { undosOf } from '@tarmac/match';
import { difference, type Frame, type Patch } from '@tarmac/wire';
import { type EyeRecord, frameDigest, type MatchRecord, viewDigest } from './record.ts';
import type { FaultFound } from './tally.ts';

/** A row of the server's table `log`. */
export interface LogRow {
  readonly seq: number;
  readonly entry: string;
  readonly news: string;
  /** JSON: by eye. */
  readonly frames: string;
  /** The person and the id of its message. */
  readonly message: string | null;
}

export interface Audited {
  readonly problems: readonly { readonly fault: FaultFound; readonly what: string }[];
  readonly movesFound: number;
  readonly framesCompared: number;
  readonly framesImagined: number;
}

/** One frame in so many is also imagined: a state from the view alone must look the same. */
const IMAGINED_ONE_IN = 8;

type Report = (fault: FaultFound, what: string) => void;

/**
 * `isOver`: people were told so. `breathe` is awaited between entries, so that delays measured in the same process stay
 * true.
 */
export async function auditMatch(
  game: Game,
  record: MatchRecord,
  rows: readonly LogRow[],
  isOver: boolean,
  breathe: () => Promise<void>,
): Promise<Audited> {
  const problems: Audited['problems'][number][] = [];
  const report: Report = (fault, what) => problems.push({ fault, what: `${record.match}, ${what}` });
  if (!rows.every(({ seq }, index) => Number(seq) === index)) report('lost', 'the log has gaps');
  const last = rows.at(-1);
  if (isOver && (last === undefined || entryOf(last).kind !== 'end')) report('lost', 'the log has no end');
  const movesFound = auditActs(record, rows, report);
  const shown = { framesCompared: 0, framesImagined: 0 };
  try {
    await auditFrames(game, record, rows, shown, report, breathe);
  } catch (error) {
    report('wrong', `the rules do not allow what is in the log: ${(error as Error).message}`);
  }
  return { problems, movesFound, ...shown };
}

function entryOf({ entry }: LogRow): Entry<Shapes> {
  return JSON.parse(entry) as Entry<Shapes>;
}

function framesOf({ frames }: LogRow): readonly number[] {
  return JSON.parse(frames) as number[];
}

/** Returns the number of acknowledged moves found. */
function auditActs({ eyes }: MatchRecord, rows: readonly LogRow[], report: Report): number {
  const byMessage = new Map<string, LogRow[]>();
  for (const row of rows)
    if (row.message !== null) byMessage.set(row.message, [...(byMessage.get(row.message) ?? []), row]);
  let moves = 0;
  for (const { eye, person, acts } of eyes) {
    for (const { id, action, outcome, frame } of acts) {
      const key = `${person}/${id}`;
      const made = byMessage.get(key) ?? [];
      byMessage.delete(key);
      const what = `${id} of seat ${eye}, ${outcome}`;
      if (made.length > 1) report('wrong', `${what}, is in the log ${made.length} times`);
      if (outcome === 'refused' && made.length > 0) report('wrong', `${what}, is in the log`);
      if (outcome !== 'done') continue;
      const [row] = made;
      if (row === undefined) {
        report('lost', `${what}, is not in the log`);
        continue;
      }
      const entry = entryOf(row);
      if (entry.kind !== 'act' || entry.seat !== eye || !same(entry.action, action)) {
        report('lost', `${what}, is another act in the log`);
        continue;
      }
      moves++;
      const kept = framesOf(row)[eye];
      if (kept !== frame) report('wrong', `${what}, was acknowledged as frame ${frame} and is frame ${kept}`);
    }
  }
  for (const message of byMessage.keys()) report('wrong', `nobody sent ${message}`);
  return moves;
}

/** The knowledge of one eye, entry by entry. */
interface Knowing {
  readonly record: EyeRecord;
  /** Its index in the server's data by eye. */
  readonly index: number;
  view: unknown;
  frame: number;
  at: number;
  /** By frame: the news it could hear. */
  readonly heard: unknown[][];
  /** By frame: whole views that no entry has explained yet. */
  readonly unexplained: Map<number, Set<string>>;
}

function newKnowing(record: EyeRecord, seats: number): Knowing {
  const { eye, frames } = record;
  const unexplained = [...frames].flatMap(([frame, { asView }]) =>
    asView.size === 0 ? [] : [[frame, new Set(asView)] as const],
  );
  const index = eye === 'watcher' ? seats : eye;
  return { record, index, view: null, frame: 0, at: 0, heard: [[]], unexplained: new Map(unexplained) };
}

async function auditFrames(
  game: Game,
  record: MatchRecord,
  rows: readonly LogRow[],
  shown: { framesCompared: number; framesImagined: number },
  report: Report,
  breathe: () => Promise<void>,
): Promise<void> {
  const eyes = record.eyes.map((eye) => newKnowing(eye, record.seats));
  const chance = fastChance(rows.length);
  let fold: Fold<Shapes> | null = null;
  for (const row of rows) {
    const entry = entryOf(row);
    let news: unknown[];
    if (fold === null) ({ fold, news } = foldBase(game, [entry]));
    else news = advance(game, fold, entry);
    // By the rules: the server's stored news is not trusted.
    if (!same(news, JSON.parse(row.news))) report('wrong', `the news of entry ${row.seq} are not those of the rules`);
    const frames = framesOf(row);
    for (const eye of eyes) {
      const { heard, patch } = follow(game, fold, eye, entry, news, frames, report);
      const told = eye.record.frames.get(eye.frame);
      const views = eye.unexplained.get(eye.frame);
      // It may have been disconnected.
      if (told === undefined || (patch === undefined && views === undefined)) continue;
      const what = `frame ${eye.frame} to ${nameOf(eye.record)}`;
      const frame = frameOf(game, fold, eye, entry, heard);
      views?.delete(viewDigest({ ...frame, cause: 'start' }, eye.view));
      if (views?.size === 0) eye.unexplained.delete(eye.frame);
      if (patch === undefined) continue;
      if (shortHash(eye.view) !== told.view) report('leaked', `${what} shows another view than the log allows`);
      else if (told.asFrame.size > 0 && !same([...told.asFrame], [frameDigest(frame, patch, eye.view)]))
        report('leaked', `${what} says something else than the log allows`);
      shown.framesCompared++;
      if (shown.framesCompared % IMAGINED_ONE_IN !== 0) continue;
      shown.framesImagined++;
      if (!same(game.view(game.imagine(eye.view, chance), eye.record.eye), eye.view))
        report('leaked', `${what} shows what cannot be made up from it`);
    }
    await breathe();
  }
  for (const eye of eyes) auditEdges(eye, report);
}

interface Followed {
  readonly heard: readonly unknown[];
  /** Undefined if the eye notices nothing of the entry: the frame stays. */
  readonly patch: Patch | null | undefined;
}

/** Advances an eye's knowledge by an entry. */
function follow(
  game: Game,
  fold: Fold<Shapes>,
  eye: Knowing,
  entry: Entry<Shapes>,
  news: readonly unknown[],
  frames: readonly number[],
  report: Report,
): Followed {
  const { index, record } = eye;
  const isStart = entry.kind === 'start';
  const before = eye.view;
  eye.view = game.view(fold.state, record.eye);
  const heard = news.map((item) => game.tell(item, record.eye)).filter((item) => item !== null);
  const patch = isStart ? ([eye.view] as const) : difference(before, eye.view);
  const notices = heard.length > 0 || patch !== null;
  if (notices) {
    eye.frame++;
    eye.at = entry.at;
    eye.heard.push(heard);
  }
  if (frames[index] !== eye.frame) {
    report('leaked', `${nameOf(record)} is at frame ${frames[index]} where it can know of ${eye.frame}`);
    eye.frame = frames[index] as number;
  }
  return { heard, patch: notices ? patch : undefined };
}

/** News of whole views, and frames unknown to the log: sent before they were durable, or invented. */
function auditEdges({ record, frame: last, heard, unexplained }: Knowing, report: Report): void {
  for (const number of record.frames.keys())
    if (number > last || number < 1) report('leaked', `frame ${number} to ${nameOf(record)} is not in the log`);
  for (const number of unexplained.keys())
    if (number <= last)
      report(
        'leaked',
        `frame ${number} to ${nameOf(record)}, as a whole view, says something else than the log allows`,
      );
  for (const { from, to, news } of record.news)
    if (shortHash(heard.slice(from + 1, to + 1).flat()) !== news)
      report('leaked', `the news from frame ${from} to ${to} for ${nameOf(record)} are not those of the log`);
}

function nameOf({ eye }: EyeRecord): string {
  return eye === 'watcher' ? 'a watcher' : `seat ${eye}`;
}

/** The expected message, by the rules and the log. */
function frameOf(
  game: Game,
  fold: Fold<Shapes>,
  { record: { eye }, view, frame, at }: Knowing,
  entry: Entry<Shapes>,
  news: readonly unknown[],
): Omit<Frame, 'clocks'> {
  const outcome = game.outcome(fold.state);
  return {
    eye,
    frame,
    at,
    cause: entry.kind === 'start' ? 'start' : entry.kind === 'undo' ? 'undo' : 'act',
    news,
    awaited: fold.end === null ? game.awaited(view) : [],
    ...undosOf(game, { fold }, eye),
    ...(outcome === null ? {} : { outcome }),
  };
}
