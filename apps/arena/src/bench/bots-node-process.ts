/** A process with only one worker thread, so that its growth is the thread's. */

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Question } from '@tarmac/bots';
import { type Asked, LOOK_EVERY_MS } from './bots-runtime.ts';

const before = process.memoryUsage.rss();
const worker = new Worker(process.argv[2] as string);
let grownBytes = 0;

function look(): void {
  grownBytes = Math.max(grownBytes, process.memoryUsage.rss() - before);
}

setInterval(look, LOOK_EVERY_MS).unref();

process.on('message', async (question: Question) => {
  const started = performance.now();
  worker.postMessage(question);
  const [reply] = (await once(worker, 'message')) as [Omit<Asked, 'wallMs' | 'grownBytes'>];
  const wallMs = performance.now() - started;
  look();
  process.send?.({ ...reply, wallMs, grownBytes });
});

process.on('disconnect', () => process.exit());
