/** Plays one game of a calibration and counts it: plain data in and out, so that any thread can do it. */

import type { Counts } from '@tarmac/bots';
import type { Shapes } from '@tarmac/kit';
import { gameById } from '../seats.ts';
import { type GameJob, playToTheEnd } from '../tournament/play-game.ts';

export function countGame(job: GameJob): Counts {
  const { game, calibration } = gameById(job.game, 'the game');
  if (calibration === undefined) throw new Error(`${game.id} has no figures to calibrate`);
  const news: Shapes['news'][] = [];
  const { result, state } = playToTheEnd(job, news);
  return { games: 1, decisions: result.decisions, ...calibration.count({ news, state }) };
}
