/** A thread of the bots: answers questions sent as messages; an exception ends the thread. */

import { parentPort } from 'node:worker_threads';
import { answer, type Question } from '@tarmac/bots';
import { GAMES } from '../games.ts';

const brains = GAMES.flatMap(({ brain }) => (brain === null ? [] : [brain]));

parentPort?.on('message', (question: Question) =>
  parentPort?.postMessage(answer(brains, question, () => performance.now())),
);
