/** Too much of everything: connections, messages, chat, and a page that never reads. The others notice nothing. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { LIMITS, PROTOCOL } from '@tarmac/wire';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { call, connect, newcomer } from '../support/client.ts';
import { gather, theFirst } from '../support/play.ts';
import { openServer, type TestServer } from '../support/server.ts';
import { unharmed } from './unharmed.ts';

const game = airlinesEurope as Game;
let server: TestServer;

/** What the settings say when nothing is set. */
const DEFAULTS = {
  TARMAC_SOCKETS_PER_ADDRESS: '200',
  TARMAC_MESSAGES_PER_SECOND: '20',
  TARMAC_TRUST_PROXY: '127.0.0.1',
};

interface Opened {
  readonly socket: WebSocket;
  /** Null when it was let in. */
  readonly refused: { readonly status: number; readonly problem: string } | null;
}

function open(address: string, cookie = ''): Promise<Opened> {
  const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/socket`, {
    headers: { 'x-forwarded-for': address, cookie },
  });
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve({ socket, refused: null }));
    socket.on('unexpected-response', (_request, response) => {
      let body = '';
      response.on('data', (part) => {
        body += part;
      });
      response.on('end', () => {
        const { problem } = JSON.parse(body) as { problem: string };
        resolve({ socket, refused: { status: response.statusCode ?? 0, problem } });
      });
    });
    socket.on('error', reject);
  });
}

async function socketsOpen(): Promise<number> {
  return (await server.parts.metrics.sockets.get()).values[0]?.value ?? 0;
}

function gone(sockets: readonly WebSocket[]): Promise<unknown> {
  return Promise.all(sockets.map((socket) => new Promise((resolve) => socket.on('close', resolve))));
}

test('a thousand connections from one address: two hundred are let in, and others as ever', async () => {
  server = await openServer(DEFAULTS);
  const party = await gather([server.base]);
  const people = await socketsOpen();
  const opened: Opened[] = [];
  for (let round = 0; round < 10; round++)
    opened.push(...(await Promise.all(Array.from({ length: 100 }, () => open('203.0.113.7')))));
  const refused = opened.filter(({ refused }) => refused !== null);
  expect(opened.length - refused.length).toBe(200);
  expect(new Set(refused.map((one) => one.refused?.status))).toEqual(new Set([429]));
  expect(refused.map((one) => one.refused?.problem)).toContain('too-many');
  expect(await socketsOpen()).toBe(people + 200);

  const other = await open('203.0.113.8');
  expect(other.refused).toBeNull();
  for (const { play } of party.people) expect((await play(game, theFirst)).kind).toBe('done');

  const inside = opened.filter((one) => one.refused === null).map(({ socket }) => socket);
  const left = gone(inside);
  for (const socket of inside) socket.close();
  await left;
  // Their requests have used up the budget of the address for a while.
  await vi.waitFor(async () => expect((await open('203.0.113.7')).refused).toBeNull(), 60_000);
  expect(await socketsOpen()).toBe(people + 2);
});

test('the whole server has a limit too', async () => {
  server = await openServer({ ...DEFAULTS, TARMAC_SOCKETS: '5' });
  const opened = await Promise.all(Array.from({ length: 8 }, (_, index) => open(`203.0.113.${index}`)));
  expect(opened.filter(({ refused }) => refused?.problem === 'too-many')).toHaveLength(3);
});

test('a flood of messages is slowed, then cut off, and the others play on', async () => {
  server = await openServer(DEFAULTS);
  const party = await gather([server.base]);
  const flooder = await connect(server.base, { cookie: await newcomer(server.base, 'Mallory') });
  await unharmed(server, async () => {
    for (let times = 0; times < 1000; times++) flooder.send({ kind: 'unwatch', match: party.match });
    expect(await flooder.closed).toBe(4002);
  });
  for (const { play } of party.people) expect((await play(game, theFirst)).kind).toBe('done');
});

test('one socket watches a few tables, not all there are', async () => {
  server = await openServer();
  const client = await connect(server.base);
  const cookie = await newcomer(server.base, 'Host');
  const tables: string[] = [];
  for (let count = 0; count < 9; count++) {
    const made = await call(server.base, 'POST', '/api/tables', { game: game.id, seats: 2 }, { cookie });
    tables.push(((await made.json()) as { id: string }).id);
  }
  for (const match of tables) client.send({ kind: 'watch', match });
  await client.until(() => client.received.some((text) => text.includes('too-many')), 'a refusal');
  await client.settled();
  expect(tables.filter((match) => client.table(match) !== undefined)).toHaveLength(8);
});

test('a page that never reads is cut off before what it is sent piles up', async () => {
  server = await openServer();
  const party = await gather([server.base]);
  const { socket } = await open('127.0.0.1');
  socket.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL }));
  let bytes = 0;
  socket.on('message', (data: Buffer) => {
    bytes += data.length;
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.pause();
  // Each of them is answered with a table and a view, or where the server is busy with a line: megabytes in any case.
  const most = 100_000;
  const watcher = await connect(server.base);
  // Whoever does not even read that they are cut off is dropped without a word after half a minute.
  const cut = vi.spyOn(WebSocket.prototype, 'close');
  onTestFinished(() => cut.mockRestore());
  for (let times = 0; times < most && cut.mock.calls.length === 0; times++) {
    socket.send(JSON.stringify({ kind: 'watch', match: party.match }));
    if (times % 500 === 0) await watcher.settled();
  }
  await watcher.settled();
  socket.resume();
  expect(await closed).toBe(4003);
  // What was kept for it, and what the system had taken already.
  expect(bytes).toBeLessThan(10_000_000);
  for (const { play } of party.people) expect((await play(game, theFirst)).kind).toBe('done');
});

describe('chat', () => {
  const SCRIPTS = [
    '<script>alert(document.cookie)</script>',
    '"><img src=x onerror=alert(1)>',
    '</textarea><svg/onload=alert(1)>',
    'javascript:alert(1)//',
    '{{constructor.constructor("alert(1)")()}}',
  ];

  test('with script in it comes out as the same text, and as nothing but JSON', async () => {
    server = await openServer();
    const { one, two: second } = await gather([server.base]);
    for (const text of SCRIPTS) expect((await one.say(text)).kind).toBe('done');
    await second.client.until(() => second.client.chat.length === SCRIPTS.length, 'the chat');
    expect(second.client.chat.map(({ text }) => text)).toEqual(SCRIPTS);
    const rows = await server.parts.database.read.selectFrom('chat').select('text').orderBy('number').execute();
    expect(rows.map(({ text }) => text)).toEqual(SCRIPTS);
  });

  test('and a name with script in it are only ever data: the server writes them into no page', async () => {
    server = await openServer();
    const name = '<b onclick=alert()>';
    const cookie = await newcomer(server.base, name);
    const wish = { game: game.id, seats: 2, public: true, sit: { seat: 0, contribution: '<script>' } };
    await call(server.base, 'POST', '/api/tables', wish, { cookie });
    const list = await call(server.base, 'GET', '/api/tables');
    expect(list.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(list.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await list.text()).toContain(JSON.stringify(name));
    const page = await call(server.base, 'GET', '/');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await page.text();
    expect(html).not.toContain('onclick');
  });

  test('too long, empty or in disguise is refused', async () => {
    server = await openServer();
    const { match, one: first } = await gather([server.base]);
    await unharmed(server, async () => {
      const texts = ['', '  \n ', 'x'.repeat(LIMITS.chat + 1), '\u202eevil', 'a\u0000b', '\ud800', '\u0007'];
      for (const [index, text] of texts.entries()) {
        const before = first.client.received.length;
        first.client.send({ kind: 'chat', id: `c${index}`, match, text });
        await first.client.until(() => first.client.received.length > before, 'a refusal');
        expect(JSON.parse(first.client.received.at(-1) as string)).toMatchObject({ problem: 'malformed' });
      }
    });
  });

  test('too often is refused, and does not silence the others', async () => {
    server = await openServer();
    const { one, two } = await gather([server.base]);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => one.say(`line ${index}`)));
    const refused = answers.filter((answer) => answer.kind === 'refused');
    expect(refused.length).toBeGreaterThan(20);
    expect(new Set(refused.map(({ problem }) => problem))).toEqual(new Set(['too-fast']));
    expect((await two.say('may I?')).kind).toBe('done');
  });
});

test('twenty files an hour are taken from one address, good or not', async () => {
  server = await openServer(DEFAULTS);
  const cookie = await newcomer(server.base, 'Ann');
  const bring = async (address: string) =>
    (await call(server.base, 'POST', '/api/replays', { game: 'chess' }, { cookie, 'x-forwarded-for': address })).status;
  for (let files = 0; files < 20; files++) expect(await bring('10.6.6.6')).toBe(404);
  expect(await bring('10.6.6.6')).toBe(429);
  expect(await bring('10.6.6.7')).toBe(404);
});

test('an address is one however it is written, and a network of IPv6 is one address', async () => {
  server = await openServer({ ...DEFAULTS, TARMAC_REQUESTS_PER_MINUTE: '2' });
  const ask = async (address: string) =>
    (await call(server.base, 'GET', '/api/games', undefined, { 'x-forwarded-for': address })).status;
  expect([await ask('10.6.6.6'), await ask('::ffff:10.6.6.6'), await ask('::ffff:a06:606')]).toEqual([200, 200, 429]);
  expect([await ask('2001:db8::1'), await ask('2001:db8::2'), await ask('2001:db8:0:0:3::')]).toEqual([200, 200, 429]);
  expect([await ask('10.6.6.7'), await ask('2001:db8:0:1::1')]).toEqual([200, 200]);
});
