/** Refuses requests under names that are not this server's, and from pages of other sites, which must not act with a browser's identity. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../answer.ts';
import type { Parts } from '../parts.ts';
import type { Settings } from '../settings.ts';
import { makeKnownHost } from './hosts.ts';
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

/** Load balancers probe under names of their own, and learn nothing else. */
const PROBES: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz']);
const MOST_LETTERS_SHOWN = 100;

export function guardOrigin(app: FastifyInstance, { settings }: Pick<Parts, 'settings'>): void {
  const isKnownHost = makeKnownHost(settings);

  app.addHook('onRequest', async (request, reply) => {
    const { headers, method, host = '', protocol } = request;
    const known = host === '' || isKnownHost(host);
    if (!known && !mayNameAnyHost(request, settings)) return send(reply, refuse('foreign-origin', unknownHost(host)));
    if (HARMLESS.has(method) && headers.upgrade === undefined) return;
    // Behind a proxy that hands on some other name only the configured origin is ours.
    if (isOwnOrigin(headers, settings, known ? host : '', protocol)) return;
    return send(reply, refuse('foreign-origin', `this is ${settings.origin ?? `${protocol}://${host}`}`));
  });
}

/** A trusted proxy that speaks for somebody may use the name it has for this server, where people's own is configured. */
function mayNameAnyHost({ ips = [], routeOptions }: FastifyRequest, { origin }: Pick<Settings, 'origin'>): boolean {
  return PROBES.has(routeOptions.url) || (origin !== null && ips.length > 1);
}

function unknownHost(host: string): string {
  return `"${host.slice(0, MOST_LETTERS_SHOWN)}" is not a name of this server: open it by its address, or set TARMAC_ORIGIN to the address that people use`;
}
