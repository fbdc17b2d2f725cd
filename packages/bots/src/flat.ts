/**
 * Flat search: the actions with the best appraisal are simulated again and again, each time in a newly
 * imagined world: the policy plays on for some rounds, then the evaluation judges. Sequential halving
 * spends the budget: after each part of it the worse half is dropped.
 *
 * All remaining actions get the same imagined worlds and the same luck, so that only the actions
 * make a difference.
 */

import { fastChance, type Seat, type Shapes } from '@tarmac/kit';
import type { Bot } from './bot.ts';
import type { Brain } from './brain.ts';
import { byHalving } from './halving.ts';
import { makeJudge } from './judge.ts';
import type { Limits } from './levels.ts';
import { PLAYOUT_NOISE, policyPlayout, SEEDS } from './policy.ts';
import { glanceReader, shortlist } from './shortlist.ts';
import { add, decide, newTally, type Tally } from './tally.ts';

/** `frozenTerm` is for testing explanations, see judge.ts. */
export function flatSearch<T extends Shapes>(
  brain: Brain<T>,
  limits: Limits,
  frozenTerm: string | null = null,
): Bot<T> {
  const { game } = brain;
  const judge = makeJudge(brain, frozenTerm);
  const playOn = policyPlayout(brain, PLAYOUT_NOISE);
  const shareOf = glanceReader(brain);

  function simulate(world: T['state'], seat: Seat, tally: Tally<T['action']>, seed: number): void {
    const state = game.clone(world);
    const luck = fastChance(seed);
    game.apply(state, seat, tally.action, luck);
    playOn(state, seat, limits.rounds * brain.evaluation.seatsOf(world), luck);
    add(tally, judge(state), seat);
  }

  return (view, actions, budget, chance) => {
    const seat = brain.seatOf(view);
    const seen = limits.remembers ? view : brain.forget(view);
    const chosen = shortlist(brain, game.imagine(seen, chance), seat, actions, limits.candidates);
    const all = chosen.map(({ action, glance }) => newTally(action, shareOf(glance), brain.evaluation.terms.length));
    byHalving(all, budget, (running) => {
      const world = game.imagine(seen, chance);
      judge.freeze(world);
      const seed = chance.draw(SEEDS);
      for (const tally of running) simulate(world, seat, tally, seed);
    });
    return decide(all, brain.evaluation.terms, limits.temperature, chance);
  };
}
