/** Plays one game of a calibration and counts it: plain data in and out, so that any thread can do it. */

import { type Counts, countFinished } from '@tarmac/bots';
import type { Shapes } from '@tarmac/kit';
import { gameById } from '../seats.ts';
import { type GameJob, playToTheEnd } from '../tournament/play-game.ts';

export function countGame(job: GameJob): Counts {
  const { game, lab, calibration } = gameById(job.game, 'the game');
  if (lab === undefined || calibration === undefined) throw new Error(`${game.id} has no figures to calibrate`);
  const news: Shapes['news'][] = [];
  const { result, state } = playToTheEnd(job, news);
  return countFinished({ lab, calibration }, result, { news, state });
}
