/** The Fastify app without routes: limits, headers, origins and errors. */

import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { PROBLEMS, type Problem } from '@tarmac/wire';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addressKey } from '../address-key.ts';
import { refuse } from '../answer.ts';
import { logRequests, quietRequests } from '../ops/logging.ts';
import type { Parts } from '../parts.ts';
import { type Budgets, makeBudgets } from '../sockets/budgets.ts';
import { boundConnections, PATIENCE, type Patience, timeouts } from './connections.ts';
import { countsBy, MINUTE } from './limited.ts';
import { guardOrigin } from './origin.ts';
import { send } from './send.ts';

const BODY_BYTES = 64 * 1024;

/** Callers add their routes after it resolves: plugins see only later routes. */
export async function makeApp(
  parts: Parts,
  budgets: Budgets = makeBudgets(parts),
  patience: Patience = PATIENCE,
): Promise<FastifyInstance> {
  const { settings } = parts;
  const app = bareApp(parts, patience);
  boundConnections(app, settings);
  // A form on another site can send text, but not JSON.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (request, reply) => closeRefusedUpgrade(request, reply));
  logRequests(app);
  countRefusals(app, parts);
  guardOrigin(app, parts);
  app.addHook('onRequest', async (request, reply) => {
    if (!budgets.takeRequest(addressKey(request.ip))) return send(reply, refuse('too-fast'));
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Only with an https origin in the settings: otherwise browsers that insist on https could not come back.
    strictTransportSecurity: settings.origin?.startsWith('https:') === true && { includeSubDomains: false },
  });
  await app.register(rateLimit, {
    max: settings.limits.requestsPerMinute,
    timeWindow: MINUTE,
    keyGenerator: ({ ip }) => addressKey(ip),
    store: countsBy(parts.elapsed),
  });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) => send(reply, refuse('not-found')));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  return app;
}

function bareApp({ settings: { trustProxy }, log, random }: Parts, patience: Patience): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    logController: quietRequests(),
    bodyLimit: BODY_BYTES,
    ...timeouts(patience),
    trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
    genReqId: () => random(9).toString('base64url'),
    // Hooks do not run for a request that cannot be routed.
    frameworkErrors(error, request, reply) {
      closeRefusedUpgrade(request, reply);
      // A browser at an unreadable address gets the page that says so.
      if (request.method === 'GET' && request.headers.accept?.includes('text/html') === true)
        return reply.redirect('/nowhere');
      answerError(error, request, reply.header('x-content-type-options', 'nosniff'));
    },
  });
}

/** Closes the socket of a refused upgrade: nobody reads from it, and it would stay open for ever. */
function closeRefusedUpgrade({ headers, raw }: FastifyRequest, reply: FastifyReply): void {
  if (headers.upgrade === undefined) return;
  reply.header('connection', 'close');
  reply.raw.once('finish', () => raw.socket.destroySoon());
}

/** Counts all refusals in one place. */
function countRefusals(app: FastifyInstance, { metrics }: Pick<Parts, 'metrics'>): void {
  app.addHook<{ Reply: unknown }>('preSerialization', async (_request, _reply, body) => {
    const { problem } = body as { readonly problem?: unknown };
    if (typeof problem === 'string' && problem in PROBLEMS) metrics.refusals.inc({ problem });
    return body;
  });
}

/** Our problem for each status that Fastify and its plugins throw. */
const KNOWN: ReadonlyMap<number, Problem> = new Map([
  [400, 'malformed'],
  [404, 'not-found'],
  [413, 'too-long'],
  [414, 'too-long'],
  [415, 'malformed'],
  [429, 'too-fast'],
]);

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const theirs = error.code?.startsWith('FST_') === true || error.statusCode === PROBLEMS['too-fast'];
  const problem = theirs ? KNOWN.get(error.statusCode ?? 0) : undefined;
  if (problem !== undefined) return send(reply, refuse(problem, error.message));
  request.log.error({ err: error, route: request.routeOptions.url ?? null }, 'a request failed');
  return reply.code(500).send({ problem: 'unavailable', detail: `reported as ${request.id}` });
}
