/** One thread of the pool: it receives a job as a message and returns its result or failure. */

import { parentPort } from 'node:worker_threads';
import { answerTo, type Task } from './jobs.ts';

parentPort?.on('message', (task: Task) => parentPort?.postMessage(answerTo(task)));
