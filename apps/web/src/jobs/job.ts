/** Long work in a worker of its own, with progress; it can be stopped. */

import { openChannel, serve } from '../backend/calls.ts';

export interface Job<R> {
  /** Rejects if the work fails; never settles after a stop. */
  readonly result: Promise<R>;
  stop(): void;
}

export function startJob<Q, P, R>(spawn: () => Worker, question: Q, onProgress: (progress: P) => void): Job<R> {
  const worker = spawn();
  const { remote, end } = openChannel<{ work(question: Q): Promise<R> }, P>(worker, {
    hear: onProgress,
    onDeath: (event) => event.preventDefault(),
  });
  return { result: remote.work(question).finally(end) as Promise<R>, stop: () => worker.terminate() };
}

/** The worker's side: `work` yields its progress and returns its result. */
export function serveJob<Q, P, R>(work: (question: Q) => AsyncGenerator<P, R, void> | Generator<P, R, void>): void {
  serve({
    async work(question: Q): Promise<R> {
      const steps = work(question);
      for (;;) {
        const step = await steps.next();
        if (step.done) return step.value;
        postMessage(step.value);
      }
    },
  });
}
