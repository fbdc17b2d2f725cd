/** The HTTP side of the server before it has any routes: limits, headers, origins, and what becomes of mistakes. */

import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { PROBLEMS, type Problem } from '@tarmac/wire';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addressKey } from '../address-key.ts';
import { refuse } from '../answer.ts';
import { logRequests, quietRequests } from '../ops/logging.ts';
import type { Parts } from '../parts.ts';
import { MINUTE } from './limited.ts';
import { guardOrigin } from './origin.ts';
import { send } from './send.ts';

const BODY_BYTES = 64 * 1024;
/** For a request to arrive completely: somebody who dribbles one in is not waited for. */
const REQUEST_MILLISECONDS = 30_000;

/** Routes are added to what it resolves to: the plugins see only those that come after them. */
export async function makeApp(parts: Parts): Promise<FastifyInstance> {
  const { settings } = parts;
  const app = bareApp(parts);
  // A form on another site can send text, but not JSON.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (request, reply) => closeRefusedUpgrade(request, reply));
  logRequests(app);
  countRefusals(app, parts);
  guardOrigin(app, parts);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Without it being said that the address is https, a browser told to insist on it might never come back.
    strictTransportSecurity: settings.origin?.startsWith('https:') === true && { includeSubDomains: false },
  });
  await app.register(rateLimit, {
    max: settings.limits.requestsPerMinute,
    timeWindow: MINUTE,
    keyGenerator: ({ ip }) => addressKey(ip),
  });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) => send(reply, refuse('not-found')));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  return app;
}

function bareApp({ settings: { trustProxy }, log, random }: Parts): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    logController: quietRequests(),
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MILLISECONDS,
    trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
    genReqId: () => random(9).toString('base64url'),
    // No hook sees what cannot even be routed.
    frameworkErrors(error, request, reply) {
      closeRefusedUpgrade(request, reply);
      // Whoever came with a browser to an address that cannot be read gets the page that says there is nothing.
      if (request.method === 'GET' && request.headers.accept?.includes('text/html') === true)
        return reply.redirect('/nowhere');
      answerError(error, request, reply.header('x-content-type-options', 'nosniff'));
    },
  });
}

/** Nobody reads from a socket that was to be upgraded and is answered instead: left open, it would stay for ever. */
function closeRefusedUpgrade({ headers, raw }: FastifyRequest, reply: FastifyReply): void {
  if (headers.upgrade === undefined) return;
  reply.header('connection', 'close');
  reply.raw.once('finish', () => raw.socket.destroySoon());
}

/** In one place, so that none goes uncounted, whoever refused. */
function countRefusals(app: FastifyInstance, { metrics }: Pick<Parts, 'metrics'>): void {
  app.addHook<{ Reply: unknown }>('preSerialization', async (_request, _reply, body) => {
    const { problem } = body as { readonly problem?: unknown };
    if (typeof problem === 'string' && problem in PROBLEMS) metrics.refusals.inc({ problem });
    return body;
  });
}

/** What Fastify and its plugins throw at bad requests, in our words; by status. */
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
