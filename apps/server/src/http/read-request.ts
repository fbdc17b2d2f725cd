/** Parses requests by the schemas of `packages/wire`. */

import { id, parse } from '@tarmac/wire';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Answer, refuse } from '../answer.ts';

export function bodyOf<T>(schema: z.ZodType<T>, request: FastifyRequest): Answer<T> {
  return read(schema, request.body);
}

export function pathOf<T>(schema: z.ZodType<T>, request: FastifyRequest): Answer<T> {
  return read(schema, request.params);
}

export function queryOf<T>(schema: z.ZodType<T>, request: FastifyRequest): Answer<T> {
  return read(schema, request.query);
}

const withId = z.object({ id });

/** The id in the path. */
export function idOf(request: FastifyRequest): Answer<string> {
  const path = pathOf(withId, request);
  return path.ok ? { ok: true, value: path.value.id } : path;
}

function read<T>(schema: z.ZodType<T>, input: unknown): Answer<T> {
  const parsed = parse(schema, input);
  return parsed.ok ? parsed : refuse('malformed', parsed.problem);
}
