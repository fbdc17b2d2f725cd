/** The answer to a question, the same in the workers of Node and the browser, with counts. */

import { answer, type BotAnswer, type Brain, type Question } from '@tarmac/bots';
import { GAMES } from '../games.ts';

export interface Reply {
  readonly answer: BotAnswer;
  readonly simulations: number;
}

/** `now` is called after every imagined world while a bot thinks by time. */
export function replyTo(question: Question, now: () => number): Reply {
  const counter = { simulations: 0 };
  const brains = GAMES.flatMap(({ brain }) => (brain === undefined ? [] : [counting(brain, counter)]));
  const answered = answer(brains, question, now);
  return { answer: answered, simulations: counter.simulations };
}

/** Each simulation is judged once, at its end. */
function counting(brain: Brain, counter: { simulations: number }): Brain {
  const { evaluation } = brain;
  return {
    ...brain,
    evaluation: {
      ...evaluation,
      measure(state, into) {
        counter.simulations++;
        evaluation.measure(state, into);
      },
    },
  };
}
