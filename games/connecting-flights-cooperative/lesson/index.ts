/** The guided first game of the cooperative game: a fixed deal, what the learner does in it, and what is said about it. */

import type { Language } from '@tarmac/connecting-flights-cooperative/text';
import { EN } from './en.ts';
import { FR } from './fr.ts';
import file from './lesson.json' with { type: 'json' };
import { EXPECTED, STEP_IDS } from './steps.ts';
import type { LessonWords } from './words.ts';

const WORDS: Readonly<Record<Language, LessonWords>> = { en: EN, fr: FR };

export const lesson = {
  /** A match file of a game that is not over: the start, and what the learner does. */
  file: file as unknown,
  /** Alone at the table. */
  seat: 0,
  names: [''],
  /** One for each decision of the learner, in order. */
  steps: STEP_IDS.map((id) => ({ ...EXPECTED[id], words: (language: Language) => WORDS[language].steps[id] })),
  learnt: (language: Language) => WORDS[language].learnt,
} as const;
