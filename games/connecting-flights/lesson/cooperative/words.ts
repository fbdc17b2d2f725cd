/** What the lesson says in one language. */

import type { LessonWords as Words } from '../words.ts';
import type { StepId } from './steps.ts';

export interface LessonWords extends Pick<Words, 'learnt'> {
  readonly steps: Readonly<Record<StepId, Words['steps'][keyof Words['steps']]>>;
}
