/** Who the rules worker asks for a bot's decision. There is one whatever becomes of the bot. */

import { decideBy, type Question } from '@tarmac/bots';
import { fastChance, pick, type Shapes } from '@tarmac/kit';
import { eyeOf, findGame } from './games.ts';
import type { Thoughts } from './think.ts';

/** However strong a bot is, somebody waits for it. */
const THINKING_MS = 1500;

/** Past this a thread is taken for dead: a slow device is still far from it. */
const PATIENCE_MS = 20_000;

/** Somewhere else to think; every promise rejects once it is gone. */
export interface Thread extends Thoughts {
  end(): void;
}

export interface Thinker extends Pick<Thoughts, 'advise'> {
  /** One of the actions in the question, or another that the rules allow; `onAway` is told where nobody could think and it is one at random. */
  decide(question: Question, onAway?: () => void): Promise<Shapes['action']>;
}

/** `wait` is a clock of the thinker's own, that a test can stop. */
export function makeThinker(start: () => Thread, wait: (milliseconds: number) => Promise<void>): Thinker {
  let thread: Thread | null = null;

  /** A thread that fails is replaced by the next question. */
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

/** In a world that the bot's eye could be in. */
function mayDo({ game, view }: Question, action: Shapes['action']): boolean {
  const known = findGame(game);
  const eye = eyeOf(view);
  if (known === null || eye === 'watcher') return false;
  return known.game.check(known.game.imagine(view, fastChance(1)), eye, action) === null;
}
