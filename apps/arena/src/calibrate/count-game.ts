/** Plays one game of a calibration and counts it: plain data in and out, so that any thread can do it. */

import { fastChance, type Shapes } from '@tarmac/kit';
import { gameById } from '../seats.ts';
import { type GameJob, seatBots } from '../tournament/play-game.ts';
import type { Counts } from './calibration.ts';

export function countGame(job: GameJob): Counts {
  const registered = gameById(job.game, 'the game');
  const { game, calibration } = registered;
  if (calibration === undefined) throw new Error(`${game.id} has no figures to calibrate`);
  const ask = seatBots(job, registered);
  const luck = fastChance(job.seed);
  const news: Shapes['news'][] = [];
  const state = game.setup(job.config, job.seats, luck, news);
  let decisions = 0;
  for (;;) {
    const [seat] = game.toAct(state).seats;
    if (seat === undefined) break;
    game.apply(state, seat, ask(seat, game.view(state, seat), game.actions(state, seat)), luck, news);
    decisions++;
  }
  return { games: 1, decisions, ...calibration.count({ news, state }) };
}
