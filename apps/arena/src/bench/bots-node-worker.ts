/** A bot in a worker thread of Node. */

import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import type { Question } from '@tarmac/bots';
import { replyTo } from './bots-door.ts';

let heapBytes = 0;

/** Nobody can look at a busy thread's heap from outside, so the clock does whenever it is asked. */
function now(): number {
  heapBytes = Math.max(heapBytes, getHeapStatistics().used_heap_size);
  return performance.now();
}

parentPort?.on('message', (question: Question) => {
  const reply = replyTo(question, now);
  now();
  parentPort?.postMessage({ ...reply, heapBytes });
});
