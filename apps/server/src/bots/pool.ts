/** The bots of this node: questions go to threads, and there is an answer whatever becomes of the bot. */

import type { Answer, Brain, Level, Question } from '@tarmac/bots';
import { fastChance, pick, type Shapes, same } from '@tarmac/kit';
import type { Parts } from '../parts.ts';
import { type Bots, BotsClosed } from './ask.ts';
import { openThread, thinkHere } from './thread.ts';
import { makeThreads } from './threads.ts';

/** However strong a bot is, people wait for it. */
const MOST_MS = 10_000;

/** Quick and simple: what still plays when the level that was asked for does not. */
const SPARE_LEVEL: Level = 'trainee';

const COMPILED_WORKER = import.meta.url.endsWith('.ts') ? null : new URL('./worker.js', import.meta.url);

type BotParts = Pick<Parts, 'games' | 'log' | 'metrics'>;

/** `worker` is the module each thread runs; without one all thinking is done in this thread. */
export function makeBots(parts: BotParts, threads: number, worker: URL | null = COMPILED_WORKER): Bots {
  const pool =
    worker === null
      ? makeThreads(1, () => thinkHere(brainsOf(parts)))
      : makeThreads(threads, (onGone) => openThread(worker, onGone));
  let closed = false;

  /** Null when the bot failed, which is reported here. */
  async function attempt(question: Question): Promise<Shapes['action'] | null> {
    const { game, level } = question;
    try {
      const action = listed(await pool.ask(question), question);
      parts.metrics.botDecisions.inc({ level });
      return action;
    } catch (error) {
      if (closed) throw new BotsClosed();
      parts.metrics.botFailures.inc();
      parts.log.error({ game, level, why: error instanceof Error ? error.message : typeof error }, 'a bot failed');
      return null;
    }
  }

  return {
    async decide(question) {
      if (closed) throw new BotsClosed();
      const { game, actions, seed } = question;
      if (actions.length === 0) throw new Error(`a bot of ${game} was asked without an action to choose from`);
      if (actions.length === 1) return actions[0];
      if (!parts.games.get(game)?.brain) return pick(actions, fastChance(seed));
      const posed = { ...question, milliseconds: Math.min(question.milliseconds ?? MOST_MS, MOST_MS) };
      return (
        (await attempt(posed)) ??
        (await attempt(posed)) ??
        (await attempt({ ...posed, level: SPARE_LEVEL })) ??
        actions[0]
      );
    },
    async close() {
      closed = true;
      await pool.close();
    },
  };
}

function brainsOf({ games }: BotParts): Brain[] {
  return [...games.values()].flatMap(({ brain }) => (brain === null ? [] : [brain]));
}

/** The very action from the list: a bot is trusted with choosing, not with making one up. */
function listed(answer: Answer, { actions }: Question): Shapes['action'] {
  if (!answer.ok) throw new Error(answer.problem);
  const { action } = answer.value;
  const index = actions.findIndex((candidate) => same(candidate, action));
  if (index < 0) throw new Error('it chose an action that it was not offered');
  return actions[index];
}
