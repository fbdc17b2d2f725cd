/** What one eye sees of a position. */

import { type Eye, type Game, type Outcome, type Seat, type UndoBlock, undoBlock, undoChoices } from '@tarmac/kit';
import { eyeIndex } from './eyes.ts';
import type { Position } from './position.ts';

export interface Sight {
  readonly eye: Eye;
  readonly frame: number;
  /** When this eye last noticed a change. */
  readonly at: number;
  readonly view: unknown;
  /** Who, as far as this eye can tell, may owe a decision. */
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** The view of this eye, with what belongs to it. */
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

/** How many of its last decisions an eye may undo, or why none. */
export interface Undos {
  readonly undo: number;
  readonly noUndo?: UndoBlock;
}

/** `earlier`: why none of the acts could be undone that the fold has no more. */
export function undosOf(game: Game, { fold }: Pick<Position, 'fold'>, eye: Eye, earlier?: UndoBlock): Undos {
  if (eye === 'watcher' || fold.end !== null) return { undo: 0 };
  const undo = undoChoices(game, fold, eye).length;
  return undo > 0 ? { undo } : { undo, noUndo: undoBlock(game, fold, eye, earlier) };
}
