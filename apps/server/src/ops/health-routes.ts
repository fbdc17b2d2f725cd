/** Whether the server lives, whether it should be sent visitors, and what it has counted. */

import { isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { done, refuse } from '../answer.ts';
import { send } from '../http/send.ts';
import type { Parts } from '../parts.ts';

/** Probes come often and from one address. */
const unlimited = { config: { rateLimit: false } } as const;

export function healthRoutes(app: FastifyInstance, parts: Parts, isClosing: () => boolean): void {
  app.get('/healthz', unlimited, async (_request, reply) => send(reply, done({ alive: true })));

  app.get('/readyz', unlimited, async (request, reply) => {
    if (isClosing()) return send(reply, refuse('unavailable', 'shutting down'));
    try {
      await parts.database.ping();
    } catch (error) {
      request.log.warn({ err: error }, 'the database cannot be reached');
      return send(reply, refuse('unavailable', 'the database cannot be reached'));
    }
    return send(reply, done({ ready: true }));
  });

  app.get('/metrics', unlimited, async (request, reply) => {
    const { metrics } = parts.settings;
    if (metrics === 'off') return send(reply, refuse('not-found'));
    // Whoever connects, not whom they say they speak for: a proxy on this machine must not open it to everybody.
    const direct = isLoopback(request.socket.remoteAddress) && request.headers['x-forwarded-for'] === undefined;
    if (metrics === 'local' && !direct) return send(reply, refuse('not-allowed', 'only from this machine'));
    const { registry } = parts.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function isLoopback(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:/, '') ?? '';
  return isIPv4(plain) ? plain.startsWith('127.') : plain === '::1';
}
