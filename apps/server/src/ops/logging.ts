/** What the server logs, and what it must not: one JSON object a line, without secrets, bodies or hidden information. */

import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Settings } from '../settings.ts';

interface Stream {
  write(line: string): void;
}

/** Wherever they turn up, also one level down. Queries and paths can carry the token of a link. */
const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'body',
  'headers',
  'query',
  'path',
  'url',
  'email',
  'hostToken',
  'password',
  'secret',
  'token',
];

/** Fastify brings pino along and makes the logger, so that the server and its HTTP share one. */
export function makeLog(level: Settings['logLevel'], node: string, stream: Stream = process.stderr): FastifyBaseLogger {
  return Fastify({
    logger: {
      level,
      stream,
      base: { node },
      redact: { paths: SECRETS.flatMap((key) => [`["${key}"]`, `*["${key}"]`]), censor: '(not logged)' },
      serializers: {
        req: ({ id, method, routeOptions }) => ({ id, method, route: routeOptions?.url ?? null }),
        res: ({ statusCode }) => ({ statusCode }),
        err: plainError,
      },
    },
  }).log;
}

/** Database drivers hang the values of the row at fault on their errors. */
function plainError({ name, message, stack, code }: Error & { code?: unknown }) {
  return { type: name, message, stack: stack ?? '', ...(typeof code === 'string' ? { code } : {}) };
}

/** Fastify's own lines would show whole URLs; `logRequests` has one line for each request instead. */
export function quietRequests(): LogController {
  return new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' });
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, ip } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info(
      { method, route: routeOptions.url ?? null, status: reply.statusCode, ip, milliseconds },
      'request',
    );
  });
}
