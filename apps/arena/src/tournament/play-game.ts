/** Plays one game by bots, deterministic on every machine: plain data in and out, for any thread. */

import { type GameResult, playToTheEnd as playSeated, type SeatedGame } from '@tarmac/bots';
import type { Shapes } from '@tarmac/kit';
import { gameById } from '../seats.ts';

export interface GameJob extends SeatedGame {
  readonly game: string;
}

export function playGame(job: GameJob): GameResult {
  return playToTheEnd(job).result;
}

/** Appends to `news`, if given, all news from the deal on. */
export function playToTheEnd(job: GameJob, news?: Shapes['news'][]): ReturnType<typeof playSeated> {
  const now = () => performance.now();
  return playSeated(gameById(job.game, 'the game'), job, news === undefined ? { now } : { now, news });
}
