/** The lobby over HTTP on a real database, with people named by a header and a match room that only takes notes. */

import { createHash } from 'node:crypto';
import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import type { ImportedReplay, MyMatch, ProblemBody, TableInfo, TablePage } from '@tarmac/wire';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { test } from 'vitest';
import { type Answer, done } from '../../src/answer.ts';
import { tableRoutes } from '../../src/http/table-routes.ts';
import type { Matches } from '../../src/match/matches.ts';
import type { Parts } from '../../src/parts.ts';
import type { Database } from '../../src/storage/database.ts';
import type { TableRow } from '../../src/storage/schema.ts';
import type { StorageSettings } from '../../src/storage/storage-parts.ts';
import { openAt, sqlitePlace } from '../storage/dialects.ts';
import { serving } from '../support/bare.ts';
import { madeUp, personRow } from '../support/parts.ts';

export const NAMES = ['ada', 'ben', 'cleo', 'dan', 'eve', 'fay'] as const;
export type Name = (typeof NAMES)[number];

export const idOf = (name: string): string => name.padEnd(16, '_');

/** One of what the routes answer with; null where there is no body. */
type Body = Partial<
  ProblemBody & TableInfo & TablePage & ImportedReplay & { matches: readonly MyMatch[]; file: unknown }
>;

export interface Reply {
  readonly status: number;
  readonly body: Body;
}

export interface Lobby {
  readonly parts: Parts;
  readonly database: Database;
  readonly matches: Matches;
  /** Every call of the match room, as `what id`. */
  readonly told: string[];
  /** What the clock says; tests turn it. */
  clock: { now: number };
  /** What the match room answers when asked to start. */
  startAnswer: Answer<null>;
  /** A body that is text is sent as it is. */
  ask(who: Name | null, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Reply>;
  /** A table that must come to be. */
  open(who: Name, wish?: object): Promise<TableInfo>;
  change(id: string, columns: Partial<TableRow>): Promise<void>;
}

export async function makeLobby(place: StorageSettings = sqlitePlace()): Promise<Lobby> {
  const database = await openAt(place);
  await addPeople(database);
  return lobbyOn(database);
}

/** Each test has a lobby of its own. */
export const testIn = (place: () => StorageSettings | Promise<StorageSettings> = sqlitePlace) =>
  test.extend('lobby', async () => makeLobby(await place()));

let nodes = 0;

/** Another node on the same database. */
export async function lobbyOn(database: Database): Promise<Lobby> {
  const told: string[] = [];
  nodes += 1;
  const node = `node-${nodes}`;
  let drawn = 0;
  const random = (bytes: number) => {
    drawn += 1;
    return createHash('sha512').update(`${node} ${drawn}`).digest().subarray(0, bytes);
  };
  const { parts, clock } = madeUp(database, { parts: { ...serving(airlinesEurope as Game), node, random } });
  const lobby = { startAnswer: done(null) as Answer<null> };
  const note = (what: string) => (id: string) => {
    told.push(`${what} ${id}`);
  };
  const matches = {
    tableChanged: note('changed'),
    tableGone: note('gone'),
    start: async (id: string) => {
      note('start')(id);
      return lobby.startAnswer;
    },
    exportFor: async (id: string, person: { id: string } | null) => done({ file: id, for: person?.id ?? null }),
  } as unknown as Matches;
  const app = appOf(parts, matches);
  const ask: Lobby['ask'] = async (who, method, path, body) => {
    const headers: Record<string, string> = who === null ? {} : { 'x-person': who };
    const options: InjectOptions = { method, url: path, headers };
    if (body !== undefined) {
      headers['content-type'] = 'application/json';
      options.payload = typeof body === 'string' ? body : JSON.stringify(body);
    }
    const reply = await app.inject(options);
    return { status: reply.statusCode, body: (reply.body === '' ? null : reply.json()) as Body };
  };
  return Object.assign(lobby, {
    parts,
    database,
    matches,
    told,
    clock,
    ask,
    async open(who: Name, wish: object = {}) {
      const { status, body } = await ask(who, 'POST', '/api/tables', { game: 'airlines-europe', seats: 3, ...wish });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body as TableInfo;
    },
    async change(id: string, columns: Partial<TableRow>) {
      const query = database.read.updateTable('tables').set(columns).where('id', '=', id).compile();
      const committed = await database.commit([{ query, rows: 1 }]);
      if (!committed.ok) throw new Error(committed.why);
    },
  });
}

function appOf(parts: Parts, matches: Matches): FastifyInstance {
  const app = Fastify();
  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request) => {
    const name = request.headers['x-person'];
    if (typeof name !== 'string') return;
    request.person = { id: idOf(name), name, language: 'en', device: 'device', banned: false };
  });
  tableRoutes(app, parts, matches, { sheds: () => false });
  return app;
}

async function addPeople(database: Database): Promise<void> {
  const rows = NAMES.map((name) => personRow({ id: idOf(name), name }));
  const committed = await database.commit([{ query: database.read.insertInto('people').values(rows).compile() }]);
  if (!committed.ok) throw new Error(committed.why);
}

export async function block(database: Database, person: Name, other: Name): Promise<void> {
  const row = { person: idOf(person), other: idOf(other), kind: 'block' as const };
  await database.commit([{ query: database.read.insertInto('distances').values(row).compile() }]);
}

/** Who sits where, bots by their level. */
export function seating(table: TableInfo): (string | null)[] {
  return table.seats.map(({ person, bot }) => person?.name ?? bot);
}
