/** One thread that answers one question at a time, and is gone once it has failed to. */

import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Answer, answer, type Brain, type Question } from '@tarmac/bots';

export interface Thread {
  /** Rejects when the thread dies of it or hangs; it is gone then. What it rejects with is fit for a log. */
  ask(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

/** Far beyond the time that any question allows. */
const HUNG_MS = 30_000;

/** What a thread may hold, so that a bot out of hand takes itself along and not the server. */
const MOST_MEGABYTES = 512;

/** `onGone` hears of its end, whatever the reason. */
export function openThread(module: URL, onGone: () => void): Thread {
  // Nothing of the server's environment is a bot's business, and conditions of the tests would find no sources there.
  const worker = new Worker(module, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  let end = (_error: Error) => {};
  let answered = (_answer: Answer) => {};
  worker.on('message', (message: Answer) => answered(message));
  worker.on('error', (error: unknown) => end(wordless(error)));
  worker.once('exit', (code) => {
    end(new Error(`the thread ended with code ${code}`));
    onGone();
  });
  return {
    ask(question) {
      return new Promise((resolve, reject) => {
        const hung = setTimeout(() => {
          end(new Error(`no answer after ${HUNG_MS} ms`));
          void worker.terminate();
        }, HUNG_MS);
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

/** Run from its sources, as the tests do, there is no compiled worker to start: then it is this thread that thinks. */
export function thinkHere(brains: readonly Brain[]): Thread {
  return {
    async ask(question) {
      await setImmediate();
      try {
        return answer(brains, question, () => performance.now());
      } catch (error) {
        throw wordless(error);
      }
    },
    async close() {},
  };
}

const FRAMES_TOLD = 8;

/** Where a bot threw, without what it said: that may quote cards nobody should read in a log. */
function wordless(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(`it threw a ${typeof error}`);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return new Error(`it threw a ${error.name}\n${frames.slice(0, FRAMES_TOLD).join('\n')}`);
}
