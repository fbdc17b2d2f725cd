/** A guided first game, as a game hands it to the page. */

import type { Language } from '@tarmac/kit/words';

export interface StepWords {
  readonly title: string;
  /** What to do. */
  readonly todo: string;
  readonly why: string;
  /** Said once it is done. */
  readonly after: string;
}

export interface LessonStep {
  /** What the deal was made for. */
  readonly action: unknown;
  readonly rules: readonly string[];
  words(language: Language): StepWords;
}

export interface Lesson {
  /** A match file of a game that is not over: the start, and what everyone does. */
  readonly file: unknown;
  /** Where the learner sits. */
  readonly seat: number;
  /** What the others are called, by seat; empty for the learner. */
  readonly names: readonly string[];
  /** One for each decision of the learner, in order. */
  readonly steps: readonly LessonStep[];
  learnt(language: Language): readonly string[];
}
