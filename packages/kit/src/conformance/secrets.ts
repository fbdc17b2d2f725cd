/**
 * A step without draw or reveal tells nobody anything new, so that it can be undone: the acting seat could compute its
 * result, and to every other eye some act of that seat would look the same in any world it can imagine. A hidden choice
 * without effect (an order not carried out) tells something too: the rules must call `reveal` there.
 */

import { canonical } from '../canonical.ts';
import { fastChance } from '../chance/fast.ts';
import type { Shapes } from '../game.ts';
import { eachPosition, type Suite } from './suite.ts';
import { imaginedBy, isExplainedIn, isQuiet, seenAfter } from './worlds.ts';

const WORLDS = 3;

export function quietStepsTellNothing<T extends Shapes>(suite: Suite<T>): void {
  const { game } = suite;
  eachPosition(suite, 'secrets', suite.rates.secrets, ({ walk, step, state, move, eyes, chance }) => {
    if (move === null || !isQuiet(move)) return;
    for (const eye of eyes) {
      const before = canonical(game.view(state, eye));
      const after = canonical(game.view(walk.states[step + 1], eye));
      if (eye !== move.seat && before === after) continue;
      for (let n = 0; n < WORLDS; n++) {
        const world = imaginedBy(game, state, eye, chance);
        if (eye === move.seat) {
          const seen = seenAfter(suite, world, move, eye, fastChance(1));
          if (!seen.quiet)
            throw new Error('the step draws or reveals in a world its seat holds possible, here it did not');
          if (seen.view !== after)
            throw new Error(`the step told its own seat ${eye} something, without draw or reveal`);
        } else if (!isExplainedIn(suite, world, move.seat, move.action, eye, (seen) => seen.view === after)) {
          throw new Error(`the step told ${eye === 'watcher' ? eye : `seat ${eye}`} something, without draw or reveal`);
        }
      }
    }
  });
}
