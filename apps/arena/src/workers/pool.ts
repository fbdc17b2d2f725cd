/** A pool of threads for jobs on all cores; results arrive in any order. */

import { availableParallelism } from 'node:os';
import { makePool, openThread, threadHere } from '@tarmac/threads';
import { whole } from '../flags.ts';
import { answerTo, type JobAnswer, type JobInput, type JobKind, type JobResult, type Task } from './jobs.ts';

export const THREADS_FLAG = whole('how many cores to use', {
  from: 1,
  to: 256,
  usual: availableParallelism(),
  said: 'all',
});

type OnResult<K extends JobKind> = (result: JobResult<K>, index: number) => void;

export interface Pool {
  /**
   * Takes inputs one by one, so that a long list need not exist at once, and passes each result to `onResult` with the
   * index of its input. The first failed job ends it with an error that names it. An aborted `stop` ends it at once;
   * running jobs are lost. A failed or stopped pool can only be closed.
   */
  each<K extends JobKind>(
    kind: K,
    inputs: Iterable<JobInput<K>>,
    onResult: OnResult<K>,
    stop?: AbortSignal,
  ): Promise<void>;
  close(): Promise<void>;
}

export function openPool(threads: number): Pool {
  // From the sources, as in tests, there is no compiled worker.
  const isSource = import.meta.url.endsWith('.ts');
  const worker = new URL('./worker.js', import.meta.url);
  const atOnce = isSource ? 1 : threads;
  const pool = makePool<Task, JobAnswer>({ threads: atOnce, closed: 'the pool is closed' }, (onGone) =>
    isSource ? threadHere(answerTo) : openThread(worker, onGone),
  );
  let closed = false;

  async function run(task: Task): Promise<unknown> {
    const answer = await pool.ask(task).catch((error: Error) => {
      throw crashOf(task, error.message);
    });
    if (answer.ok) return answer.result;
    // With the stack of the original thread.
    throw Object.assign(new Error(answer.message), { stack: answer.stack });
  }

  return {
    async each<K extends JobKind>(
      kind: K,
      inputs: Iterable<JobInput<K>>,
      onResult: OnResult<K>,
      stop: AbortSignal | undefined,
    ) {
      const waiting = inputs[Symbol.iterator]();
      let given = 0;
      let over = stop?.aborted === true;
      const serve = async () => {
        while (!over && !closed) {
          const next = waiting.next();
          if (next.done === true) return;
          const index = given++;
          const result = await run({ kind, input: next.value });
          if (!over) onResult(result as JobResult<K>, index);
        }
      };
      let halt = () => {};
      const halted = new Promise<void>((resolve) => {
        halt = resolve;
      });
      stop?.addEventListener('abort', halt);
      try {
        await Promise.race([Promise.all(Array.from({ length: atOnce }, serve)), halted]);
      } finally {
        over = true;
        stop?.removeEventListener('abort', halt);
      }
    },
    async close() {
      closed = true;
      await pool.close();
    },
  };
}

const INPUT_SHOWN = 300;

function crashOf({ kind, input }: Task, what: string): Error {
  return new Error(`a thread crashed at ${kind} (${what}): ${JSON.stringify(input).slice(0, INPUT_SHOWN)}`);
}
