/** No component is lost or created, and all data of a game survives JSON. */

import { canonical } from '../canonical.ts';
import type { Shapes } from '../game.ts';
import { eachPosition, type Suite } from './suite.ts';

export function auditIsEmptyAndDataPlain<T extends Shapes>(suite: Suite<T>): void {
  const { game } = suite;
  eachPosition(suite, 'audit', 1, ({ state }) => {
    const problems = game.audit(state);
    if (problems.length > 0) throw new Error(`audit finds: ${problems.join('; ')}`);
  });
  eachPosition(suite, 'plain', suite.rates.every, ({ walk, step, state, move, eyes, seats }) => {
    canonical(state, 'state');
    canonical(game.outcome(state), 'outcome');
    canonical(game.toAct(state), 'toAct');
    for (const eye of eyes) canonical(game.view(state, eye), `view of ${eye}`);
    for (const seat of seats) canonical(game.actions(state, seat), `actions of seat ${seat}`);
    if (step === 0) canonical([walk.config, walk.dealt.news], 'config and first news');
    if (move) canonical(move.news, 'news');
  });
}
