/** The worker's end of a job: one question comes in, its work is done step by step, and whatever becomes of it is told. */

import type { JobSaid } from './job.ts';

/** `work` yields how far it is and returns its result. */
export function serveJob<Q, P, R>(work: (question: Q) => AsyncGenerator<P, R, void> | Generator<P, R, void>): void {
  const say = (said: JobSaid<P, R>) => postMessage(said);
  addEventListener('message', async ({ data }: MessageEvent<Q>) => {
    try {
      const steps = work(data);
      for (;;) {
        const step = await steps.next();
        if (step.done) return say({ kind: 'done', result: step.value });
        say({ kind: 'progress', progress: step.value });
      }
    } catch (error) {
      say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  });
}
