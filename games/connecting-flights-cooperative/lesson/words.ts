/** What the lesson says in one language. */

import type { StepId } from './steps.ts';

export interface StepWords {
  readonly title: string;
  /** What to do, as one short request. */
  readonly todo: string;
  readonly why: string;
  /** Said once it is done, while the others play. */
  readonly after: string;
}

export interface LessonWords {
  readonly steps: Readonly<Record<StepId, StepWords>>;
  /** What has been learnt, one sentence each. */
  readonly learnt: readonly string[];
}
