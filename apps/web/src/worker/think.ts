/** The functions of the thinking worker. It gets a view, never a state. */

import { answer, type Question } from '@tarmac/bots';
import { fastChance, pick, type Shapes } from '@tarmac/kit';
import { gameCalled } from './games.ts';

export interface Thoughts {
  /** One of the actions in the question. */
  decide(question: Question): Promise<Shapes['action']>;
  /** The best candidates, for the game's words. */
  advise(question: Question): Promise<readonly unknown[]>;
}

const CANDIDATES = 3;

export function thoughts(now: () => number): Thoughts {
  /** Null for a game without a thinking bot: its bots play at random. */
  async function think(question: Question) {
    const mind = await gameCalled(question.game).mind?.();
    if (mind === undefined) return null;
    const { brain, explain } = mind;
    const answered = answer([brain], question, now);
    if (!answered.ok) throw new Error(answered.problem);
    return { decision: answered.value, explain };
  }
  return {
    decide: async (question) =>
      (await think(question))?.decision.action ?? pick(question.actions, fastChance(question.seed)),
    advise: async (question) => {
      const thought = await think(question);
      return thought === null ? [] : thought.explain(thought.decision, CANDIDATES);
    },
  };
}
