/** Threads that share out jobs among all cores; results come back in whatever order they are done. */

import { setMaxListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Flag, type Given, wholeOf } from '../flags.ts';
import { JOBS, type JobInput, type JobKind, type JobResult } from './jobs.ts';
import type { Answer, Task } from './worker.ts';

export const THREADS_FLAG: Flag = { kind: 'value', value: 'N', help: 'how many cores to use (all)' };

const MOST_THREADS = 256;

export function threadsOf(given: Given): number {
  return wholeOf(given, 'threads', 1, MOST_THREADS) ?? availableParallelism();
}

type OnResult<K extends JobKind> = (result: JobResult<K>, index: number) => void;

export interface Pool {
  /**
   * Takes one input after the other, so that a long list need not exist at once, and hands each result to
   * `onResult` with the place of its input. The first job to fail ends it with an error that says which.
   * Once `stop` is aborted it ends at once; jobs under way are lost. A pool that failed or was stopped can
   * only be closed.
   */
  each<K extends JobKind>(
    kind: K,
    inputs: Iterable<JobInput<K>>,
    onResult: OnResult<K>,
    stop?: AbortSignal,
  ): Promise<void>;
  close(): Promise<void>;
}

type Run = (task: Task, stop: AbortSignal | undefined) => Promise<unknown>;

/** What a run answers that was stopped. */
const STOPPED = Symbol('stopped');

export function openPool(threads: number): Pool {
  // Run from its sources, as the tests do, there is no compiled worker to start.
  if (import.meta.url.endsWith('.ts')) return poolOf([runHere], async () => {});
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./worker.js', import.meta.url)));
  return poolOf(
    workers.map((worker) => (task, stop) => runThere(worker, task, stop)),
    async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  );
}

function poolOf(runs: readonly Run[], close: () => Promise<void>): Pool {
  return {
    close,
    async each<K extends JobKind>(
      kind: K,
      inputs: Iterable<JobInput<K>>,
      onResult: OnResult<K>,
      stop: AbortSignal | undefined,
    ) {
      // Each thread listens for it; Node warns of more than ten.
      if (stop !== undefined) setMaxListeners(runs.length + 1, stop);
      const waiting = inputs[Symbol.iterator]();
      let given = 0;
      let failed = false;
      const serve = async (run: Run) => {
        while (!failed && stop?.aborted !== true) {
          const next = waiting.next();
          if (next.done === true) return;
          const index = given++;
          const result = await run({ kind, input: next.value }, stop);
          if (result !== STOPPED && !failed) onResult(result as JobResult<K>, index);
        }
      };
      const guarded = async (run: Run) => {
        try {
          await serve(run);
        } catch (error) {
          failed = true;
          throw error;
        }
      };
      await Promise.all(runs.map(guarded));
    },
  };
}

async function runHere({ kind, input }: Task): Promise<unknown> {
  const result = JOBS[kind](input as never);
  await setImmediate();
  return result;
}

function runThere(worker: Worker, task: Task, stop: AbortSignal | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      worker.off('message', onAnswer).off('error', onError).off('exit', onExit);
      stop?.removeEventListener('abort', onStop);
      end();
    };
    const onAnswer = (answer: Answer) => settle(() => (answer.ok ? resolve(answer.result) : reject(failureOf(answer))));
    const onError = (error: Error) => settle(() => reject(crashOf(task, error.message)));
    const onExit = (code: number) => settle(() => reject(crashOf(task, `it ended with code ${code}`)));
    const onStop = () => settle(() => resolve(STOPPED));
    worker.on('message', onAnswer).on('error', onError).on('exit', onExit);
    stop?.addEventListener('abort', onStop);
    worker.postMessage(task);
  });
}

/** With the stack of the thread it happened in, not that of the messenger. */
function failureOf({ message, stack }: Extract<Answer, { ok: false }>): Error {
  const failure = new Error(message);
  failure.stack = stack;
  return failure;
}

const INPUT_SHOWN = 300;

function crashOf({ kind, input }: Task, what: string): Error {
  return new Error(`a thread crashed at ${kind} (${what}): ${JSON.stringify(input).slice(0, INPUT_SHOWN)}`);
}
