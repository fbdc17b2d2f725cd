/** Tables over HTTP: gathering, starting, lists, and match files. */

import type { Game } from '@tarmac/kit';
import { id, importFile, newTable, type Offer, type OfferedGame, setBot as setBotBody, sitDown } from '@tarmac/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Answer, done, refuse } from '../answer.ts';
import type { Load } from '../load.ts';
import { closeTable } from '../lobby/close.ts';
import { openTable } from '../lobby/new-table.ts';
import { rematch } from '../lobby/rematch.ts';
import { importReplay, replay } from '../lobby/replays.ts';
import { leave, type SeatWish, setBot, sit, unsetBot } from '../lobby/seats.ts';
import { startIfAlone, startTable } from '../lobby/start.ts';
import { listQuery, myMatches, publicTables } from '../lobby/summaries.ts';
import { tableFor, tableInfo } from '../lobby/table-info.ts';
import type { Matches } from '../match/matches.ts';
import type { Parts } from '../parts.ts';
import type { Person } from '../people/person.ts';
import { asPerson } from '../people/request-person.ts';
import { HOUR, limited } from './limited.ts';
import { bodyOf, idOf, pathOf, queryOf } from './read-request.ts';
import { send } from './send.ts';

const REPLAY_BYTES = 4 * 1024 * 1024;
/** Checking a replay costs a whole game, and storing it takes space for a month. */
const REPLAYS_PER_HOUR = 20;

const seatPath = z.object({
  id,
  seat: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number),
});

/** The eye, for a person with several. */
const exportQuery = z.strictObject({
  eye: z
    .union([
      z.literal('watcher'),
      z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number),
    ])
    .optional(),
});

export function tableRoutes(app: FastifyInstance, parts: Parts, matches: Matches, load: Pick<Load, 'sheds'>): void {
  const infoAfter = async (answer: Answer<unknown>, table: string) =>
    answer.ok ? done(await tableInfo(parts, table)) : answer;

  app.get('/api/games', async (): Promise<Offer> => {
    const games = [...parts.games.values()].map(({ game }) => gameInfo(game));
    return { games, leaderboards: parts.settings.leaderboards };
  });

  app.get('/api/tables', async (request, reply) => {
    const query = queryOf(listQuery, request);
    return send(reply, query.ok ? done(await publicTables(parts, request.person, query.value)) : query);
  });

  app.post(
    '/api/tables',
    asPerson(async (person, request) => {
      const wish = bodyOf(newTable, request);
      if (!wish.ok) return wish;
      if (load.sheds('newTables')) return refuse('unavailable', 'the server is busy: try again in a moment');
      const opened = await openTable(parts, person, wish.value);
      if (!opened.ok) return opened;
      await startIfAlone(parts, matches, opened.value);
      return infoAfter(opened, opened.value);
    }, 201),
  );

  app.get('/api/tables/:id', async (request, reply) => {
    const table = idOf(request);
    return send(reply, table.ok ? await tableFor(parts, request.person, table.value) : table);
  });

  app.delete(
    '/api/tables/:id',
    asPerson(async (person, request) => {
      const table = idOf(request);
      return table.ok ? closeTable(parts, matches, person, table.value) : table;
    }),
  );

  app.post(
    '/api/tables/:id/start',
    asPerson(async (person, request) => {
      const table = idOf(request);
      if (!table.ok) return table;
      return infoAfter(await startTable(parts, matches, person, table.value), table.value);
    }),
  );

  app.post(
    '/api/tables/:id/rematch',
    asPerson(async (person, request) => {
      const table = idOf(request);
      if (!table.ok) return table;
      const next = await rematch(parts, matches, person, table.value);
      return next.ok ? infoAfter(next, next.value) : next;
    }),
  );

  const seatRoute = <Body>(body: z.ZodType<Body>, work: (wish: SeatWish, body: Body) => Promise<Answer<null>>) =>
    asPerson(async (person, request) => {
      const wish = seatWish(person, request);
      if (!wish.ok) return wish;
      const given = bodyOf(body, request);
      if (!given.ok) return given;
      return infoAfter(await work(wish.value, given.value), wish.value.table);
    });
  const nothing = z.unknown();
  const seat = '/api/tables/:id/seats/:seat';
  app.put(
    seat,
    seatRoute(sitDown, async (wish, { contribution }) => {
      const sat = await sit(parts, matches, wish, contribution);
      if (sat.ok) await startIfAlone(parts, matches, wish.table);
      return sat;
    }),
  );
  app.delete(
    seat,
    seatRoute(nothing, (wish) => leave(parts, matches, wish)),
  );
  app.put(
    `${seat}/bot`,
    seatRoute(setBotBody, (wish, { level }) => setBot(parts, matches, wish, level)),
  );
  app.delete(
    `${seat}/bot`,
    seatRoute(nothing, (wish) => unsetBot(parts, matches, wish)),
  );

  app.get(
    '/api/me/matches',
    asPerson(async (person) => done({ matches: await myMatches(parts, person) })),
  );

  addReplayRoutes(app, parts, matches);
}

function addReplayRoutes(app: FastifyInstance, parts: Parts, matches: Matches): void {
  app.get('/api/matches/:id/export', async (request, reply) => {
    const table = idOf(request);
    if (!table.ok) return send(reply, table);
    // A node may still hold an erased match in memory.
    const there = await tableFor(parts, request.person, table.value);
    if (!there.ok) return send(reply, there);
    const query = queryOf(exportQuery, request);
    if (!query.ok) return send(reply, query);
    const file = await matches.exportFor(table.value, request.person, query.value.eye ?? null);
    if (file.ok) reply.header('content-disposition', `attachment; filename="tarmac-${table.value}.json"`);
    return send(reply, file);
  });

  app.post(
    '/api/replays',
    { bodyLimit: REPLAY_BYTES, ...limited(REPLAYS_PER_HOUR, HOUR) },
    asPerson(async (person, request) => {
      const file = bodyOf(importFile, request);
      return file.ok ? importReplay(parts, person, file.value) : file;
    }, 201),
  );

  app.get('/api/replays/:id', async (request, reply) => {
    const wanted = idOf(request);
    return send(reply, wanted.ok ? await replay(parts, wanted.value) : wanted);
  });
}

function gameInfo({ id, version, seats, options }: Game): OfferedGame {
  return { id, version, seats, options };
}

function seatWish(person: Person, request: FastifyRequest): Answer<SeatWish> {
  const path = pathOf(seatPath, request);
  return path.ok ? done({ person, table: path.value.id, seat: path.value.seat }) : path;
}
