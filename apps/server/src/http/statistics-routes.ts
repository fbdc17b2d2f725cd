/** Statistics over HTTP: my own, those of people who opted in, and leaderboards. */

import { historyQuery, leaderboardQuery } from '@tarmac/wire';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { done } from '../answer.ts';
import type { Parts } from '../parts.ts';
import { asPerson } from '../people/request-person.ts';
import { campaignOf } from '../ratings/campaign.ts';
import { readHistory } from '../ratings/history.ts';
import { leaderboard } from '../ratings/leaderboard.ts';
import { myStatistics, statisticsOf } from '../ratings/statistics.ts';
import { idOf, pathOf, queryOf } from './read-request.ts';
import { send } from './send.ts';

const gamePath = z.object({ game: z.string().max(60) });

export function statisticsRoutes(app: FastifyInstance, parts: Parts): void {
  app.get(
    '/api/me/statistics',
    asPerson((person) => myStatistics(parts, person.id)),
  );

  app.get(
    '/api/me/history',
    asPerson(async (person, request) => {
      const query = queryOf(historyQuery, request);
      return query.ok ? done(await readHistory(parts, person, query.value)) : query;
    }),
  );

  app.get(
    '/api/me/campaigns/:game',
    asPerson(async (person, request) => {
      const path = pathOf(gamePath, request);
      return path.ok ? campaignOf(parts, person.id, path.value.game) : path;
    }),
  );

  app.get('/api/people/:id/statistics', async (request, reply) => {
    const person = idOf(request);
    return send(reply, person.ok ? await statisticsOf(parts, request.person, person.value) : person);
  });

  app.get('/api/games/:game/leaderboard', async (request, reply) => {
    const path = pathOf(gamePath, request);
    if (!path.ok) return send(reply, path);
    const query = queryOf(leaderboardQuery, request);
    if (!query.ok) return send(reply, query);
    return send(reply, await leaderboard(parts, request.person, path.value.game, query.value.against));
  });
}
