/**
 * Holds what the people of a match sent and were told against its log: every acknowledged move is in it, once and as it was
 * sent; every frame is, field by field, what the rules let that eye see of the log, and nothing else.
 */

import {
  advance,
  type Entry,
  type Eye,
  type Fold,
  fastChance,
  foldLog,
  type Game,
  type Shapes,
  same,
  shortHash,
  undoChoices,
} from '@tarmac/kit';
import type { ClockInfo, Frame } from '@tarmac/wire';
import { type EyeRecord, type MatchRecord, wholeDigest } from './record.ts';
import type { FaultFound } from './tally.ts';

/** A row of the server's table `log`. */
export interface LogRow {
  readonly seq: number;
  readonly entry: string;
  readonly news: string;
  readonly after: string;
  /** The person and the id of the message that brought it about. */
  readonly message: string | null;
}

/** Of what the server keeps with a row, what an eye is told of. */
interface After {
  readonly frames: readonly number[];
  readonly noticedAt: readonly number[];
  readonly clock: { readonly own: readonly ClockInfo[]; readonly seen: readonly ClockInfo[] };
}

export interface Audited {
  readonly problems: readonly { readonly fault: FaultFound; readonly what: string }[];
  readonly movesFound: number;
  readonly framesCompared: number;
  readonly framesImagined: number;
}

/** One frame in so many is also imagined: a state made up from the view alone must look the same. */
const IMAGINED_ONE_IN = 8;

type Report = (fault: FaultFound, what: string) => void;

/** `breathe` is awaited between two entries: whoever measures delays in the same process must not be held up. */
export async function auditMatch(
  game: Game,
  record: MatchRecord,
  rows: readonly LogRow[],
  breathe: () => Promise<void>,
): Promise<Audited> {
  const problems: Audited['problems'][number][] = [];
  const report: Report = (fault, what) => problems.push({ fault, what: `${record.match}, ${what}` });
  if (!rows.every(({ seq }, index) => Number(seq) === index)) report('lost', 'the log has gaps');
  const movesFound = auditActs(record, rows, report);
  const shown = await auditFrames(game, record, rows, report, breathe);
  return { problems, movesFound, ...shown };
}

/** How many acknowledged moves were found. */
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
      const entry = JSON.parse(row.entry) as Entry<Shapes>;
      if (entry.kind !== 'act' || entry.seat !== eye || !same(entry.action, action)) {
        report('lost', `${what}, is another act in the log`);
        continue;
      }
      moves++;
      const kept = (JSON.parse(row.after) as After).frames[eye];
      if (kept !== frame) report('wrong', `${what}, was acknowledged as frame ${frame} and is frame ${kept}`);
    }
  }
  for (const message of byMessage.keys()) report('wrong', `nobody sent ${message}`);
  return moves;
}

async function auditFrames(
  game: Game,
  record: MatchRecord,
  rows: readonly LogRow[],
  report: Report,
  breathe: () => Promise<void>,
): Promise<{ framesCompared: number; framesImagined: number }> {
  const eyes = record.eyes.map((eye) => ({ record: eye, index: eye.eye === 'watcher' ? record.seats : eye.eye }));
  /** By eye: what it could hear, by frame. */
  const heard = eyes.map((): unknown[][] => [[]]);
  const chance = fastChance(rows.length);
  let fold: Fold<Shapes> | null = null;
  let before: readonly number[] = [];
  let framesCompared = 0;
  let framesImagined = 0;
  for (const row of rows) {
    const entry = JSON.parse(row.entry) as Entry<Shapes>;
    if (fold === null) fold = foldLog(game, [entry]);
    else advance(game, fold, entry);
    const after = JSON.parse(row.after) as After;
    const news = JSON.parse(row.news) as unknown[];
    for (const [place, { record: eye, index }] of eyes.entries()) {
      const number = after.frames[index] as number;
      if (before[index] === number) continue;
      const frame = frameOf(game, fold, eye.eye, index, entry, after, news);
      heard[place]?.push([...frame.news]);
      const told = eye.frames.get(number);
      if (told === undefined) continue;
      const view = game.view(fold.state, eye.eye);
      const what = `frame ${number} to ${nameOf(eye)}`;
      if (shortHash(view) !== told.view) report('leaked', `${what} shows another view than the log allows`);
      else if (told.whole !== null && told.whole !== wholeDigest(frame, view))
        report('leaked', `${what} says something else than the log allows`);
      framesCompared++;
      if (framesCompared % IMAGINED_ONE_IN !== 0) continue;
      framesImagined++;
      if (!same(game.view(game.imagine(view, chance), eye.eye), view))
        report('leaked', `${what} shows what cannot be made up from it`);
    }
    before = after.frames;
    await breathe();
  }
  for (const [place, { record: eye, index }] of eyes.entries())
    auditEdges(eye, heard[place] ?? [], before[index] ?? 0, report);
  return { framesCompared, framesImagined };
}

/** What came with whole views, and frames that the log knows nothing of: told before they were durable, or made up. */
function auditEdges(eye: EyeRecord, heard: readonly unknown[][], last: number, report: Report): void {
  for (const number of eye.frames.keys())
    if (number > last || number < 1) report('leaked', `frame ${number} to ${nameOf(eye)} is not in the log`);
  for (const { from, to, news } of eye.news)
    if (shortHash(heard.slice(from + 1, to + 1).flat()) !== news)
      report('leaked', `the news from frame ${from} to ${to} for ${nameOf(eye)} are not those of the log`);
}

function nameOf({ eye }: EyeRecord): string {
  return eye === 'watcher' ? 'a watcher' : `seat ${eye}`;
}

/** The message as it had to be, by the rules and the log. */
function frameOf(
  game: Game,
  fold: Fold<Shapes>,
  eye: Eye,
  index: number,
  entry: Entry<Shapes>,
  { frames, noticedAt, clock }: After,
  news: readonly unknown[],
): Frame {
  const outcome = game.outcome(fold.state);
  return {
    eye,
    frame: frames[index] as number,
    at: noticedAt[index] as number,
    cause: entry.kind === 'start' ? 'start' : entry.kind === 'undo' ? 'undo' : 'act',
    news: news.map((item) => game.tell(item, eye)).filter((item) => item !== null),
    awaited: game.awaited(game.view(fold.state, eye)),
    undo: eye === 'watcher' ? 0 : undoChoices(game, fold, eye).length,
    ...(outcome === null ? {} : { outcome }),
    clocks: clock.seen.map((info, seat) => (seat === eye ? (clock.own[seat] as ClockInfo) : info)),
  };
}
