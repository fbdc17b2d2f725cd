/** The guided first game: a fixed deal, the learner's acts, and the words. */

import { makeLesson } from '@tarmac/kit/words';
import { EN } from './en.ts';
import { FR } from './fr.ts';
import file from './lesson.json' with { type: 'json' };
import { EXPECTED } from './steps.ts';

export const lesson = makeLesson(file, ['', 'Amelia'], EXPECTED, { en: EN, fr: FR });
