/** A thread of the bots. */

import { answer, type Question } from '@tarmac/bots';
import { answerQuestions } from '@tarmac/threads';
import { GAMES } from '../games.ts';

const brains = GAMES.flatMap(({ brain }) => (brain === null ? [] : [brain]));

answerQuestions((question: Question) => answer(brains, question, () => performance.now()));
