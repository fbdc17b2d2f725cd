/** Greedy: applies every action that is not dominated in some imagined worlds and judges the result at once. */

import { fastChance, type Shapes } from '@tarmac/kit';
import type { Bot } from './bot.ts';
import type { Brain } from './brain.ts';
import { meter } from './halving.ts';
import { makeJudge } from './judge.ts';
import type { Limits } from './levels.ts';
import { SEEDS } from './policy.ts';
import { shortlist } from './shortlist.ts';
import { add, decide, newTally } from './tally.ts';

const EVERY = Number.POSITIVE_INFINITY;

/** Uses only memory and temperature of the limits. As in flat.ts, all actions get the same worlds and luck. */
export function greedy<T extends Shapes>(brain: Brain<T>, limits: Pick<Limits, 'remembers' | 'temperature'>): Bot<T> {
  const { game, evaluation } = brain;
  const judge = makeJudge(brain);
  return (view, actions, budget, chance) => {
    const seat = brain.seatOf(view);
    const seen = limits.remembers ? view : brain.forget(view);
    const spent = meter(budget);
    const sound = shortlist(brain, game.imagine(seen, chance), seat, actions, EVERY, EVERY);
    const all = sound.map(({ action }) => newTally(action, null, evaluation.terms.length));
    let worlds = 0;
    do {
      worlds++;
      const world = game.imagine(seen, chance);
      const seed = chance.draw(SEEDS);
      for (const tally of all) {
        const state = game.clone(world);
        game.apply(state, seat, tally.action, fastChance(seed));
        add(tally, judge(state), seat);
      }
    } while (spent((worlds + 1) * all.length) <= 1);
    return decide(all, evaluation.terms, limits.temperature, chance);
  };
}
