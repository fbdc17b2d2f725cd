/** A node that has not heard what others have done since, and people who come to it from there. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game, Seat } from '@tarmac/kit';
import type { ServerMessage } from '@tarmac/wire';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { makeMatches } from '../../src/match/make.ts';
import type { Listener, Matches } from '../../src/match/matches.ts';
import { makeLog } from '../../src/ops/logging.ts';
import type { Person } from '../../src/people/person.ts';
import type { Announcement } from '../../src/storage/database.ts';
import { call, newcomer } from '../support/client.ts';
import { choices, expectOk, gather, type Party, playOut, receivedNow, type Seated } from '../support/play.ts';
import { openServer, type TestServer } from '../support/server.ts';

const game = airlinesEurope as Game;
const PATIENCE = { timeout: 120_000 };
let server: TestServer;
let party: Party;
/** Of a second node on the same database. */
let deaf: Matches;
/** What would wake it. */
let hear: (announcement: Announcement | null) => void;
let readsFail = false;
let failedReads = 0;

beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  party = await gather([server.base], { game: game.id, seats: 2 });
  const { parts } = server;
  const { database } = parts;
  const listen = (wake: typeof hear) => {
    hear = wake;
  };
  const bots = { decide: () => Promise.reject(new Error('there is no bot')), close: async () => {} };
  const log = makeLog('silent', 'deaf');
  deaf = makeMatches(
    { ...parts, log, database: Object.create(database, { listen: { value: listen }, read: { get: read } }) },
    bots,
  );
  function read() {
    if (!readsFail) return database.read;
    failedReads++;
    throw new Error('the database is away');
  }
  // It has the match in its memory from now on, as it stood at the beginning.
  await deaf.watch(party.match, pageOf(party.people[0] as Seated).listener, null);
  await playOut(game, party, () => 0, 10);
});

afterEach(() => deaf.close());

function personOf({ client }: Seated): Person {
  return { id: client.person as string, name: 'Somebody', language: 'en', device: 'a browser', banned: false };
}

function pageOf(seated: Seated) {
  const heard: ServerMessage[] = [];
  const listener: Listener = { person: personOf(seated), send: (json) => heard.push(JSON.parse(json)) };
  return { heard, listener };
}

function frameOf({ client, seat }: Seated): number {
  return client.seen(party.match, seat)?.frame as number;
}

function mover(): Seated {
  const awaited = party.people[0]?.client.seen(party.match, 0)?.awaited as readonly Seat[];
  return party.people.find(({ seat }) => seat === awaited[0]) as Seated;
}

test('nobody is shown less than they have already seen', async () => {
  for (const seated of party.people) {
    const { heard, listener } = pageOf(seated);
    expect(await deaf.watch(party.match, listener, frameOf(seated))).toMatchObject({ ok: true });
    const view = heard.find(({ kind }) => kind === 'view');
    expect(view).toMatchObject({ frame: frameOf(seated), view: seated.client.seen(party.match, seated.seat)?.view });
  }
});

test('what they do there answers what they have seen, and is not refused as stale', async () => {
  const seated = mover();
  const { client, seat } = seated;
  const [action] = choices(game, client, party.match, seat);
  const message = { kind: 'act', id: 'elsewhere', match: party.match, seat, frame: frameOf(seated), action } as const;
  const answer = await deaf.handle(personOf(seated), message, receivedNow());
  expect(answer).toEqual({ ok: true, value: { frame: frameOf(seated) + 1 } });
});

test('those who waited at a table see the match that began meanwhile, once the node hears again', async () => {
  const cookie = await newcomer(server.base, 'Ann');
  const ask = (method: string, path: string, body?: unknown) =>
    call(server.base, method, `/api/tables${path}`, body, { cookie }).then(expectOk);
  const bots = { 1: 'trainee' };
  const { id } = (await ask('POST', '', { game: game.id, seats: 2, bots })) as { id: string };
  await ask('PUT', `/${id}/seats/0`, { contribution: 'mine' });
  const { heard, listener } = pageOf(party.people[0] as Seated);
  await deaf.watch(id, listener, null);
  await ask('POST', `/${id}/start`);
  expect(heard.map(({ kind }) => kind)).not.toContain('view');
  hear(null);
  const isShown = (message: ServerMessage) => message.kind === 'view' && message.match === id;
  await vi.waitUntil(() => heard.some(isShown), PATIENCE);
});

test('what it could not read when it heard of it, it reads later', async () => {
  const { heard, listener } = pageOf(party.people[0] as Seated);
  await deaf.watch(party.match, listener, null);
  await playOut(game, party, () => 0, 1);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    readsFail = false;
  });
  readsFail = true;
  hear({ topic: 'match', subject: party.match });
  await vi.waitUntil(() => failedReads > 0 && vi.getTimerCount() > 0, PATIENCE);
  readsFail = false;
  await vi.advanceTimersToNextTimerAsync();
  await vi.waitUntil(() => heard.some(({ kind }) => kind === 'frame'), PATIENCE);
});
