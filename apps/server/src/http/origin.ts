/** Refuses requests from pages of other sites, which must not act with a browser's identity. */

import type { FastifyInstance } from 'fastify';
import { refuse } from '../answer.ts';
import type { Parts } from '../parts.ts';
import type { Settings } from '../settings.ts';
import { send } from './send.ts';

interface Headers {
  readonly origin?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

/** `host` and `protocol` are those of the request, as trusted proxies report them. */
export function isOwnOrigin(
  headers: Headers,
  settings: Pick<Settings, 'origin'>,
  host: string,
  protocol: string,
): boolean {
  if (headers.origin !== undefined)
    return headers.origin === settings.origin || headers.origin === `${protocol}://${host}`;
  // Browsers send the origin with every request that changes something; scripts and tools send none.
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Methods that change nothing. */
export const HARMLESS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

export function guardOrigin(app: FastifyInstance, { settings }: Pick<Parts, 'settings'>): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, method, host, protocol } = request;
    if (HARMLESS.has(method) && headers.upgrade === undefined) return;
    if (isOwnOrigin(headers, settings, host, protocol)) return;
    return send(reply, refuse('foreign-origin', `this is ${settings.origin ?? `${protocol}://${host}`}`));
  });
}
