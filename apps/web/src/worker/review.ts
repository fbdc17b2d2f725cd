/** The review of a match file, as a job: reads it, reviews it step by step, and formats it for the page. */

import {
  type Comparison,
  type Explained,
  type Manifest,
  type Mind,
  type Review,
  type ReviewEffort,
  type ReviewedDecision,
  reviewMatch,
} from '@tarmac/bots';
import { parseMatchFile, type Shapes, same } from '@tarmac/kit';
import { followLog } from '@tarmac/match';
import { qualityOf } from '../review/figures.ts';
import { findGame } from './games.ts';
import type {
  FrameByEye,
  ReportChoice,
  ReportDecision,
  ReviewPart,
  ReviewQuestion,
  ReviewRefused,
  ReviewReport,
  ReviewResult,
} from './review-api.ts';
import type { Log } from './store.ts';

/** The most choices per decision. */
const CHOICES = 3;

const SEED = 1;

export async function* reviewFile(
  { game, text, seed = SEED }: ReviewQuestion,
  effort: ReviewEffort,
): AsyncGenerator<ReviewPart, ReviewResult, void> {
  const read = readLog(game, text);
  if ('refused' in read) return read.refused;
  const { known, log, framesAt } = read;
  const mind = await known.mind?.();
  if (mind === undefined) return refused('bad-file', `${game} has no bot that could review it`).refused;
  const steps = reviewMatch(mind.brain, log, effort, seed);
  for (;;) {
    const step = steps.next();
    if (step.done) return report(known, mind, step.value, framesAt);
    yield { part: step.value };
  }
}

/** By index of an entry: the frame of each eye after it. */
type FramesAt = (entry: number) => FrameByEye;

type Read =
  | { readonly known: Manifest; readonly log: Log; readonly framesAt: FramesAt }
  | { readonly refused: ReviewRefused };

/** Any error is the file's fault and is reported. */
function readLog(game: string, text: string): Read {
  try {
    const file: unknown = JSON.parse(text);
    const known = findGame(game);
    if (known === null) return refused('bad-file', `there is no game ${game}`);
    if (isViewFile(file)) return refused('one-eye', 'the file holds what one eye has seen, not the whole match');
    const parsed = parseMatchFile(known.game, file);
    if (!parsed.ok) return refused('bad-file', parsed.problem);
    const { log } = parsed.value;
    return { known, log, framesAt: framesIn(known, log) };
  } catch (error) {
    return refused('bad-file', error instanceof Error ? error.message : String(error));
  }
}

function refused(why: ReviewRefused['why'], detail: string): { readonly refused: ReviewRefused } {
  return { refused: { kind: 'refused', why, detail: detail.slice(0, 300) } };
}

function isViewFile(file: unknown): boolean {
  return typeof file === 'object' && file !== null && 'format' in file && file.format === 'tarmac-view';
}

/** Throws where the log does not follow the rules. */
function framesIn({ game }: Manifest, log: Log): FramesAt {
  const frames = Array.from(followLog(game, log), ({ position }) => position.after.frames);
  // Entries before an upgrade are not replayed: both lists end together.
  const base = log.length - frames.length;
  return (entry) => frames[Math.max(0, entry - base)] as FrameByEye;
}

function report(known: Manifest, mind: Mind, review: Review<Shapes>, framesAt: FramesAt): ReviewReport {
  const { seats, points, decisions, turningPoints } = review;
  return {
    kind: 'review',
    game: known.game.id,
    seats,
    cooperative: known.game.cooperative === true,
    points: points.map((point) => ({ ...point, frames: framesAt(point.entry) })),
    decisions: decisions.map((decision) => told(mind, decision, framesAt)),
    turningPoints,
    deep: decisions.filter(({ deep }) => deep).length,
  };
}

function told(mind: Mind, decision: ReviewedDecision, framesAt: FramesAt): ReportDecision {
  const { entry, seat, played, best, loss, lossError, deep, standIn } = decision;
  const { action } = played;
  const advice = adviceOn(mind, decision);
  return {
    entry,
    seat,
    played: choiceOf(played),
    best: choiceOf(best),
    loss,
    lossError,
    deep,
    standIn,
    advice,
    playedIndex: advice.findIndex((explained) => same((explained as { action: unknown }).action, action)),
    framesBefore: framesAt(entry - 1),
    frames: framesAt(entry),
  };
}

/** The best and the played action met the same worlds: the loss compares them, not their separate values. */
function adviceOn(mind: Mind, decision: ReviewedDecision): readonly unknown[] {
  const { played, best, candidates } = decision;
  const advice = mind.explain({ action: played.action, candidates }, CHOICES) as readonly Explained<unknown, string>[];
  if (best === played) return advice;
  const isBehind = qualityOf(decision) === 'behind';
  const comparisons: readonly Comparison[] = isBehind ? ['better', 'worse'] : ['close', 'close'];
  return advice.map((explained, place) => ({ ...explained, comparison: comparisons[place] ?? explained.comparison }));
}

function choiceOf({ action, value, error }: ReportChoice): ReportChoice {
  return { action, value, error };
}
