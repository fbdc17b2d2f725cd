/** A bot's decision, whatever becomes of the bot: it is asked twice, and then a simpler one instead of it. */

import { type Shapes, same } from '@tarmac/kit';
import type { Question } from './ask.ts';
import type { Level } from './levels.ts';

/** Quick and simple: what still plays when the level that was asked for does not. */
const SPARE_LEVEL: Level = 'trainee';

export interface Decided {
  readonly action: Shapes['action'];
  /** The level that decided; null where there was nothing to choose. */
  readonly level: string | null;
}

/**
 * Null when all of them failed. `think` rejects when the bot fails; `failed` hears of each, and may throw to ask no more.
 * `isLawful` judges what was not listed: a game's brain may propose such an action.
 */
export async function decideBy(
  think: (question: Question) => Promise<Shapes['action']>,
  question: Question,
  failed: (question: Question, error: unknown) => void = () => {},
  isLawful: (action: Shapes['action']) => boolean = () => false,
): Promise<Decided | null> {
  const { game, actions, level } = question;
  if (actions.length === 0) throw new Error(`a bot of ${game} got an empty list of actions`);
  if (actions.length === 1) return { action: actions[0], level: null };
  for (const asked of [level, level, SPARE_LEVEL]) {
    const posed = { ...question, level: asked };
    try {
      return { action: offered(await think(posed), actions, isLawful), level: asked };
    } catch (error) {
      failed(posed, error);
    }
  }
  return null;
}

/** The very action from the list, or a lawful one: a bot is trusted with choosing, not with making one up. */
function offered(
  chosen: Shapes['action'],
  actions: readonly Shapes['action'][],
  isLawful: (action: Shapes['action']) => boolean,
): Shapes['action'] {
  const index = actions.findIndex((candidate) => same(candidate, chosen));
  if (index >= 0) return actions[index];
  if (!isLawful(chosen)) throw new Error('it chose an action that is not in its list');
  return chosen;
}
