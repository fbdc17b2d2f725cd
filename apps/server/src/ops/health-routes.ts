/** Whether the server lives, whether it should be sent visitors, and what it has counted. */

import { isIPv4 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { done, refuse } from '../answer.ts';
import { isLoopbackHost } from '../http/hosts.ts';
import { isOperator } from '../http/operator-token.ts';
import { send } from '../http/send.ts';
import type { Parts } from '../parts.ts';
import type { Settings } from '../settings.ts';

/** Probes come often and from one address. */
const unlimited = { config: { rateLimit: false } } as const;

/** Anybody may ask, as often as they like: the database is asked no more often than this. */
const BELIEVED_MILLISECONDS = 1000;
const UNREACHED = 'the database cannot be reached';

export function healthRoutes(app: FastifyInstance, parts: Parts, isClosing: () => boolean): void {
  let asked: { readonly at: number; readonly reached: Promise<boolean> } | null = null;

  function reached(): Promise<boolean> {
    const now = parts.now();
    if (asked === null || now - asked.at >= BELIEVED_MILLISECONDS) asked = { at: now, reached: ask() };
    return asked.reached;
  }

  async function ask(): Promise<boolean> {
    try {
      await parts.database.ping();
      return true;
    } catch (error) {
      parts.log.warn({ err: error }, UNREACHED);
      return false;
    }
  }

  app.get('/healthz', unlimited, async (_request, reply) => send(reply, done({ alive: true })));

  app.get('/readyz', unlimited, async (_request, reply) => {
    if (isClosing()) return send(reply, refuse('unavailable', 'shutting down'));
    const problem = parts.clockProblem();
    if (problem !== null) return send(reply, refuse('unavailable', problem));
    return send(reply, (await reached()) ? done({ ready: true }) : refuse('unavailable', UNREACHED));
  });

  app.get('/metrics', unlimited, async (request, reply) => {
    const { metrics } = parts.settings;
    if (metrics === 'off') return send(reply, refuse('not-found'));
    if (metrics === 'local' && !isLocal(request, parts.settings) && !isOperator(request, parts.settings))
      return send(reply, refuse('not-allowed', "only from this machine without a proxy, or with the operator's token"));
    const { registry } = parts.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** What a proxy adds that speaks for others. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whoever connects, not whom they say they speak for. A proxy on this machine may name nobody and ask under a local
 * name; people only get in through such a proxy where their own address is configured, so then nobody counts as local.
 */
function isLocal({ socket, headers }: FastifyRequest, { origin }: Pick<Settings, 'origin'>): boolean {
  return (
    isLoopback(socket.remoteAddress) &&
    isLoopbackHost(headers.host ?? '') &&
    FORWARDED.every((name) => headers[name] === undefined) &&
    (origin === null || isLoopbackHost(new URL(origin).host))
  );
}

function isLoopback(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:/, '') ?? '';
  return isIPv4(plain) ? plain.startsWith('127.') : plain === '::1';
}
