/** A bot in a worker thread of its own Node process. */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { bundle } from './bots-bundle.ts';
import type { Asked, Runtime } from './bots-runtime.ts';

/** Relative paths are the same from the built file. */
const ENTRIES = {
  process: new URL('../../src/bench/bots-node-process.ts', import.meta.url),
  worker: new URL('../../src/bench/bots-node-worker.ts', import.meta.url),
};

export async function nodeRuntime(): Promise<Runtime> {
  const modules = await bundle(ENTRIES);
  // Not JSON, which has no -0.
  const child = fork(modules.pathOf('process'), [modules.pathOf('worker')], {
    serialization: 'advanced',
    execArgv: [],
  });
  const ended = once(child, 'exit');
  return {
    name: `Node ${process.versions.node}`,
    async ask(question) {
      const answered = once(child, 'message');
      child.send(question);
      const died = ended.then(([code]) => {
        throw new Error(`the process of the worker ended with ${code} before it answered`);
      });
      const [asked] = await Promise.race([answered, died]);
      return asked as Asked;
    },
    async close() {
      if (child.connected) child.disconnect();
      await ended;
      modules.remove();
    },
  };
}
