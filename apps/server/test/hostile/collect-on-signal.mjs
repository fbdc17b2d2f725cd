/** Loaded before the server: SIGUSR2 collects all garbage and says on stderr what is left. Needs --expose-gc. */

import { setImmediate } from 'node:timers/promises';
import { getHeapSpaceStatistics } from 'node:v8';
import { isMainThread } from 'node:worker_threads';

/** The space for young objects grows to the bound that a flag sets, whatever is left in it. */
const YOUNG = ['new_space', 'new_large_object_space'];

function reservedForOld() {
  const old = getHeapSpaceStatistics().filter((space) => !YOUNG.includes(space.space_name));
  return old.reduce((bytes, space) => bytes + space.space_size, 0);
}

if (isMainThread) {
  process.on('SIGUSR2', async () => {
    for (let times = 0; times < 3; times++) {
      globalThis.gc?.();
      await setImmediate();
    }
    const { heapUsed, external, rss } = process.memoryUsage();
    const left = { heap: heapUsed + external, reserved: reservedForOld(), resident: rss };
    process.stderr.write(`collected ${JSON.stringify(left)}\n`);
  });
}
