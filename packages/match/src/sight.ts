/** How a match stands for one eye. */

import { type Eye, type Game, type Outcome, type Seat, undoChoices } from '@tarmac/kit';
import { eyeIndex } from './eyes.ts';
import type { Position } from './position.ts';

export interface Sight {
  readonly eye: Eye;
  readonly frame: number;
  /** When it came to be. */
  readonly at: number;
  readonly view: unknown;
  /** Who, as far as this eye can tell, may owe a decision. */
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** How the match stands for this eye. */
export function seenBy(game: Game, { fold, views, after }: Position, eye: Eye): Sight {
  const index = eyeIndex(eye, fold.seats);
  const view = views[index];
  return {
    eye,
    frame: after.frames[index] as number,
    at: after.noticedAt[index] as number,
    view,
    awaited: fold.end === null ? game.awaited(view) : [],
    outcome: after.owing.length === 0 ? game.outcome(fold.state) : null,
  };
}

/** How many of its last decisions this eye may take back. */
export function undosOf(game: Game, { fold }: Position, eye: Eye): number {
  return eye === 'watcher' ? 0 : undoChoices(game, fold, eye).length;
}
