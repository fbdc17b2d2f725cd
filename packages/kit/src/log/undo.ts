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
    if (point.barrier !== null) break;
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

/**
 * Why a seat can undo nothing: it has not acted, its own act drew or revealed something, or another seat has acted
 * since. Of others' secret acts it says no more than that something stands in the way.
 */
export type UndoBlock = 'not-acted' | 'drawn' | 'revealed' | 'others';

/** For a running match and a seat without choices. `earlier` was the answer before the first act that the fold has. */
export function undoBlock<T extends Shapes>(
  game: Game<T>,
  fold: Fold<T>,
  seat: Seat,
  earlier: UndoBlock = 'not-acted',
): UndoBlock {
  if (earlier === 'not-acted' && !fold.points.some(({ actors }) => actors.includes(seat))) return 'not-acted';
  let after = fold.state;
  for (const { actors, barrier, before } of fold.points.toReversed()) {
    if (actors.includes(seat)) return barrier ?? 'others';
    if (barrier !== null || !same(game.view(before, seat), game.view(after, seat))) return 'others';
    after = before;
  }
  return earlier;
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
