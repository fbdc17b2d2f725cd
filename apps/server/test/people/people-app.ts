/** A server that knows people and nothing else, on a real SQLite file, with time in the test's hands. */

import { randomBytes } from 'node:crypto';
import type { Me } from '@tarmac/wire';
import type { FastifyInstance } from 'fastify';
import { onTestFinished, test } from 'vitest';
import { done } from '../../src/answer.ts';
import { makeApp } from '../../src/http/app.ts';
import { operatorRoutes } from '../../src/http/operator-routes.ts';
import { peopleRoutes } from '../../src/http/people-routes.ts';
import { wayBackRoutes } from '../../src/http/way-back-routes.ts';
import type { Mail } from '../../src/notices/mailer.ts';
import type { Parts } from '../../src/parts.ts';
import { type Identity, openIdentity } from '../../src/people/identity.ts';
import { identifyRequests } from '../../src/people/request-person.ts';
import type { ChatRow, TableRow } from '../../src/storage/schema.ts';
import { temporaryFolder } from '../storage/dialects.ts';
import { madeUpOn } from '../support/parts.ts';

export const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 1);

export interface Server {
  readonly parts: Parts;
  readonly app: FastifyInstance;
  readonly identity: Identity;
  /** Moves the clock. */
  pass(milliseconds: number): void;
  readonly mails: Mail[];
  /** Resolves with the next e-mail that is sent. */
  nextMail(): Promise<Mail>;
  /** Whose seats were given up, which tables watchers were told of, which of them are gone, which were removed, whose chat changed. */
  readonly told: { resigned: string[]; tables: string[]; gone: string[]; removed: string[]; chats: string[] };
}

type Options = {
  readonly environment?: Record<string, string>;
  readonly mail?: boolean;
  readonly folder?: string;
};

export async function startServer({ environment = {}, mail = true, folder }: Options = {}): Promise<Server> {
  const { parts, clock } = await madeUpOn({
    environment: { TARMAC_DATA: folder ?? temporaryFolder(), TARMAC_NEW_PEOPLE_PER_HOUR: '1000', ...environment },
    now: START,
    parts: { random: randomBytes },
  });
  const told: Server['told'] = { resigned: [], tables: [], gone: [], removed: [], chats: [] };
  const mails: Mail[] = [];
  const waiting: ((mail: Mail) => void)[] = [];
  const mailer = {
    async send(sent: Mail) {
      mails.push(sent);
      waiting.shift()?.(sent);
    },
    close: () => undefined,
  };
  const app = await makeApp(parts);
  const identity = await openIdentity(parts);
  await identifyRequests(app, parts, identity);
  peopleRoutes(app, parts, identity, {
    tableChanged: (table) => told.tables.push(table),
    tableGone: (table) => told.gone.push(table),
    resignAll: async (person) => {
      told.resigned.push(person);
      return done(null);
    },
  });
  wayBackRoutes(app, parts, identity, mail ? mailer : null);
  operatorRoutes(app, parts, identity, {
    removeTable: async (table) => {
      told.removed.push(table);
      return done(null);
    },
    chatChanged: (match) => told.chats.push(match),
  });
  onTestFinished(async () => {
    await app.close();
    await parts.database.close();
  });
  return {
    parts,
    app,
    identity,
    pass(milliseconds) {
      clock.now += milliseconds;
    },
    mails,
    nextMail: () => new Promise((resolve) => waiting.push(resolve)),
    told,
  };
}

/** Each test has a server of its own. */
export const testWith = (options: Options = {}) => test.extend('server', () => startServer(options));

/** A browser: it has an address, keeps the cookie it is given, and sends it along. */
export function openBrowser({ app }: Pick<Server, 'app'>, cookie = '', remoteAddress = '10.0.0.1') {
  const browser = {
    cookie,
    async ask(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object, headers = {}) {
      const sent = { ...headers, ...(browser.cookie === '' ? {} : { cookie: browser.cookie }) };
      const options = { method, url, remoteAddress, headers: sent };
      const reply = await app.inject(payload === undefined ? options : { ...options, payload });
      // The identity comes first; the other only says that there is one.
      const [set] = [reply.headers['set-cookie']].flat();
      if (set !== undefined) browser.cookie = set.split(';')[0] as string;
      return { status: reply.statusCode, body: reply.body === '' ? null : reply.json(), set };
    },
    /** Comes to be somebody. */
    async become(name: string, language = 'en'): Promise<Me> {
      const { body } = await browser.ask('POST', '/api/me', { name, language });
      return body;
    },
  };
  return browser;
}

export async function addTable({ parts }: Server, row: Partial<TableRow> & { id: string }, people: string[] = []) {
  const { read, commit } = parts.database;
  const table: TableRow = {
    game: 'toy',
    state: 'open',
    options: '{}',
    config: '{}',
    public: 1,
    clock: '{"kind":"live","bank":60,"increment":0}',
    on_timeout: 'stand-in',
    stand_in: 'pilot',
    spectators: 'live',
    hints: 1,
    host: people[0] ?? '',
    secret: '00',
    created_at: parts.now(),
    started_at: null,
    ended_at: null,
    result: null,
    rematch: null,
    hidden: 0,
    ...row,
  };
  const seats = people.map((person, seat) => ({
    match: row.id,
    seat,
    person,
    bot: null,
    contribution: 'luck',
    rated: 0,
  }));
  const inserts = [read.insertInto('tables').values(table).compile()];
  if (seats.length > 0) inserts.push(read.insertInto('seats').values(seats).compile() as (typeof inserts)[0]);
  await commit(inserts.map((query) => ({ query })));
}

export async function addChatLine({ parts }: Server, row: Pick<ChatRow, 'match' | 'room' | 'number' | 'person'>) {
  const line = { ...row, at: parts.now(), text: 'hello', message: `m${row.number}`, hidden: 0, phrase: null };
  await parts.database.commit([{ query: parts.database.read.insertInto('chat').values(line).compile() }]);
}
