/** Whether the server lives, whether it should be sent visitors, and what it has counted. */

import { isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { done, refuse } from '../answer.ts';
import { send } from '../http/send.ts';
import type { Parts } from '../parts.ts';

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
