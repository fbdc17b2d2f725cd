/** A bounded number of threads for however many questions: they wait for their turn in the order they came. */

import type { Answer, Question } from '@tarmac/bots';
import type { Thread } from './thread.ts';

export interface Threads {
  /** Rejects when the thread that had the question died, when too many are waiting, and after `close`. */
  ask(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

/** A thread that had nothing to do for so long gives its memory back. */
const IDLE_MS = 60_000;

/** More than all the tables of a server can have at once; what is beyond is a fault somewhere. */
const MOST_WAITING = 10_000;

interface Waiting {
  readonly question: Question;
  answer(from: Promise<Answer>): void;
}

export function makeThreads(most: number, open: (onGone: () => void) => Thread): Threads {
  const waiting: Waiting[] = [];
  const threads = new Set<Thread>();
  /** The one that had work last is the first to get more. */
  const idle = new Map<Thread, NodeJS.Timeout>();
  let closed = false;

  function add(): Thread {
    const thread = open(() => forget(thread));
    threads.add(thread);
    return thread;
  }

  function forget(thread: Thread): void {
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    threads.delete(thread);
    share();
  }

  function rest(thread: Thread): void {
    if (!threads.has(thread)) return;
    idle.set(
      thread,
      setTimeout(() => {
        forget(thread);
        void thread.close();
      }, IDLE_MS).unref(),
    );
  }

  function free(): Thread | null {
    const rested = [...idle.keys()].at(-1);
    if (rested === undefined) return threads.size < most ? add() : null;
    clearTimeout(idle.get(rested));
    idle.delete(rested);
    return rested;
  }

  function share(): void {
    while (waiting.length > 0) {
      const thread = freeOrFailure();
      if (thread === null) return;
      const first = waiting.shift() as Waiting;
      if (thread instanceof Error) first.answer(Promise.reject(thread));
      else void serve(thread, first);
    }
  }

  /** Where no thread can be opened the questions wait for those there are; without any the first one fails. */
  function freeOrFailure(): Thread | Error | null {
    try {
      return free();
    } catch (error) {
      return threads.size > 0 ? null : new Error(`no thread could be opened: ${(error as Error).message}`);
    }
  }

  async function serve(thread: Thread, { question, answer }: Waiting): Promise<void> {
    const answered = thread.ask(question);
    answer(answered);
    const isWell = await answered.then(
      () => true,
      () => false,
    );
    if (isWell) rest(thread);
    else threads.delete(thread);
    share();
  }

  return {
    ask(question) {
      if (closed) return Promise.reject(new Error('the bots have been sent home'));
      if (waiting.length >= MOST_WAITING) return Promise.reject(new Error(`${MOST_WAITING} questions are waiting`));
      return new Promise((answer) => {
        waiting.push({ question, answer });
        share();
      });
    },
    async close() {
      closed = true;
      const gone = Promise.reject(new Error('the bots have been sent home'));
      for (const { answer } of waiting.splice(0)) answer(gone);
      gone.catch(() => {});
      await Promise.all([...threads].map((thread) => thread.close()));
      for (const timer of idle.values()) clearTimeout(timer);
    },
  };
}
