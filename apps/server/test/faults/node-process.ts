/** A node as a process of its own, which can be killed as a machine dies: from one moment to the next. */

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureCompiled } from '@tarmac/tools/compiled';
import { GENEROUS } from '../support/server.ts';

export interface NodeProcess {
  /** http://127.0.0.1:… */
  readonly base: string;
  readonly pid: number;
  /** Everything it has logged, from warnings on. */
  readonly logged: string[];
  isRunning(): boolean;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
}

const folder = fileURLToPath(new URL('../..', import.meta.url));

/** Only what is compiled runs without the tests' machinery. */
export const build = () => ensureCompiled(folder);

export interface HowToStart {
  /** A program that runs the node, with its arguments. */
  readonly under?: readonly string[];
  /** For Node.js, before the server. */
  readonly flags?: readonly string[];
}

/** Resolves when it answers. */
export async function startNode(
  environment: Readonly<Record<string, string>>,
  { under = [], flags = [] }: HowToStart = {},
): Promise<NodeProcess> {
  const [program, ...words] = [...under, process.execPath, ...flags, `${folder}dist/main.js`, 'serve'];
  const { PATH = '' } = process.env;
  const child = spawn(program as string, words, {
    env: { PATH, ...GENEROUS, TARMAC_LOG: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Tests that end in a hurry must not leave a server behind.
  const leave = () => child.kill('SIGKILL');
  process.once('exit', leave);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  ended.then(() => process.off('exit', leave));
  const logged: string[] = [];
  const base = await addressOf(child, logged);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    base,
    pid: child.pid as number,
    logged,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    signal: (signal) => void child.kill(signal),
  };
}

function addressOf(child: ChildProcess, logged: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const hear = (text: string) => {
      for (const line of text.split('\n')) {
        const address = /^Tarmac is at (http:\S+)/.exec(line)?.[1];
        if (address !== undefined) resolve(address);
        else if (line !== '') logged.push(line);
      }
    };
    child.stdout?.setEncoding('utf8').on('data', hear);
    child.stderr?.setEncoding('utf8').on('data', hear);
    child.once('error', reject);
    child.once('close', () => reject(new Error(`the node ended before it answered:\n${logged.join('\n')}`)));
  });
}
