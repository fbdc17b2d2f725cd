/** A bot in a worker thread of Node. */

import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import type { Question } from '@tarmac/bots';
import { replyTo } from './bots-door.ts';

let heapBytes = 0;

/** A busy thread's heap cannot be read from outside, so the clock reads it at each call. */
function now(): number {
  heapBytes = Math.max(heapBytes, getHeapStatistics().used_heap_size);
  return performance.now();
}

parentPort?.on('message', (question: Question) => {
  const reply = replyTo(question, now);
  now();
  parentPort?.postMessage({ ...reply, heapBytes });
});
