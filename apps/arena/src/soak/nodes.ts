/** The server's nodes as processes: started, killed, restarted at the same address, asked for their memory. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@tarmac/tools/ports';
import { readyAt, SERVER_ENVIRONMENT, SERVER_FLAGS, SERVER_PATH } from '../bench/server/own-server.ts';

export interface Memory {
  readonly rss: number;
  readonly heap: number;
  /** Sockets, timers and other handles. */
  readonly handles: number;
}

export interface SoakNode {
  readonly name: string;
  /** http://127.0.0.1:…, the same in every life. */
  readonly base: string;
  /** The number of its starts. */
  life(): number;
  isUp(): boolean;
  start(): Promise<void>;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
  /** Null if it does not answer in time or is down. `settled`: after a garbage collection. */
  memory(settled: boolean): Promise<Memory | null>;
  /** The last lines of its stderr, of all its lives. */
  readonly said: readonly string[];
  /** The number of its lines. */
  lines(): number;
}

/** Loaded before the server's own code, which is unaware of it. */
const PROBE = `
process.on('message', async ({ question, settled }) => {
  for (let time = 0; settled && time < 3; time++) {
    gc();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { rss, heapUsed } = process.memoryUsage();
  process.send({ question, rss, heap: heapUsed, handles: process.getActiveResourcesInfo().length });
});
process.on('disconnect', () => process.exit());
process.channel.unref();
`;
const PROBE_FLAGS = ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(PROBE)}`];

const ANSWER_MS = 8000;
const LINES_KEPT = 20;
const GENTLE_MS = 15_000;

export async function makeNode(name: string, databaseUrl: string, dataFolder: string): Promise<SoakNode> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const said: string[] = [];
  let child: ChildProcess | null = null;
  let lives = 0;
  let up = false;
  let lines = 0;
  let questions = 0;
  const leave = () => child?.kill('SIGKILL');

  function hear(text: string): void {
    const heard = text.split('\n').filter((line) => line !== '');
    lines += heard.length;
    said.push(...heard.map((line) => `${name}: ${line.slice(0, 400)}`));
    said.splice(0, said.length - LINES_KEPT);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    up = false;
    const ending = child;
    if (ending === null) return;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    const late = setTimeout(() => ending.kill('SIGKILL'), GENTLE_MS);
    await gone;
    clearTimeout(late);
    process.off('exit', leave);
  }

  return {
    name,
    base,
    said,
    life: () => lives,
    lines: () => lines,
    isUp: () => up,
    async start() {
      const started = fork(SERVER_PATH, ['serve'], {
        execArgv: [...SERVER_FLAGS, ...PROBE_FLAGS],
        env: {
          ...process.env,
          ...SERVER_ENVIRONMENT,
          DATABASE_URL: databaseUrl,
          TARMAC_PORT: String(port),
          TARMAC_DATA: dataFolder,
        },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        // In its own process group: Ctrl-C goes to the arena, which ends it properly.
        detached: true,
      });
      child = started;
      lives++;
      process.once('exit', leave);
      started.stderr?.setEncoding('utf8').on('data', hear);
      const died = new Promise<never>((_, reject) => {
        started.once('exit', (code, signal) => {
          if (child === started) child = null;
          up = false;
          reject(new Error(`node ${name} ended with ${code ?? signal}: ${said.join('\n')}`));
        });
      });
      died.catch(() => {});
      await Promise.race([readyAt(base), died]);
      up = true;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async memory(settled) {
      const asked = child;
      if (asked === null || !up) return null;
      const question = ++questions;
      const answer = new Promise<Memory | null>((resolve) => {
        const finish = (memory: Memory | null) => {
          clearTimeout(late);
          asked.off('message', take);
          resolve(memory);
        };
        const take = (message: unknown) => {
          const { question: about, rss, heap, handles } = message as Memory & { question: number };
          if (about === question) finish({ rss, heap, handles });
        };
        const late = setTimeout(() => finish(null), ANSWER_MS);
        asked.on('message', take);
      });
      asked.send({ question, settled }, () => {});
      return answer;
    },
  };
}
