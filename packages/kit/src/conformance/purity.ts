/** Every function of a game uses no clock and no luck but its Chance. */

import { fastChance } from '../chance/fast.ts';
import type { Shapes } from '../game.ts';
import { jsonCopy } from './data.ts';
import { eachPosition, newsAt, type Suite } from './suite.ts';

/** The suite's game is guarded in all checks; this one ensures that every function was called. */
export function rulesAreDeterministic<T extends Shapes>(suite: Suite<T>): void {
  const { game } = suite;
  eachPosition(suite, 'purity', suite.rates.every, (position) => {
    const { walk, step, state, move, seats, eyes } = position;
    game.longest(walk.seats);
    game.parseConfig(jsonCopy(walk.config), walk.seats);
    if (step === 0) game.setup(walk.config, walk.seats, fastChance(walk.seed), []);
    game.toAct(state);
    game.outcome(state);
    game.audit(state);
    game.load(jsonCopy(state), game.version);
    for (const eye of eyes) {
      game.awaited(game.view(state, eye));
      game.imagine(game.view(state, eye), fastChance(step));
      for (const news of newsAt(position)) game.tell(news, eye);
    }
    for (const seat of seats) {
      game.actions(state, seat);
      if (move) game.check(state, seat, move.action);
    }
    if (move) {
      game.isOptional(move.action);
      game.parseAction(jsonCopy(move.action));
      game.apply(game.clone(state), move.seat, move.action, fastChance(step));
    }
  });
}
