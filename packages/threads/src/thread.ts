/** A thread that answers one question at a time and ends after its first failure. */

import { setImmediate } from 'node:timers/promises';
import { Worker, type WorkerOptions } from 'node:worker_threads';

export interface Thread<Question, Answer> {
  /** Rejects when the thread dies or hangs. */
  ask(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

export interface ThreadLimits {
  readonly worker?: WorkerOptions;
  /** A thread that takes longer for an answer is ended. */
  readonly hungMs?: number;
  /** Translates the error that ended the thread. */
  told?(error: unknown): Error;
}

/** Calls `onGone` when the thread ends, for any reason. */
export function openThread<Question, Answer>(
  module: URL,
  onGone: () => void,
  { worker: options, hungMs, told = (error) => error as Error }: ThreadLimits = {},
): Thread<Question, Answer> {
  const worker = new Worker(module, options);
  let end = (_error: Error) => {};
  let answered = (_answer: Answer) => {};
  worker.on('message', (message: Answer) => answered(message));
  worker.on('error', (error: unknown) => end(told(error)));
  worker.once('exit', (code) => {
    end(new Error(`it ended with code ${code}`));
    onGone();
  });
  return {
    ask(question) {
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          end(new Error(`no answer after ${hungMs} ms`));
          void worker.terminate();
        };
        const hung = hungMs === undefined ? undefined : setTimeout(giveUp, hungMs);
        answered = (message) => {
          clearTimeout(hung);
          resolve(message);
        };
        end = (error) => {
          clearTimeout(hung);
          reject(error);
        };
        worker.postMessage(question);
      });
    },
    async close() {
      await worker.terminate();
    },
  };
}

/** Answers in this thread: tests run from sources, without a compiled worker to start. */
export function threadHere<Question, Answer>(answer: (question: Question) => Answer): Thread<Question, Answer> {
  return {
    async ask(question) {
      await setImmediate();
      return answer(question);
    },
    async close() {},
  };
}
