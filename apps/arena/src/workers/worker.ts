/** One thread of the pool: a job comes in as a message, its result or its failure goes back. */

import { parentPort } from 'node:worker_threads';
import { answerTo, type Task } from './jobs.ts';

parentPort?.on('message', (task: Task) => parentPort?.postMessage(answerTo(task)));
