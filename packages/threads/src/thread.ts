/** One thread that answers one question at a time, and is gone once it has failed to. */

import { setImmediate } from 'node:timers/promises';
import { Worker, type WorkerOptions } from 'node:worker_threads';

export interface Thread<Question, Answer> {
  /** Rejects when the thread dies of it or hangs; it is gone then. */
  ask(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

export interface ThreadLimits {
  readonly worker?: WorkerOptions;
  /** A thread without an answer for so long is ended. */
  readonly hungMs?: number;
  /** What an error that ends the thread is told as. */
  told?(error: unknown): Error;
}

/** `onGone` hears of its end, whatever the reason. */
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

/** Run from its sources, as tests do, there is no compiled worker to start: then it is this thread that answers. */
export function threadHere<Question, Answer>(answer: (question: Question) => Answer): Thread<Question, Answer> {
  return {
    async ask(question) {
      await setImmediate();
      return answer(question);
    },
    async close() {},
  };
}
