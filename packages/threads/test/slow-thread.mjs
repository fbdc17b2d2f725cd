/** A thread whose modules await while they load, and which says in shared memory that they are loaded. */

import { setTimeout } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { answerQuestions } from '@tarmac/threads';

await setTimeout(50);
answerQuestions((question) => question * 2);
Atomics.store(workerData, 0, 1);
