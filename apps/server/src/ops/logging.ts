/** What the server logs, and what it must not: one JSON object a line, without secrets, bodies or hidden information. */

import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { pino } from 'pino';
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
  'operatorToken',
  'password',
  'secret',
  'token',
];

export function makeLog(level: Settings['logLevel'], node: string, stream: Stream = process.stderr): FastifyBaseLogger {
  const options = {
    level,
    base: { node },
    redact: { paths: SECRETS.flatMap((key) => [`["${key}"]`, `*["${key}"]`]), censor: '(not logged)' },
    serializers: { req: plainRequest, res: plainReply, err: plainError },
  };
  return pino(options, stream);
}

function plainRequest({ id, method, routeOptions }: FastifyRequest) {
  return { id, method, route: routeOptions?.url ?? null };
}

function plainReply({ statusCode }: FastifyReply) {
  return { statusCode };
}

/** Database drivers hang the values of the row at fault on their errors. */
function plainError({ name, message, stack, code }: Error & { code?: unknown }) {
  return { type: name, message, stack: stack ?? '', ...(typeof code === 'string' ? { code } : {}) };
}

/** All that is logged of a mail or a call that was refused: such errors repeat the address, which is a secret. */
export function nameAndCode(error: unknown): { readonly error: string; readonly code: string | null } {
  const { name, code } = (error ?? {}) as { readonly name?: unknown; readonly code?: unknown };
  return { error: typeof name === 'string' ? name : typeof error, code: typeof code === 'string' ? code : null };
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
