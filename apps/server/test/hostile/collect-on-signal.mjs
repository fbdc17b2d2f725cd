/** Loaded before the server: SIGUSR2 collects all garbage and says on stderr what is left. Needs --expose-gc. */

import { setImmediate } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('SIGUSR2', async () => {
    for (let times = 0; times < 3; times++) {
      globalThis.gc?.();
      await setImmediate();
    }
    process.stderr.write(`collected ${JSON.stringify(process.memoryUsage())}\n`);
  });
}
