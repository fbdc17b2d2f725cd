/** A node that has not heard what others have done since, and people who come to it from there. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import type { ServerMessage } from '@tarmac/wire';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { makeMatches } from '../../src/match/make.ts';
import type { Listener, Matches } from '../../src/match/matches.ts';
import { makeLog } from '../../src/ops/logging.ts';
import type { Announcement } from '../../src/storage/database.ts';
import { personWith } from '../support/bare.ts';
import { newcomer } from '../support/client.ts';
import { askOk, choices, gather, type Party, playOut, receivedNow, type Seated, theFirst } from '../support/play.ts';
import { useServer } from '../support/server.ts';

const game = airlinesEurope as Game;
const PATIENCE = { timeout: 120_000 };
const server = await useServer();
let party: Party;
/** Of a second node on the same database. */
let deaf: Matches;
/** What would wake it. */
let hear: (announcement: Announcement | null) => void;
let readsFail = false;
let failedReads = 0;

beforeEach(async () => {
  party = await gather([server.base]);
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
  await deaf.watch(party.match, pageOf(party.one).listener, null);
  await playOut(game, party, theFirst, 10);
});

afterEach(() => deaf.close());

const personOf = ({ client }: Seated) => personWith(client.person as string);

function pageOf(seated: Seated) {
  const heard: ServerMessage[] = [];
  const listener: Listener = { person: personOf(seated), send: (json) => heard.push(JSON.parse(json)) };
  return { heard, listener };
}

test('nobody is shown less than they have already seen', async () => {
  for (const seated of party.people) {
    const { heard, listener } = pageOf(seated);
    expect(await deaf.watch(party.match, listener, seated.frame())).toMatchObject({ ok: true });
    const view = heard.find(({ kind }) => kind === 'view');
    expect(view).toMatchObject({ frame: seated.frame(), view: seated.seen()?.view });
  }
});

test('what they do there answers what they have seen, and is not refused as stale', async () => {
  const seated = party.people.find(({ owes }) => owes()) as Seated;
  const { match, client, seat, frame } = seated;
  const [action] = choices(game, client, match, seat);
  const message = { kind: 'act', id: 'elsewhere', match, seat, frame: frame(), action } as const;
  const answer = await deaf.handle(personOf(seated), message, receivedNow());
  expect(answer).toEqual({ ok: true, value: { frame: frame() + 1 } });
});

test('those who waited at a table see the match that began meanwhile, once the node hears again', async () => {
  const cookie = await newcomer(server.base, 'Ann');
  const ask = (method: string, path: string, body?: unknown) =>
    askOk(server.base, method, `/api/tables${path}`, body, cookie);
  const bots = { 1: 'trainee' };
  const { id } = (await ask('POST', '', { game: game.id, seats: 2, bots })) as { id: string };
  await ask('PUT', `/${id}/seats/0`, { contribution: 'mine' });
  const { heard, listener } = pageOf(party.one);
  await deaf.watch(id, listener, null);
  await ask('POST', `/${id}/start`);
  expect(heard.map(({ kind }) => kind)).not.toContain('view');
  hear(null);
  const isShown = (message: ServerMessage) => message.kind === 'view' && message.match === id;
  await vi.waitUntil(() => heard.some(isShown), PATIENCE);
});

test('what it could not read when it heard of it, it reads later', async () => {
  const { heard, listener } = pageOf(party.one);
  await deaf.watch(party.match, listener, null);
  await playOut(game, party, theFirst, 1);
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
