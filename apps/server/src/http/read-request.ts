/** What a request says, by the schemas of `packages/wire`. */

import { id, parse } from '@tarmac/wire';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Answer, refuse } from '../answer.ts';

export function bodyOf<T>(schema: z.ZodType<T>, request: FastifyRequest): Answer<T> {
  const read = parse(schema, request.body);
  return read.ok ? read : refuse('malformed', read.problem);
}

/** The one in the path. */
export function idOf(request: FastifyRequest): Answer<string> {
  const read = parse(id, (request.params as { readonly id?: unknown }).id);
  return read.ok ? read : refuse('malformed', `id: ${read.problem}`);
}
