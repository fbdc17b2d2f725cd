/** One game of a calibration: plain data in, its counts out, so that any thread can play it. */

import { type Level, playerOf } from '@tarmac/bots';
import { fastChance, type Shapes } from '@tarmac/kit';
import type { Registered } from '../games.ts';
import type { Counts } from './calibration.ts';

export interface CalibrationJob {
  readonly game: string;
  readonly seats: number;
  readonly config: Shapes['config'];
  /** Sits in every seat. */
  readonly bot: Level;
  readonly scale: number;
  readonly seed: number;
}

/** Apart from the seeds of the deals. */
const THINKING = 2 ** 40;

export function playAndCount({ game, brain, calibration }: Registered, job: CalibrationJob): Counts {
  if (brain === undefined || calibration === undefined) throw new Error(`${game.id} cannot be calibrated`);
  const luck = fastChance(job.seed);
  const thinking = fastChance(THINKING + job.seed);
  const { bot, budget } = playerOf(brain, job.bot, job.scale);
  const news: Shapes['news'][] = [];
  const state = game.setup(job.config, job.seats, luck, news);
  let decisions = 0;
  for (;;) {
    const [seat] = game.toAct(state).seats;
    if (seat === undefined) break;
    const { action } = bot(game.view(state, seat), game.actions(state, seat), budget, thinking);
    game.apply(state, seat, action, luck, news);
    decisions++;
  }
  return { games: 1, decisions, ...calibration.count({ news, state }) };
}
