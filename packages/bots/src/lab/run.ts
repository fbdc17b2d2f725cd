/** Plays the games of a wish, one after the other. */

import type { Shapes } from '@tarmac/kit';
import type { Lab, LabWish } from './lab.ts';
import { type Cast, playToTheEnd } from './play-game.ts';
import { addLabGame, emptyLabTally, type LabGame, type LabTally } from './tally.ts';

export interface LabStep {
  readonly done: number;
  readonly games: number;
  /** It keeps changing: make a copy to keep it. */
  readonly tally: LabTally;
}

export function* labRun<T extends Shapes>(
  cast: Cast<T>,
  lab: Lab<T>,
  wish: LabWish<T>,
): Generator<LabStep, LabTally, void> {
  const tally = emptyLabTally(wish.seats, cast.game.cooperative === true);
  for (let index = 0; index < wish.games; index++) {
    addLabGame(tally, playLabGame(cast, lab, wish, index));
    yield { done: index + 1, games: wish.games, tally };
  }
  return tally;
}

/** One game of a wish, whichever worker plays it. */
export function playLabGame<T extends Shapes>(
  cast: Cast<T>,
  lab: Lab<T>,
  { config, seats, bots, scale, seed }: Omit<LabWish<T>, 'games'>,
  index: number,
): LabGame {
  const news: T['news'][] = [];
  const seated = { config, seats, bots, scale, seed: seed + index, seating: bots.join(',') };
  const { result, state } = playToTheEnd(cast, seated, { news });
  const { ranks, scores, rule, decisions } = result;
  return { ranks, scores, rule, decisions, counts: lab.count({ news, state }) };
}
