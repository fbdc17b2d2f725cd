/** Makes bots by name: the levels, and their parts for comparison. */

import { pick, type Shapes } from '@tarmac/kit';
import type { Bot, Budget, Decision } from './bot.ts';
import type { Brain } from './brain.ts';
import { flatSearch } from './flat.ts';
import { greedy } from './greedy.ts';
import { LEVELS, type Limits } from './levels.ts';
import { policyChoice } from './policy.ts';

/** The names that can play in a tournament. */
export const CONTESTANTS = [...LEVELS, 'policy', 'greedy', 'flat'] as const;
export type Contestant = (typeof CONTESTANTS)[number];

export interface Player<T extends Shapes = Shapes> {
  readonly bot: Bot<T>;
  /** The contestant's budget at this scale. */
  readonly budget: Budget;
}

/**
 * `scale` is the part of its simulations that a contestant gets, to make tournaments shorter. Greedy and
 * flat have the captain's limits.
 */
export function playerOf<T extends Shapes>(brain: Brain<T>, contestant: Contestant, scale = 1): Player<T> {
  if (contestant === 'random') return { bot: randomBot(), budget: { simulations: 0 } };
  if (contestant === 'policy') return { bot: policyBot(brain), budget: { simulations: 0 } };
  const isPart = contestant === 'greedy' || contestant === 'flat';
  const limits = brain.levels[isPart ? 'captain' : contestant];
  const search = isPart ? PARTS[contestant] : levelSearch;
  return {
    bot: search(brain, limits),
    budget: { simulations: Math.max(1, Math.round(limits.simulations * scale)) },
  };
}

const PARTS = { greedy, flat: flatSearch };

/** The game's own planner, where it has one. */
function levelSearch<T extends Shapes>(brain: Brain<T>, limits: Limits): Bot<T> {
  return brain.plan === undefined ? flatSearch(brain, limits) : brain.plan(limits);
}

function randomBot<T extends Shapes>(): Bot<T> {
  return (_view, actions, _budget, chance) => unjudged(pick(actions, chance));
}

function policyBot<T extends Shapes>(brain: Brain<T>): Bot<T> {
  const choose = policyChoice(brain, 0);
  return (view, actions, _budget, chance) =>
    unjudged(choose(brain.game.imagine(view, chance), brain.seatOf(view), actions, chance));
}

function unjudged<A>(action: A): Decision<A> {
  return { action, candidates: [{ action, value: 0, error: 0, points: 0, pointsError: 0, reasons: [] }] };
}
