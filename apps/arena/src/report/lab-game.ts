/** Plays one game of a report and counts it: plain data in and out, so that any thread can do it. */

import { type LabGame, type LabWish, playLabGame } from '@tarmac/bots';
import { gameById } from '../seats.ts';

export interface LabJob extends Omit<LabWish, 'games'> {
  readonly game: string;
  /** Which game of the series it is. */
  readonly index: number;
}

export function labGame(job: LabJob): LabGame {
  const registered = gameById(job.game, 'the game');
  if (registered.lab === undefined) throw new Error(`${job.game} has nothing to count in the lab`);
  return playLabGame(registered, registered.lab, job, job.index);
}
