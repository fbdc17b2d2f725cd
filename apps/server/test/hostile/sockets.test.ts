/** Attacks by sockets that keep to no rule: what they cost is theirs, and the others play on. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { PROTOCOL } from '@tarmac/wire';
import { beforeEach, expect, test, vi } from 'vitest';
import { call, connect, newcomer, watching } from '../support/client.ts';
import { choices, entriesOf, gather, type Party, theFirst } from '../support/play.ts';
import { OPCODES, openRawSocket } from '../support/raw-socket.ts';
import { openServer, type TestServer } from '../support/server.ts';

const game = airlinesEurope as Game;
/** What the settings say when nothing is set. */
const DEFAULTS = { TARMAC_MESSAGES_PER_SECOND: '20' };
const HELLO = JSON.stringify({ kind: 'hello', protocol: PROTOCOL });

let server: TestServer;
let party: Party;
beforeEach(async () => {
  server = await openServer(DEFAULTS);
  party = await gather([server.base]);
});

async function othersPlayOn(): Promise<void> {
  for (const { play } of party.people) expect((await play(game, theFirst)).kind).toBe('done');
}

test('pings without end, and nobody who reads the pongs: cut off, with next to nothing kept for it', async () => {
  const socket = await openRawSocket(server.base);
  socket.pause();
  const payload = Buffer.alloc(125);
  for (let pings = 0; pings < 20_000; pings++) socket.send(OPCODES.ping, payload);
  socket.resume();
  await socket.closed;
  // A burst of pongs, and the frame that says goodbye.
  expect(socket.received()).toBeLessThan(100_000);
  await othersPlayOn();
});

test('a few pings are answered', async () => {
  const client = await connect(server.base);
  for (let times = 0; times < 10; times++) await client.settled();
});

test('pongs that nobody asked for are no sign of life, and are paid for', async () => {
  const socket = await openRawSocket(server.base);
  for (let pongs = 0; pongs < 20_000; pongs++) socket.send(OPCODES.pong, 'here');
  await socket.closed;
  await othersPlayOn();
});

test('a message in pieces of one byte is refused after a few of them, and is no error of the server', async () => {
  const logged = vi.spyOn(server.parts.log, 'error');
  const socket = await openRawSocket(server.base);
  socket.send(OPCODES.text, HELLO.slice(0, 1), { isLast: false });
  for (let pieces = 0; pieces < 200; pieces++) socket.send(OPCODES.continuation, 'x', { isLast: false });
  await socket.closed;
  expect(logged).not.toHaveBeenCalled();
  const honest = await openRawSocket(server.base);
  const half = HELLO.length / 2;
  honest.send(OPCODES.text, HELLO.slice(0, half), { isLast: false });
  honest.send(OPCODES.continuation, HELLO.slice(half));
  await vi.waitFor(() => expect(honest.received()).toBeGreaterThan(0), 60_000);
  honest.destroy();
});

test('good messages do not win back what a flood has used up', async () => {
  const flooder = await connect(server.base, { cookie: await newcomer(server.base, 'Mallory') });
  const good = { kind: 'unwatch', match: party.match } as const;
  // Far slower than a line allows, and nothing wrong with any of them.
  const flood = setInterval(() => {
    for (let times = 0; times < 12; times++) flooder.send(good);
  }, 10);
  expect(await flooder.closed).toBe(4002);
  clearInterval(flood);
  await othersPlayOn();
});

test('a socket that was signed out acts no more, though it ignores that it is closed', async () => {
  const { cookie, client, seat, frame } = party.one;
  await client.until(() => choices(game, client, party.match, seat).length > 0, 'its turn');
  const [action] = choices(game, client, party.match, seat);
  const raw = await openRawSocket(server.base, { Cookie: cookie });
  raw.send(OPCODES.text, HELLO);
  await vi.waitFor(() => expect(raw.received()).toBeGreaterThan(0), 60_000);
  const devices = await (await call(server.base, 'GET', '/api/me/devices', undefined, { cookie })).json();
  const [{ id }] = devices as [{ id: string }];
  expect((await call(server.base, 'DELETE', `/api/me/devices/${id}`, undefined, { cookie })).ok).toBe(true);
  const act = { kind: 'act', match: party.match, seat, frame: frame(), action };
  for (let times = 0; times < 5; times++) raw.send(OPCODES.text, JSON.stringify({ ...act, id: `late-${times}` }));
  const looker = await connect(server.base);
  await looker.settled();
  const entries = await entriesOf(server.parts.database, party.match);
  expect(entries.filter(({ kind }) => kind === 'act')).toEqual([]);
  raw.destroy();
});

test('a table that is asked for again is told from memory', async () => {
  const { match } = party;
  await party.one.say('hello');
  const watcher = await watching(server.base, match);
  // All reads of this server pass here, whoever has built them.
  const reads = vi.spyOn(server.parts.database.read.getExecutor(), 'executeQuery');
  const again = await connect(server.base);
  await again.watch(match, 'watcher', 0);
  expect([again.table(match), again.chat]).toEqual([watcher.table(match), watcher.chat]);
  // The node looks for tasks that are due once a second, whoever comes.
  expect(reads.mock.calls.map(([{ sql }]) => sql).filter((sql) => !sql.includes('from "due"'))).toEqual([]);
  reads.mockRestore();
});

test('a crowd that asks for another table again and again does not make a player late', async () => {
  const other = await gather([server.base]);
  const crowd = await Promise.all(Array.from({ length: 60 }, () => openRawSocket(server.base)));
  for (const socket of crowd) socket.send(OPCODES.text, HELLO);
  const watch = JSON.stringify({ kind: 'watch', match: other.match, frame: 0 });
  for (const socket of crowd) for (let times = 0; times < 60; times++) socket.send(OPCODES.text, watch);
  await othersPlayOn();
  // Both moves are done while most of the crowd still waits: their address has used up its budget.
  const answered = crowd.map((socket) => socket.received()).reduce((sum, bytes) => sum + bytes, 0);
  const each = JSON.stringify(other.one.seen()).length;
  expect(answered).toBeLessThan(60 * 60 * each);
  for (const socket of crowd) socket.destroy();
});
