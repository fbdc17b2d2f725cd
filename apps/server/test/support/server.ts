/** A server of its own for a test: real database, real sockets, a folder that goes with it. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Overrides } from '../../src/open-parts.ts';
import { type Server, startServer } from '../../src/server.ts';
import { readSettings } from '../../src/settings.ts';

export interface TestServer extends Server {
  /** http://127.0.0.1:… */
  readonly base: string;
}

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

export async function openServer(
  environment: Readonly<Record<string, string>> = {},
  overrides?: Overrides,
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'tarmac-server-'));
  const settings = readSettings({ TARMAC_DATA: folder, ...GENEROUS, ...environment });
  if (!settings.ok) throw new Error(settings.problem);
  // The same whether or not the web app has been built.
  const server = await startServer(settings.value, { webFolder: join(folder, 'no-web-app'), ...overrides });
  return {
    ...server,
    base: `http://127.0.0.1:${server.port}`,
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
