/** The operator's API, for those who have the operator's token. Without a token in the settings it does not exist. */

import { CHAT_ROOMS, id } from '@tarmac/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Answer, done, refuse } from '../answer.ts';
import type { Parts } from '../parts.ts';
import type { Identity } from '../people/identity.ts';
import { setBan, setLineHidden, setTableHidden } from '../people/moderation.ts';
import { closeReport, openReports, reportQuery } from '../people/reports.ts';
import { MINUTE } from './limited.ts';
import { isOperator } from './operator-token.ts';
import { pathOf, queryOf } from './read-request.ts';
import { send } from './send.ts';

/** Operator's requests that other modules carry out. */
export interface OperatorDeeds {
  /** Deletes an open table or a finished match; ends a running match as abandoned. */
  removeTable(table: string): Promise<Answer<null>>;
  /** Tells listeners that a line was hidden or shown again. */
  chatChanged(match: string): void;
}

/** More than an operator needs, and far too little to guess a token. */
const LIMIT = { max: 120, timeWindow: MINUTE };

const one = z.object({ id });
const line = z.object({ id, room: z.enum(CHAT_ROOMS), number: z.coerce.number().int().min(0) });

export function operatorRoutes(app: FastifyInstance, parts: Parts, identity: Identity, deeds: OperatorDeeds): void {
  const limit = app.createRateLimit(LIMIT);

  async function stranger(request: FastifyRequest): Promise<Answer<null> | null> {
    if (parts.settings.operatorToken === null) return refuse('not-found');
    const counted = await limit(request);
    if (!counted.isAllowed && counted.isExceeded) return refuse('too-fast');
    return isOperator(request, parts.settings) ? null : refuse('not-allowed');
  }

  function route<P>(method: 'GET' | 'PUT' | 'DELETE', path: string, params: z.ZodType<P>, deed: Deed<P>): void {
    app.route({
      method,
      url: `/api/host${path}`,
      handler: async (request, reply) => {
        const refusal = await stranger(request);
        if (refusal !== null) return send(reply, refusal);
        const path = pathOf(params, request);
        return send(reply, path.ok ? await deed(path.value, request) : path);
      },
    });
  }

  /** PUT sets it, DELETE unsets it. */
  function setting<P>(path: string, params: z.ZodType<P>, set: (value: P, on: boolean) => Promise<Answer<null>>): void {
    route('PUT', path, params, (value) => set(value, true));
    route('DELETE', path, params, (value) => set(value, false));
  }

  route('GET', '/reports', z.object({}), async (_path, request) => {
    const query = queryOf(reportQuery, request);
    return query.ok ? done(await openReports(parts, query.value)) : query;
  });
  route('PUT', '/reports/:id/closed', one, (params) => closeReport(parts, params.id));
  route('DELETE', '/tables/:id', one, (params) => deeds.removeTable(params.id));
  setting('/people/:id/banned', one, (params, on) => setBan(parts, identity, params.id, on));
  setting('/tables/:id/hidden', one, (params, on) => setTableHidden(parts, params.id, on));
  setting('/tables/:id/chat/:room/:number/hidden', line, async ({ id: match, room, number }, on) => {
    const answer = await setLineHidden(parts, { match, room, number }, on);
    if (answer.ok) deeds.chatChanged(match);
    return answer;
  });
}

type Deed<P> = (params: P, request: FastifyRequest) => Promise<Answer<unknown>>;
