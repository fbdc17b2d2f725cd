/** Adds the person to each request, and refuses changes by banned people. */

import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { type Answer, refuse } from '../answer.ts';
import { HARMLESS } from '../http/origin.ts';
import { send } from '../http/send.ts';
import type { Parts } from '../parts.ts';
import { type Identity, personFor } from './identity.ts';
import type { Person } from './person.ts';

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
  }
}

/** Call it before adding routes that need the person. */
export async function identifyRequests(app: FastifyInstance, parts: Parts, identity: Identity): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request, reply) => {
    request.person = await personFor(parts, identity, request.headers.cookie);
    if (request.person?.banned && !mayThoughBanned(request)) return send(reply, refuse('banned'));
  });
}

/** Reading, and deleting oneself. */
function mayThoughBanned({ method, routeOptions }: FastifyRequest): boolean {
  return HARMLESS.has(method) || (method === 'DELETE' && routeOptions.url === '/api/me');
}

/** A route that needs an identity. */
export function asPerson<T>(
  work: (person: Person, request: FastifyRequest, reply: FastifyReply) => Promise<Answer<T>>,
  status?: number,
): RouteHandlerMethod {
  return async (request, reply) => {
    const { person } = request;
    return send(reply, person === null ? refuse('no-identity') : await work(person, request, reply), status);
  };
}
