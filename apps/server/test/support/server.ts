/** A server of its own for a test: real database, real sockets, a folder that goes with it. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import type { Overrides } from '../../src/open-parts.ts';
import { type Server, startServer } from '../../src/server.ts';
import { readSettings, type Settings } from '../../src/settings.ts';
import { sharedPostgres } from './postgres.ts';

export interface TestServer extends Server {
  /** http://127.0.0.1:… */
  readonly base: string;
}

type Environment = Readonly<Record<string, string>>;

/** Tests come from one address and in a hurry. */
export const GENEROUS = {
  TARMAC_PORT: '0',
  TARMAC_LOG: 'error',
  TARMAC_MESSAGES_PER_SECOND: '100000',
  TARMAC_REQUESTS_PER_MINUTE: '1000000',
  TARMAC_NEW_PEOPLE_PER_HOUR: '1000000',
  TARMAC_SOCKETS_PER_ADDRESS: '100000',
  TARMAC_BOT_THREADS: '1',
};

export function settingsOf(environment: Environment): Settings {
  const settings = readSettings(environment);
  if (!settings.ok) throw new Error(settings.problem);
  return settings.value;
}

/** To be closed by whoever opens it. */
export async function startTestServer(environment: Environment = {}, overrides?: Overrides): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'tarmac-server-'));
  const settings = settingsOf({ TARMAC_DATA: folder, ...GENEROUS, ...environment });
  // The same whether or not the web app has been built.
  const server = await startServer(settings, { webFolder: join(folder, 'no-web-app'), ...overrides });
  let closing: Promise<void> | null = null;
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    ...server,
    base: `http://127.0.0.1:${server.port}`,
    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** Within a test: closed after it, if not before. */
export async function openServer(environment?: Environment, overrides?: Overrides): Promise<TestServer> {
  const server = await startTestServer(environment, overrides);
  onTestFinished(server.close);
  return server;
}

/** For all tests of a file or of a `describe`. */
export async function useServer(environment?: Environment, overrides?: Overrides): Promise<TestServer> {
  const server = await startTestServer(environment, overrides);
  afterAll(server.close);
  return server;
}

/** The same: two nodes on a new PostgreSQL database. */
export async function useTwoNodes(
  environment: Environment = {},
  overrides?: Overrides,
): Promise<readonly [TestServer, TestServer]> {
  const DATABASE_URL = await (await sharedPostgres()).createDatabase();
  const open = () => useServer({ ...environment, DATABASE_URL }, overrides);
  return [await open(), await open()];
}
