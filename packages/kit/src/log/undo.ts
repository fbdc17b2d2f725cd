/**
 * Computes how far a seat may undo: as long as no other seat acted in its sight and nothing was
 * drawn or revealed. A team counts as one actor. Other seats' secret acts do not block an undo;
 * they are kept.
 */

import { same } from '../canonical.ts';
import { fastChance } from '../chance/fast.ts';
import { recordingChance } from '../chance/recording.ts';
import type { Game, Seat, Shapes } from '../game.ts';
import type { UndoEntry } from './entries.ts';
import type { Fold, Point } from './fold.ts';

export type UndoChoice = Pick<UndoEntry, 'to' | 'keep'>;

/** The nearest first: undo one decision, two decisions, and so on. */
export function undoChoices<T extends Shapes>(game: Game<T>, fold: Fold<T>, seat: Seat): UndoChoice[] {
  if (fold.end !== null) return [];
  const choices: UndoChoice[] = [];
  let kept: Point<T>[] = [];
  let after = fold.state;
  for (const point of fold.points.toReversed()) {
    if (point.barrier) break;
    if (point.actors.includes(seat)) {
      if (!canReplay(game, point.before, kept)) break;
      choices.push({ to: point.index - 1, keep: kept.map(({ index }) => index) });
    } else if (same(game.view(point.before, seat), game.view(after, seat))) {
      kept = [point, ...kept];
    } else {
      break;
    }
    after = point.before;
  }
  return choices;
}

/** Whether the secret acts of others are still legal without the undone acts. */
function canReplay<T extends Shapes>(game: Game<T>, from: T['state'], acts: readonly Point<T>[]): boolean {
  if (acts.length === 0) return true;
  const state = game.clone(from);
  return acts.every(({ seat, action }) => {
    if (game.check(state, seat, action) !== null) return false;
    // An act that draws now and did not draw before is a different act.
    const chance = recordingChance(fastChance(0));
    game.apply(state, seat, action, chance);
    return chance.draws.length === 0 && !chance.revealed;
  });
}
