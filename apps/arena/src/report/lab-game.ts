/** Plays and counts one game of a report: plain data in and out, for any thread. */

import { type LabGame, type LabWish, playLabGame } from '@tarmac/bots';
import { gameById } from '../seats.ts';

export interface LabJob extends Omit<LabWish, 'games'> {
  readonly game: string;
  /** Its index in the series. */
  readonly index: number;
}

export function labGame(job: LabJob): LabGame {
  const registered = gameById(job.game, 'the game');
  if (registered.lab === undefined) throw new Error(`${job.game} has nothing to count in the lab`);
  return playLabGame(registered, registered.lab, job, job.index);
}
