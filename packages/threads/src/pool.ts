/** A pool with a limited number of threads. Owners of questions take turns; those of one wait in the order they came. */

import { makeFairQueue, type Share } from './fair-queue.ts';
import type { Thread } from './thread.ts';

export interface Pool<Question, Answer> extends Thread<Question, Answer> {
  /**
   * Rejects when the thread that had the question died, when too many are waiting, and after `close`. Questions without a
   * share have one owner.
   */
  ask(question: Question, share?: Share): Promise<Answer>;
}

export interface PoolLimits {
  readonly threads: number;
  /** The error message for questions after `close`. */
  readonly closed: string;
}

/** An idle thread ends after this time, to free its memory. */
const IDLE_MS = 60_000;

/** The share of those who share with nobody. */
const ALONE: Share = { owner: '', work: '' };

/** More than all tables of a server can need at once; a longer queue means a bug. */
const MOST_WAITING = 10_000;

interface Waiting<Question, Answer> {
  readonly question: Question;
  answer(from: Promise<Answer>): void;
}

export function makePool<Question, Answer>(
  limits: PoolLimits,
  open: (onGone: () => void) => Thread<Question, Answer>,
): Pool<Question, Answer> {
  type One = Thread<Question, Answer>;
  const waiting = makeFairQueue<Waiting<Question, Answer>>();
  const threads = new Set<One>();
  /** The thread that worked last gets the next question. */
  const idle = new Map<One, NodeJS.Timeout>();
  let closed = false;

  function add(): One {
    const thread = open(() => forget(thread));
    threads.add(thread);
    return thread;
  }

  function forget(thread: One): void {
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    threads.delete(thread);
    handOut();
  }

  function rest(thread: One): void {
    if (!threads.has(thread)) return;
    idle.set(
      thread,
      setTimeout(() => {
        forget(thread);
        void thread.close();
      }, IDLE_MS).unref(),
    );
  }

  function free(): One | null {
    const rested = [...idle.keys()].at(-1);
    if (rested === undefined) return threads.size < limits.threads ? add() : null;
    clearTimeout(idle.get(rested));
    idle.delete(rested);
    return rested;
  }

  function handOut(): void {
    while (waiting.length() > 0) {
      const thread = freeOrFailure();
      if (thread === null) return;
      const first = waiting.take() as Waiting<Question, Answer>;
      if (thread instanceof Error) first.answer(Promise.reject(thread));
      else void serve(thread, first);
    }
  }

  /** If no thread can be opened, questions wait for the open ones; if there is none, the first question fails. */
  function freeOrFailure(): One | Error | null {
    try {
      return free();
    } catch (error) {
      return threads.size > 0 ? null : new Error(`no thread could be opened: ${(error as Error).message}`);
    }
  }

  async function serve(thread: One, { question, answer }: Waiting<Question, Answer>): Promise<void> {
    const answered = thread.ask(question);
    answer(answered);
    const isWell = await answered.then(
      () => true,
      () => false,
    );
    if (isWell) rest(thread);
    else threads.delete(thread);
    handOut();
  }

  return {
    ask(question, share = ALONE) {
      if (closed) return Promise.reject(new Error(limits.closed));
      if (waiting.length() >= MOST_WAITING) return Promise.reject(new Error(`${MOST_WAITING} questions are waiting`));
      return new Promise((answer) => {
        waiting.add({ question, answer }, share);
        handOut();
      });
    },
    async close() {
      closed = true;
      const gone = Promise.reject(new Error(limits.closed));
      for (const { answer } of waiting.clear()) answer(gone);
      gone.catch(() => {});
      await Promise.all([...threads].map((thread) => thread.close()));
      for (const timer of idle.values()) clearTimeout(timer);
    },
  };
}
