/** What is done where bots think. It gets a view, never a state. */

import { answer, type Question } from '@tarmac/bots';
import type { Shapes } from '@tarmac/kit';
import { gameCalled } from './games.ts';

export interface Thoughts {
  /** One of the actions in the question. */
  decide(question: Question): Promise<Shapes['action']>;
  /** The best candidates, for the game's words to put into sentences. */
  advise(question: Question): Promise<readonly unknown[]>;
}

const CANDIDATES = 3;

export function thoughts(now: () => number): Thoughts {
  async function think(question: Question) {
    const { brain, explain } = await gameCalled(question.game).mind();
    const answered = answer([brain], question, now);
    if (!answered.ok) throw new Error(answered.problem);
    return { decision: answered.value, explain };
  }
  return {
    decide: async (question) => (await think(question)).decision.action,
    advise: async (question) => {
      const { decision, explain } = await think(question);
      return explain(decision, CANDIDATES);
    },
  };
}
