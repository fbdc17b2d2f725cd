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
/** Less than load balancers wait for an answer. */
const SILENCE_MILLISECONDS = 3000;
const UNREACHED = 'the database cannot be reached';
const UNWRITTEN = 'the database cannot be written to';

export function healthRoutes(app: FastifyInstance, parts: Parts, isClosing: () => boolean): void {
  let asked: { readonly at: number; readonly problem: Promise<string | null> } | null = null;
  /** Failed units when last a write went through, or none was needed. */
  let forgiven = 0;

  function databaseProblem(): Promise<string | null> {
    const now = parts.elapsed();
    if (asked === null || now - asked.at >= BELIEVED_MILLISECONDS) asked = { at: now, problem: inTime(ask()) };
    return asked.problem;
  }

  async function ask(): Promise<string | null> {
    try {
      await parts.database.ping();
    } catch (error) {
      parts.log.warn({ err: error }, UNREACHED);
      return UNREACHED;
    }
    const [failures] = (await parts.metrics.storageFailures.get()).values;
    const failed = failures?.value ?? 0;
    if (failed !== forgiven && !(await canWrite(parts))) return UNWRITTEN;
    forgiven = failed;
    return null;
  }

  app.get('/healthz', unlimited, async (_request, reply) => send(reply, done({ alive: true })));

  app.get('/readyz', unlimited, async (_request, reply) => {
    if (isClosing()) return send(reply, refuse('unavailable', 'shutting down'));
    const problem = parts.clockProblem();
    if (problem !== null) return send(reply, refuse('unavailable', problem));
    const unusable = await databaseProblem();
    return send(reply, unusable === null ? done({ ready: true }) : refuse('unavailable', unusable));
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

/** Writes for real: a full disk can still be read. The row is of nobody and has expired when it is written. */
async function canWrite({ database, node, now, log }: Parts): Promise<boolean> {
  const until_at = now();
  const query = database.read
    .insertInto('presence')
    .values({ person: '', node, until_at })
    .onConflict((on) => on.columns(['person', 'node']).doUpdateSet({ until_at }))
    .compile();
  try {
    return (await database.commit([{ query }])).ok;
  } catch (error) {
    log.warn({ err: error }, UNWRITTEN);
    return false;
  }
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

/** A silent database is one that cannot be reached. */
async function inTime(problem: Promise<string | null>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(UNREACHED), SILENCE_MILLISECONDS);
  });
  return Promise.race([problem, silence]).finally(() => clearTimeout(timer));
}

function isLoopback(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:/, '') ?? '';
  return isIPv4(plain) ? plain.startsWith('127.') : plain === '::1';
}
