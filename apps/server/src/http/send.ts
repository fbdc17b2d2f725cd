/** Sends an answer as a reply over HTTP. */

import { PROBLEMS } from '@tarmac/wire';
import type { FastifyReply } from 'fastify';
import type { Answer } from '../answer.ts';

export function send<T>(reply: FastifyReply, answer: Answer<T>, status = 200): FastifyReply {
  if (answer.ok) return answer.value === null ? reply.code(204).send() : reply.code(status).send(answer.value);
  const { ok: _, ...body } = answer;
  return reply.code(PROBLEMS[answer.problem]).send(body);
}
