/** Starts our built server as a process, changed only in its log and its limits per address. */

import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@tarmac/tools/ports';
import { BadInput } from '../../bad-input.ts';
import { type Helper, SETTLING_FLAGS } from './processes.ts';

/** Nothing imports apps, so it is started as a program. */
const FOLDER = new URL('../../../../server/', import.meta.url);
export const SERVER_PATH = fileURLToPath(new URL('dist/main.js', FOLDER));
/** As `npm run play` and the image start it. */
export const SERVER_FLAGS = ['--max-semi-space-size=64'];
const MANY = '1000000';
/** All clients come from one address. */
export const SERVER_ENVIRONMENT = {
  NODE_ENV: 'production',
  // It logs to stderr; only warnings matter here.
  TARMAC_LOG: 'warn',
  TARMAC_SOCKETS_PER_ADDRESS: MANY,
  TARMAC_MESSAGES_PER_SECOND: MANY,
  TARMAC_REQUESTS_PER_MINUTE: MANY,
  TARMAC_NEW_PEOPLE_PER_HOUR: MANY,
  // Nobody has one; but without any way to send them there are no notices of correspondence.
  TARMAC_WEBHOOK_HOSTS: 'webhooks.invalid',
} as const;

export async function buildOwnServer(): Promise<void> {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  try {
    await promisify(execFile)(process.execPath, [compiler, '-b', fileURLToPath(FOLDER)]);
  } catch (error) {
    const [line] = String((error as { stdout?: unknown }).stdout || error).split('\n');
    throw new BadInput(`could not build the server for the bench: ${line}`);
  }
}

export async function startOwnServer(
  start: (path: string, settings: { env: Record<string, string>; execArgv: readonly string[] }) => Helper,
  dataFolder: string,
  /** Of a PostgreSQL; without one it uses a file. */
  databaseUrl = '',
  /** Of another build. */
  program = SERVER_PATH,
): Promise<{ server: Helper; url: string }> {
  const port = await freePort();
  const server = start(program, {
    execArgv: [...SERVER_FLAGS, ...SETTLING_FLAGS],
    env: { ...SERVER_ENVIRONMENT, DATABASE_URL: databaseUrl, TARMAC_PORT: String(port), TARMAC_DATA: dataFolder },
  });
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([readyAt(url), server.died]);
  return { server, url };
}

export async function readyAt(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok === true) return;
    await setTimeout(10);
  }
}
