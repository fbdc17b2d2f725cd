/** Bots by the name of their level. */

import { pick, type Shapes } from '@tarmac/kit';
import type { Bot, Budget } from './bot.ts';
import type { Brain } from './brain.ts';
import { flatSearch } from './flat.ts';
import type { Level } from './levels.ts';

export interface Player<T extends Shapes = Shapes> {
  readonly bot: Bot<T>;
  /** What the level thinks with, at this scale. */
  readonly budget: Budget;
}

/** `scale` is the part of its simulations that a level gets, for tournaments that must end. */
export function playerOf<T extends Shapes>(brain: Brain<T>, level: Level, scale = 1): Player<T> {
  if (level === 'random') return { bot: randomBot(), budget: { simulations: 0 } };
  const limits = brain.levels[level];
  return {
    bot: flatSearch(brain, limits),
    budget: { simulations: Math.max(1, Math.round(limits.simulations * scale)) },
  };
}

function randomBot<T extends Shapes>(): Bot<T> {
  return (_view, actions, _budget, chance) => {
    const action = pick(actions, chance);
    return { action, candidates: [{ action, value: 0, error: 0, points: 0, pointsError: 0, reasons: [] }] };
  };
}
