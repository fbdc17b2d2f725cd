/** A clone equals its original and shares no mutable data with it. */

import { canonical } from '../canonical.ts';
import { fastChance } from '../chance/fast.ts';
import type { Shapes } from '../game.ts';
import { playout } from '../playout.ts';
import { eachPosition, type Suite } from './suite.ts';

/** Shared data may be changed only some acts later. */
const DECISIONS = 12;

export function clonesAreIndependent<T extends Shapes>(suite: Suite<T>): void {
  const { game } = suite;
  eachPosition(suite, 'clone', suite.rates.clone, ({ walk, step, state, move, chance }) => {
    const text = walk.texts[step];
    if (canonical(state) !== text) throw new Error('playing on a clone changes its original');
    const first = game.clone(state);
    if (canonical(first) !== text) throw new Error('a clone differs from its original');
    const second = game.clone(first);
    if (move) game.apply(first, move.seat, move.action, fastChance(chance.draw(2 ** 31)));
    if (canonical(second) !== text) throw new Error('playing on the original changes its clone');
    playout(game, second, walk.seats, fastChance(chance.draw(2 ** 31)), { decisions: DECISIONS });
    if (canonical(state) !== text) throw new Error('playing on a clone changes its original');
  });
}
