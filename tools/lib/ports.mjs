/** Ports for servers that come back at the same address. */

import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below those that systems hand out to clients: one of them could take the port while its server is away, and
 * a client that keeps trying could even connect to itself.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
