/** Asks a bot for its decision with fallbacks: the bot twice, then a simpler one. */

import { type Shapes, same } from '@tarmac/kit';
import type { Question } from './ask.ts';
import type { Level } from './levels.ts';

/** The quick and simple level that decides when the requested one fails. */
const SPARE_LEVEL: Level = 'trainee';

export interface Decided {
  readonly action: Shapes['action'];
  /** The level that decided; null for a single action. */
  readonly level: string | null;
}

/**
 * Null when all attempts failed. `think` rejects when the bot fails; `failed` gets each error, and may throw to stop.
 * `isLawful` checks an action that was not listed: a game's brain may propose one.
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

/** The same action from the list, or another legal one: a bot's answer is never trusted as it is. */
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
