/** Counts all continuations of a position, over actions and draws: a fingerprint of the rules. */

import { everyDraw } from './chance/every.ts';
import type { Game, Shapes } from './game.ts';

export function perft<T extends Shapes>(game: Game<T>, state: T['state'], depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const seat of game.toAct(state).seats) {
    for (const action of game.actions(state, seat)) {
      everyDraw((chance) => {
        const next = game.clone(state);
        game.apply(next, seat, action, chance);
        count += perft(game, next, depth - 1);
      });
    }
  }
  return count;
}
