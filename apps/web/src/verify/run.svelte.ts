/** A verification in progress: started by the reader, in its own worker, stopped with the page. */

import type { Progress } from '@tarmac/kit';
import { type Job, startJob } from '../jobs/job.ts';
import type { Verified, VerifyQuestion } from '../worker/verify-api.ts';

export type Running =
  | { readonly kind: 'idle' }
  /** How much of it is done, from 0 to 1. */
  | { readonly kind: 'running'; readonly part: number }
  | { readonly kind: 'done'; readonly found: Verified }
  | { readonly kind: 'broken' };

export function checking() {
  let state = $state.raw<Running>({ kind: 'idle' });
  let job: Job<Verified> | null = null;

  return {
    get state() {
      return state;
    },
    async begin(question: VerifyQuestion): Promise<void> {
      job?.stop();
      state = { kind: 'running', part: 0 };
      job = startJob<VerifyQuestion, Progress, Verified>(
        () => new Worker(new URL('../worker/verify.worker.ts', import.meta.url), { type: 'module' }),
        question,
        ({ done, of }) => {
          state = { kind: 'running', part: done / of };
        },
      );
      try {
        state = { kind: 'done', found: await job.result };
      } catch {
        state = { kind: 'broken' };
      }
    },
    stop(): void {
      job?.stop();
      job = null;
      state = { kind: 'idle' };
    },
  };
}
