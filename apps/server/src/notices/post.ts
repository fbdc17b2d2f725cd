/** A request to somebody else's server: follows no redirect, waits five seconds at most, reads nothing but the status. */

import { request } from 'node:https';

const LIMIT_MS = 5_000;

export function post(
  address: string,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(address, { method: 'POST', headers });
    const limit = setTimeout(() => outgoing.destroy(new Error(`no answer within ${LIMIT_MS} ms`)), LIMIT_MS);
    outgoing.once('response', (incoming) => {
      clearTimeout(limit);
      resolve(incoming.statusCode ?? 0);
      incoming.destroy();
    });
    outgoing.on('error', (error) => {
      clearTimeout(limit);
      reject(error);
    });
    outgoing.end(body);
  });
}

/** Throws for any status but a good one, with a code that a log may show. */
export function expectGood(status: number): void {
  if (status < 200 || status > 299) throw Object.assign(new Error('refused'), { code: `HTTP ${status}` });
}
