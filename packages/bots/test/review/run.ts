/** A review from its first step to its last. */

import { type Brain, type Review, type ReviewEffort, reviewMatch } from '@tarmac/bots';
import type { Entry, Shapes } from '@tarmac/kit';

export function reviewed<T extends Shapes>(
  brain: Brain<T>,
  log: readonly Entry<T>[],
  effort: ReviewEffort,
  seed = 1,
): { readonly review: Review<T>; readonly progress: readonly number[] } {
  const steps = reviewMatch(brain, log, effort, seed);
  const progress: number[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done) return { review: step.value, progress };
    progress.push(step.value);
  }
}
