/** Tables over HTTP: gathering, starting, lists, and match files. */

import type { Game, Parsed } from '@tarmac/kit';
import { id, importFile, newTable, parse, setBot as setBotBody, sitDown } from '@tarmac/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Answer, done, refuse } from '../answer.ts';
import { closeTable } from '../lobby/close.ts';
import { openTable } from '../lobby/new-table.ts';
import { rematch } from '../lobby/rematch.ts';
import { importReplay, replay } from '../lobby/replays.ts';
import { leave, type SeatWish, setBot, sit, unsetBot } from '../lobby/seats.ts';
import { startTable } from '../lobby/start.ts';
import { listQuery, myMatches, publicTables } from '../lobby/summaries.ts';
import { tableFor, tableInfo } from '../lobby/table-info.ts';
import type { Matches } from '../match/matches.ts';
import type { Parts } from '../parts.ts';
import type { Person } from '../people/person.ts';
import { asPerson } from '../people/request-person.ts';
import { send } from './send.ts';

const REPLAY_BYTES = 4 * 1024 * 1024;
/** Checking one means playing it through. */
const REPLAYS_PER_MINUTE = 10;

const tablePath = z.object({ id });
const seatPath = z.object({
  id,
  seat: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number),
});

export function tableRoutes(app: FastifyInstance, parts: Parts, matches: Matches): void {
  const infoAfter = async (answer: Answer<unknown>, table: string) =>
    answer.ok ? done(await tableInfo(parts, table)) : answer;

  app.get('/api/games', async () => ({ games: [...parts.games.values()].map(({ game }) => gameInfo(game)) }));

  app.get('/api/tables', async (request, reply) => {
    const query = read(listQuery, request.query);
    return send(reply, query.ok ? done(await publicTables(parts, request.person, query.value)) : query);
  });

  app.post(
    '/api/tables',
    asPerson(async (person, request) => {
      const wish = read(newTable, request.body);
      if (!wish.ok) return wish;
      const opened = await openTable(parts, person, wish.value);
      return opened.ok ? infoAfter(opened, opened.value) : opened;
    }, 201),
  );

  app.get('/api/tables/:id', async (request, reply) => {
    const path = read(tablePath, request.params);
    return send(reply, path.ok ? await tableFor(parts, request.person, path.value.id) : path);
  });

  app.delete(
    '/api/tables/:id',
    asPerson(async (person, request) => {
      const path = read(tablePath, request.params);
      return path.ok ? closeTable(parts, matches, person, path.value.id) : path;
    }),
  );

  app.post(
    '/api/tables/:id/start',
    asPerson(async (person, request) => {
      const path = read(tablePath, request.params);
      if (!path.ok) return path;
      return infoAfter(await startTable(parts, matches, person, path.value.id), path.value.id);
    }),
  );

  app.post(
    '/api/tables/:id/rematch',
    asPerson(async (person, request) => {
      const path = read(tablePath, request.params);
      if (!path.ok) return path;
      const next = await rematch(parts, matches, person, path.value.id);
      return next.ok ? infoAfter(next, next.value) : next;
    }),
  );

  const seatRoute = <Body>(body: z.ZodType<Body>, work: (wish: SeatWish, body: Body) => Promise<Answer<null>>) =>
    asPerson(async (person, request) => {
      const wish = seatWish(person, request);
      if (!wish.ok) return wish;
      const given = read(body, request.body);
      if (!given.ok) return given;
      return infoAfter(await work(wish.value, given.value), wish.value.table);
    });
  const nothing = z.unknown();
  const seat = '/api/tables/:id/seats/:seat';
  app.put(
    seat,
    seatRoute(sitDown, (wish, { contribution }) => sit(parts, matches, wish, contribution)),
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
    const path = read(tablePath, request.params);
    if (!path.ok) return send(reply, path);
    const file = await matches.exportFor(path.value.id, request.person);
    if (file.ok) reply.header('content-disposition', `attachment; filename="tarmac-${path.value.id}.json"`);
    return send(reply, file);
  });

  app.post(
    '/api/replays',
    { bodyLimit: REPLAY_BYTES, config: { rateLimit: { max: REPLAYS_PER_MINUTE, timeWindow: 60_000 } } },
    asPerson(async (person, request) => {
      const file = read(importFile, request.body);
      return file.ok ? importReplay(parts, person, file.value) : file;
    }, 201),
  );

  app.get('/api/replays/:id', async (request, reply) => {
    const path = read(tablePath, request.params);
    return send(reply, path.ok ? await replay(parts, path.value.id) : path);
  });
}

function gameInfo({ id, version, seats, options }: Game) {
  return { id, version, seats, options };
}

function seatWish(person: Person, request: FastifyRequest): Answer<SeatWish> {
  const path = read(seatPath, request.params);
  return path.ok ? done({ person, table: path.value.id, seat: path.value.seat }) : path;
}

function read<T>(schema: z.ZodType<T>, input: unknown): Answer<T> {
  const parsed: Parsed<T> = parse(schema, input);
  return parsed.ok ? done(parsed.value) : refuse('malformed', parsed.problem);
}
