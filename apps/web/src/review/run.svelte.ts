/** A review in progress: started, stopped, restarted; finished ones are kept. */

import { startJob } from '../jobs/job.ts';
import type { ReviewPart, ReviewQuestion, ReviewReport, ReviewResult } from '../worker/review-api.ts';
import { keepReview, keptReview } from './kept.ts';

export type RunState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running'; readonly part: number }
  | { readonly kind: 'stopped'; readonly part: number }
  | { readonly kind: 'refused'; readonly detail: string }
  | { readonly kind: 'broken' }
  | { readonly kind: 'done'; readonly report: ReviewReport };

const spawn = () => new Worker(new URL('../worker/review.worker.ts', import.meta.url), { type: 'module' });

export type Run = ReturnType<typeof reviewRun>;

export function reviewRun(question: ReviewQuestion) {
  const known = keptReview(question.text);
  let state = $state.raw<RunState>(known === null ? { kind: 'waiting' } : { kind: 'done', report: known });
  let stopJob: (() => void) | null = null;

  function begin(): void {
    stopJob?.();
    state = { kind: 'running', part: 0 };
    const job = startJob<ReviewQuestion, ReviewPart, ReviewResult>(spawn, question, ({ part }) => {
      state = { kind: 'running', part };
    });
    stopJob = job.stop;
    job.result.then(ended, () => {
      state = { kind: 'broken' };
    });
  }

  function ended(result: ReviewResult): void {
    if (result.kind === 'refused') {
      state = { kind: 'refused', detail: result.detail };
      return;
    }
    keepReview(question.text, result);
    state = { kind: 'done', report: result };
  }

  function stop(): void {
    stopJob?.();
    if (state.kind === 'running') state = { kind: 'stopped', part: state.part };
  }

  return {
    get state() {
      return state;
    },
    begin,
    stop,
  };
}
