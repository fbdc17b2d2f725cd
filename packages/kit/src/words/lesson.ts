/** A guided first game: what the learner is to do at each decision, and what is said about it. */

import type { Language } from './languages.ts';

export interface StepWords {
  readonly title: string;
  /** What to do, as one short request. */
  readonly todo: string;
  readonly why: string;
  /** Said once it is done. */
  readonly after: string;
  /** How the names begin of what is pressed, in order: the page marks the first that is not chosen yet. */
  readonly press: readonly string[];
  /** Of what is tried first and refused: the request, what is pressed for it, and what to learn from the refusal. */
  readonly first?: { readonly todo: string; readonly press: readonly string[]; readonly met: string };
  /** What each turn of another means, one sentence or two for each that the learner sees before the next step. */
  readonly others?: readonly string[];
}

/** What the lesson says in one language. */
export interface LessonWords<Id extends string> {
  /** What the game is about, one sentence for each of the pictures before the first step. */
  readonly goals: readonly string[];
  readonly steps: Readonly<Record<Id, StepWords>>;
  /** What has been learnt, one sentence each. */
  readonly learnt: readonly string[];
}

export interface ExpectedStep<Action = unknown, Rule extends string = string> {
  /** What the deal was made for. */
  readonly action: Action;
  /** Whether another action does the same, such as one with another card of the same kind. */
  accepts?(action: Action): boolean;
  /** What is tried first, and the rule that refuses it. */
  readonly refused?: { readonly action: Action; readonly rule: Rule };
  /** To be read up in the rulebook. */
  readonly rules: readonly Rule[];
}

export interface Lesson<Action = unknown, L extends string = Language> {
  /** A match file of a game that is not over: the start, and what everyone does. */
  readonly file: unknown;
  /** Where the learner sits. */
  readonly seat: number;
  /** What the others are called, by seat; empty for the learner. */
  readonly names: readonly string[];
  /** One for each decision of the learner, in order. */
  readonly steps: readonly (ExpectedStep<Action> & { words(language: L): StepWords })[];
  goals(language: L): readonly string[];
  learnt(language: L): readonly string[];
}

/** The learner sits first; the steps come in the order of `expected`. */
export function makeLesson<S extends Readonly<Record<string, ExpectedStep>>>(
  file: unknown,
  names: readonly string[],
  expected: S,
  words: Readonly<Record<Language, LessonWords<keyof S & string>>>,
): Lesson<S[keyof S]['action']> {
  return {
    file,
    seat: 0,
    names,
    steps: Object.entries(expected).map(([id, step]) => ({
      ...step,
      words: (language) => words[language].steps[id] as StepWords,
    })),
    goals: (language) => words[language].goals,
    learnt: (language) => words[language].learnt,
  };
}
