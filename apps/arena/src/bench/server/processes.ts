/** Processes of the bench: each server and each load has its own, controlled by messages. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface Helper {
  /** One question at a time. */
  ask<A>(question: unknown): Promise<A>;
  /** The next unrequested message of the process. */
  said<A>(): Promise<A>;
  /** Rejects if the process ends by itself. */
  readonly died: Promise<never>;
  close(): Promise<void>;
}

interface HelperSettings {
  /** Sent to the process as JSON, unless it uses only its environment. */
  readonly settings?: object;
  readonly env?: Readonly<Record<string, string>>;
  readonly execArgv?: readonly string[];
}

export function startHelper(path: string, { settings, env, execArgv = [] }: HelperSettings): Helper {
  const child = fork(path, settings === undefined ? [] : [JSON.stringify(settings)], {
    serialization: 'advanced',
    execArgv: [...execArgv],
    env: { ...process.env, ...env },
    // A server's log is not reported; errors on stderr are.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const died = ended.then(([code, signal]): never => {
    throw new Error(`${path} ended with ${code ?? signal} before it answered`);
  });
  // Only callers that wait for an answer need it.
  died.catch(() => {});

  async function said<A>(): Promise<A> {
    const [answer] = await Promise.race([once(child, 'message'), died]);
    return answer as A;
  }

  return {
    said,
    async ask<A>(question: unknown): Promise<A> {
      const answer = said<A>();
      child.send(question as Parameters<ChildProcess['send']>[0]);
      return answer;
    },
    died,
    async close() {
      child.kill();
      await ended;
    },
  };
}

const SETTLE = 'settle';
const PROCESSOR = 'processor';

/** Loaded before a server's own code, which is unaware of it. Pages are returned a while after the objects. */
const SETTLING = `
process.on('message', async (message) => {
  if (message === '${PROCESSOR}') process.send(process.cpuUsage());
  if (message !== '${SETTLE}') return;
  for (let time = 0; time < 4; time++) {
    gc();
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  process.send({ bytes: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit());
process.channel.unref();
`;

/** For a server whose memory or processor time is measured. */
export const SETTLING_FLAGS = ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(SETTLING)}`];

/** The memory of a server after garbage collection. */
export async function settledBytes(server: Helper): Promise<number> {
  const { bytes } = await server.ask<{ bytes: number }>(SETTLE);
  return bytes;
}

/** The processor time of a server so far, of all its threads. */
export async function processorMs(server: Helper): Promise<number> {
  const { user, system } = await server.ask<NodeJS.CpuUsage>(PROCESSOR);
  return (user + system) / 1000;
}
