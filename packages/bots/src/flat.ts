/**
 * Flat search: the actions that look best at a glance are tried again and again, each time in a newly
 * imagined world, played on by the rules policy for some rounds of the table and then judged. Sequential
 * halving spends the budget: after each part of it the worse half is dropped.
 *
 * All actions still in the running meet the same imagined worlds and the same luck, so that what differs
 * between them is what they do.
 */

import { fastChance, type Seat, type Shapes } from '@tarmac/kit';
import type { Bot, Budget } from './bot.ts';
import type { Brain } from './brain.ts';
import { makeJudge } from './judge.ts';
import type { Limits } from './levels.ts';
import { policyPlayout } from './policy.ts';
import { shortlist } from './shortlist.ts';
import { add, decide, newTally, type Tally } from './tally.ts';

export const PLAYOUT_NOISE = 1;

/** Where there is no choice, this many simulations are enough to say how things stand. */
const WITHOUT_CHOICE = 16;

const SEEDS = 2 ** 31;

/** `frozenTerm` is for testing explanations, see judge.ts. */
export function flatSearch<T extends Shapes>(
  brain: Brain<T>,
  limits: Limits,
  frozenTerm: string | null = null,
): Bot<T> {
  const { game } = brain;
  const judge = makeJudge(brain, frozenTerm);
  const playOn = policyPlayout(brain, PLAYOUT_NOISE);

  function simulate(world: T['state'], seat: Seat, tally: Tally<T['action']>, seed: number): void {
    const state = game.clone(world);
    const luck = fastChance(seed);
    game.apply(state, seat, tally.action, luck);
    playOn(state, 1 + limits.rounds * brain.evaluation.seatsOf(world), luck);
    add(tally, judge(state), seat);
  }

  return (view, actions, budget, chance) => {
    const seat = brain.seatOf(view);
    const seen = limits.remembers ? view : brain.forget(view);
    const spent = meter(actions.length === 1 ? { ...budget, simulations: WITHOUT_CHOICE } : budget);
    const chosen = shortlist(brain, game.imagine(seen, chance), seat, actions, limits.candidates);
    const all = chosen.map((action) => newTally(action, brain.evaluation.terms.length));
    let running = all;
    const cuts = Math.max(1, Math.ceil(Math.log2(all.length)));
    let simulations = 0;
    for (let cut = 1; cut <= cuts; cut++) {
      do {
        const world = game.imagine(seen, chance);
        judge.freeze(world);
        const seed = chance.draw(SEEDS);
        for (const tally of running) simulate(world, seat, tally, seed);
        simulations += running.length;
      } while (spent(simulations) < cut / cuts);
      running = running.toSorted((a, b) => b.share.mean - a.share.mean).slice(0, Math.ceil(running.length / 2));
    }
    return decide(all, brain.evaluation.terms, limits.temperature, chance);
  };
}

/** How much of the budget is used up, from 0 to 1. */
function meter({ simulations, time }: Budget): (done: number) => number {
  const started = time?.now() ?? 0;
  return (done) => {
    const bySimulations = done / simulations;
    if (time === undefined) return bySimulations;
    return Math.max(bySimulations, (time.now() - started) / time.milliseconds);
  };
}
