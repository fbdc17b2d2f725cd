/** Questions to a bot's worker and their answers, as plain data; the same in Node and in a browser. */

import { fastChance, type Parsed, type Shapes } from '@tarmac/kit';
import type { Budget, Decision } from './bot.ts';
import type { Brain } from './brain.ts';
import { LEVELS, type Level } from './levels.ts';
import { playerOf } from './make.ts';

export interface Question<T extends Shapes = Shapes> {
  /** The id of the game. */
  readonly game: string;
  readonly level: string;
  readonly view: T['view'];
  readonly actions: readonly T['action'][];
  /** Instead of the level's own number. */
  readonly simulations?: number;
  /** Thinking ends after this time or the simulations, whichever comes first. */
  readonly milliseconds?: number;
  /** The part of the level's own simulations; 1 by default. */
  readonly scale?: number;
  readonly seed: number;
}

/** A bad question gets a problem as its answer and does not end the worker. */
export type BotAnswer<T extends Shapes = Shapes> = Parsed<Decision<T['action']>>;

/** `now` is the worker's clock, in milliseconds since any moment. */
export function answer(brains: readonly Brain[], question: Question, now: () => number): BotAnswer {
  const { game, level, view, actions, simulations, milliseconds, scale = 1, seed } = question;
  const brain = brains.find((candidate) => candidate.game.id === game);
  if (brain === undefined) return wrong('game', game, brains.map((known) => known.game.id).join(', '));
  const known = LEVELS.find((candidate): candidate is Level => candidate === level);
  if (known === undefined) return wrong('level', level, LEVELS.join(', '));
  if (actions.length === 0) return { ok: false, problem: 'there is no action to choose from' };
  // With any other number the budget would never be used up.
  for (const [name, number] of Object.entries({ simulations, milliseconds, scale })) {
    if (number !== undefined && !(number > 0 && number < Number.POSITIVE_INFINITY))
      return wrong(name, number, 'any number above 0');
  }
  const player = playerOf(brain, known, scale);
  const budget: Budget = {
    simulations: simulations ?? player.budget.simulations,
    ...(milliseconds === undefined ? {} : { time: { milliseconds, now } }),
  };
  return { ok: true, value: player.bot(view, actions, budget, fastChance(seed)) };
}

function wrong(what: string, given: unknown, known: string): { readonly ok: false; readonly problem: string } {
  return {
    ok: false,
    problem: `${what} is ${typeof given === 'string' ? JSON.stringify(given) : given}: it can be ${known}`,
  };
}
