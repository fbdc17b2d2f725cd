/** A thread that answers one question at a time and ends after its first failure. */

import { setImmediate as immediately } from 'node:timers/promises';
import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads';

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

/** The first message of every thread. */
const LOADED = 'loaded';

/** The module must call `answerQuestions`. Calls `onGone` when the thread ends, for any reason. */
export function openThread<Question, Answer>(
  module: URL,
  onGone: () => void,
  { worker: options, hungMs, told = (error) => error as Error }: ThreadLimits = {},
): Thread<Question, Answer> {
  const worker = new Worker(module, options);
  let end = (_error: Error) => {};
  let answered = (_answer: Answer) => {};
  // Node crashes as a whole when a worker is terminated while it loads modules that await (nodejs/node#62114).
  const loaded = new Promise<void>((resolve) => {
    worker.once('message', () => {
      worker.on('message', (message: Answer) => answered(message));
      resolve();
    });
    worker.once('exit', () => resolve());
  });
  worker.on('error', (error: unknown) => end(told(error)));
  worker.once('exit', (code) => {
    end(new Error(`it ended with code ${code}`));
    onGone();
  });

  async function close(): Promise<void> {
    await loaded;
    await worker.terminate();
  }

  return {
    ask(question) {
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          end(new Error(`no answer after ${hungMs} ms`));
          void close();
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
    close,
  };
}

/** The other side of `openThread`: an exception ends the thread. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer): void {
  // The module that calls this is still loading.
  setImmediate(() => {
    parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question)));
    parentPort?.postMessage(LOADED);
  });
}

/** Answers in this thread: tests run from sources, without a compiled worker to start. */
export function threadHere<Question, Answer>(answer: (question: Question) => Answer): Thread<Question, Answer> {
  return {
    async ask(question) {
      await immediately();
      return answer(question);
    },
    async close() {},
  };
}
