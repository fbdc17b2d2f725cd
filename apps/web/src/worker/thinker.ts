/** Gets bots' decisions for the rules worker. There is always a decision, even if the bot fails. */

import { decideBy, type Question } from '@tarmac/bots';
import { fastChance, pick, type Shapes } from '@tarmac/kit';
import { eyeOf, findGame } from './games.ts';
import type { Thoughts } from './think.ts';

/** The time limit of a bot: somebody waits. */
const THINKING_MS = 1500;

/** Afterwards a thread counts as dead: even a slow device is far from it. */
const PATIENCE_MS = 20_000;

/** Another thread to think in; every promise rejects once it is gone. */
export interface Thread extends Thoughts {
  end(): void;
}

export interface Thinker extends Pick<Thoughts, 'advise'> {
  /**
   * One of the actions in the question, or another legal one; `onAway` is called if no bot could think and it is
   * random.
   */
  decide(question: Question, onAway?: () => void): Promise<Shapes['action']>;
}

/** `wait` is the thinker's clock, which a test can stop. */
export function makeThinker(start: () => Thread, wait: (milliseconds: number) => Promise<void>): Thinker {
  let thread: Thread | null = null;

  /** A failed thread is replaced at the next question. */
  async function ask<K extends keyof Thoughts>(kind: K, question: Question): Promise<Awaited<ReturnType<Thoughts[K]>>> {
    thread ??= start();
    const asked = thread;
    try {
      const posed = { ...question, milliseconds: THINKING_MS };
      const tooLong = wait(PATIENCE_MS).then(() => {
        throw new Error('a bot thought for too long');
      });
      return (await Promise.race([asked[kind](posed), tooLong])) as Awaited<ReturnType<Thoughts[K]>>;
    } catch (error) {
      asked.end();
      if (thread === asked) thread = null;
      throw error;
    }
  }

  return {
    async decide(question, onAway) {
      const decided = await decideBy(
        (posed) => ask('decide', posed),
        question,
        () => {},
        (action) => mayDo(question, action),
      );
      if (decided !== null) return decided.action;
      onAway?.();
      return pick(question.actions, fastChance(question.seed));
    },
    advise: (question) => ask('advise', question),
  };
}

/** In a world that fits the bot's view. */
function mayDo({ game, view }: Question, action: Shapes['action']): boolean {
  const known = findGame(game);
  const eye = eyeOf(view);
  if (known === null || eye === 'watcher') return false;
  return known.game.check(known.game.imagine(view, fastChance(1)), eye, action) === null;
}
