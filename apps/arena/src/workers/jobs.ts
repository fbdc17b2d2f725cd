/** The kinds of jobs for other threads. Input and output are plain data. */

import { type Counts, countFinished } from '@tarmac/bots';
import type { Shapes } from '@tarmac/kit';
import { labGame } from '../report/lab-game.ts';
import { gameById } from '../seats.ts';
import { type GameJob, playGame, playToTheEnd } from '../tournament/play-game.ts';

const JOBS = { playGame, countGame, labGame, spareGame };

export type JobKind = keyof typeof JOBS;
export type JobInput<K extends JobKind> = Parameters<(typeof JOBS)[K]>[0];
export type JobResult<K extends JobKind> = ReturnType<(typeof JOBS)[K]>;

export interface Task {
  readonly kind: JobKind;
  readonly input: unknown;
}

export type JobAnswer =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly message: string; readonly stack: string };

/** The result of a job, or its failure. */
export function answerTo({ kind, input }: Task): JobAnswer {
  try {
    return { ok: true, result: JOBS[kind](input as never) };
  } catch (error) {
    const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
    return { ok: false, message, stack };
  }
}

/** Plays one game of a campaign: how many rounds were left when it was won; null where it was lost. */
export function spareGame(job: GameJob): number | null {
  const { game, campaign } = gameById(job.game, 'the game');
  if (campaign === undefined) throw new Error(`${game.id} has no campaign`);
  const { result, state } = playToTheEnd(job);
  return result.ranks[0] === 1 ? campaign.roundsToSpare(state) : null;
}

/** Plays and counts one game of a calibration: plain data in and out, for any thread. */
export function countGame(job: GameJob): Counts {
  const { game, lab, calibration } = gameById(job.game, 'the game');
  if (lab === undefined || calibration === undefined) throw new Error(`${game.id} has no figures to calibrate`);
  const news: Shapes['news'][] = [];
  const { result, state } = playToTheEnd(job, news);
  return countFinished({ lab, calibration }, result, { news, state });
}
