/** A pool with a limited number of threads. Owners of questions share their time; those of one wait in the order they came. */

import { type Among, makeFairQueue, type Share, type Taken } from './fair-queue.ts';
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
  /**
   * More threads, for owners with nothing under way while others have all threads: the system shares the processor out
   * among them, where a queue would let a short question wait for the end of a long one. None by default.
   */
  readonly spare?: number;
  /** The clock by which owners share, in milliseconds since any moment. */
  now?(): number;
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
  { threads: usual, spare = 0, now = () => performance.now(), closed: closedMessage }: PoolLimits,
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

  /** Who may have a thread now; null: nobody. */
  function among(): Among | null {
    const busy = threads.size - idle.size;
    if (busy < usual) return 'all';
    return busy < usual + spare ? 'at rest' : null;
  }

  function free(): One {
    const rested = [...idle.keys()].at(-1);
    if (rested === undefined) return add();
    clearTimeout(idle.get(rested));
    idle.delete(rested);
    return rested;
  }

  function handOut(): void {
    for (;;) {
      const who = among();
      if (who === null || !waiting.has(who)) return;
      const thread = freeOrFailure();
      if (thread === null) return;
      const next = waiting.take(who) as Taken<Waiting<Question, Answer>>;
      if (thread instanceof Error) {
        next.spent(0);
        next.item.answer(Promise.reject(thread));
      } else void serve(thread, next);
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

  async function serve(thread: One, { item, spent }: Taken<Waiting<Question, Answer>>): Promise<void> {
    const { question, answer } = item;
    const begun = now();
    const answered = thread.ask(question);
    answer(answered);
    const isWell = await answered.then(
      () => true,
      () => false,
    );
    spent(now() - begun);
    if (isWell) rest(thread);
    else threads.delete(thread);
    handOut();
  }

  return {
    ask(question, share = ALONE) {
      if (closed) return Promise.reject(new Error(closedMessage));
      if (waiting.length() >= MOST_WAITING) return Promise.reject(new Error(`${MOST_WAITING} questions are waiting`));
      return new Promise((answer) => {
        waiting.add({ question, answer }, share);
        handOut();
      });
    },
    async close() {
      closed = true;
      const gone = Promise.reject(new Error(closedMessage));
      for (const { answer } of waiting.clear()) answer(gone);
      gone.catch(() => {});
      await Promise.all([...threads].map((thread) => thread.close()));
      for (const timer of idle.values()) clearTimeout(timer);
    },
  };
}
