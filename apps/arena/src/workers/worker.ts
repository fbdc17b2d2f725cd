/** One thread of the pool: a job comes in as a message, its result or its failure goes back. */

import { parentPort } from 'node:worker_threads';
import { JOBS, type JobKind } from './jobs.ts';

export interface Task {
  readonly kind: JobKind;
  readonly input: unknown;
}

export type Answer =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly message: string; readonly stack: string };

parentPort?.on('message', ({ kind, input }: Task) => parentPort?.postMessage(answerTo(kind, input)));

function answerTo(kind: JobKind, input: unknown): Answer {
  try {
    return { ok: true, result: JOBS[kind](input as never) };
  } catch (error) {
    const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
    return { ok: false, message, stack };
  }
}
