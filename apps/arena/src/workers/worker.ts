/** One thread of the pool: it receives a job and returns its result or failure. */

import { answerQuestions } from '@tarmac/threads';
import { answerTo } from './jobs.ts';

answerQuestions(answerTo);
