/** Moves that one eye has noticed: their numbers where a match is not laid open, and those before a what-if. */

import { same } from '@tarmac/kit';
import type { Moment } from '../backend/backend.ts';

/** By moment. An undo goes back to the number of the moment that looked the same. */
export function movesSeen(moments: readonly Pick<Moment, 'cause' | 'view'>[]): readonly number[] {
  const moves: number[] = [];
  for (const [place, { cause, view }] of moments.entries()) {
    const before = moves[place - 1] ?? 0;
    if (cause !== 'undo') moves.push(cause === 'act' ? before + 1 : before);
    else {
      const back = moments.findLastIndex(
        (earlier, other) => other < place && (moves[other] ?? 0) < before && same(earlier.view, view),
      );
      moves.push(moves[back] ?? before);
    }
  }
  return moves;
}

/** The moments up to this frame, counted so that the last of them is frame 1, with which the what-if begins. */
export function upTo(moments: readonly Moment[], frame: number): readonly Moment[] {
  return moments
    .filter((moment) => moment.frame <= frame)
    .map((moment) => ({ ...moment, frame: moment.frame - frame + 1 }));
}
