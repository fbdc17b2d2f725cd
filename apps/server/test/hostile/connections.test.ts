/** Connections that say nothing, half of something, or ask for a socket and never get one: they are few, and they end. */

import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import websocket from '@fastify/websocket';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeApp } from '../../src/http/app.ts';
import { boundUpgrades, type Patience } from '../../src/http/connections.ts';
import { makeBudgets } from '../../src/sockets/budgets.ts';
import { partsFor } from '../http/app-parts.ts';
import { call } from '../support/client.ts';
import { openServer } from '../support/server.ts';

const HASTE: Patience = { headers: 300, request: 600, upgrade: 300, check: 50 };

async function listening(patience = HASTE) {
  const { parts } = partsFor();
  const app = await makeApp(parts, makeBudgets(parts), patience);
  await app.register(websocket);
  boundUpgrades(app, patience);
  app.post('/api/thing', async () => ({ thing: 1 }));
  app.get('/never', { websocket: true, preValidation: () => new Promise(() => {}) }, () => {});
  app.get('/socket', { websocket: true }, () => {});
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  return { app, port: (app.server.address() as AddressInfo).port };
}

/** Says this much, and then nothing any more. */
async function say(port: number, text = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.resume();
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** Milliseconds until the server ends it. */
async function lifeOf(port: number, text: string): Promise<number> {
  const begun = performance.now();
  const socket = await say(port, text);
  if (!socket.closed) await once(socket, 'close');
  return performance.now() - begun;
}

const HOST = 'Host: localhost\r\n';
const UPGRADE = `${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n`;

const HALF_A_BODY = `POST /api/thing HTTP/1.1\r\n${UPGRADE}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":`;

test.each([
  ['nothing', '', HASTE.headers],
  ['half a line', 'POST /api/th', HASTE.headers],
  ['headers without end', `POST /api/thing HTTP/1.1\r\n${HOST}X-A: `, HASTE.headers],
  [
    'half a body',
    `POST /api/thing HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":`,
    HASTE.request,
  ],
  ['a socket that never opens', `GET /never HTTP/1.1\r\n${UPGRADE}\r\n`, HASTE.upgrade],
  ['a socket, with half a body', HALF_A_BODY, HASTE.upgrade],
])('whoever says %s is gone when the time is up', async (_, text, patience) => {
  const { port } = await listening();
  const life = await lifeOf(port, text);
  expect(life).toBeLessThan(patience + 2000);
});

// Node passes what befalls the connection on to the stream of the socket; an error that nobody hears ends the process.
describe('whoever asks for a socket and never ends the body of the request ends no process', () => {
  test('when the time of the request is up first', async () => {
    const { port } = await listening({ ...HASTE, upgrade: 60_000 });
    expect(await lifeOf(port, HALF_A_BODY)).toBeLessThan(HASTE.request + 2000);
  });

  test('by resetting the connection', async () => {
    const { app, port } = await listening();
    const asked = once(app.server, 'upgrade');
    const socket = await say(port, HALF_A_BODY);
    const [, stream] = await asked;
    // Not `once`, which would hear the error.
    const closed = new Promise((resolve) => stream.on('close', resolve));
    socket.resetAndDestroy();
    await closed;
  });
});

test('a socket that has opened stays', async () => {
  const { port } = await listening();
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`);
  await once(socket, 'open');
  await new Promise((resolve) => setTimeout(resolve, 3 * HASTE.upgrade));
  expect(socket.readyState).toBe(WebSocket.OPEN);
  socket.terminate();
});

test('by default nobody is given more than a second beyond the time that is said', async () => {
  const app = await makeApp(partsFor().parts);
  expect(app.server).toMatchObject({
    headersTimeout: 20_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 1000,
  });
  expect(app.server.maxConnections).toBe(40_100);
});

test('an address has so many connections and no more, whatever they say; one that ends makes room', async () => {
  const server = await openServer({ TARMAC_SOCKETS_PER_ADDRESS: '2' });
  const silent = await Promise.all(Array.from({ length: 16 }, () => say(server.port)));
  expect(await lifeOf(server.port, '')).toBeLessThan(5000);
  expect(silent.every(({ closed }) => !closed)).toBe(true);
  silent[0]?.destroy();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await call(server.base, 'GET', '/healthz')).status).toBe(200);
});

test('the server has so many connections and no more', async () => {
  const server = await openServer({ TARMAC_SOCKETS: '2' });
  const silent = await Promise.all(Array.from({ length: 104 }, () => say(server.port)));
  expect(await lifeOf(server.port, '')).toBeLessThan(5000);
  expect(silent.every(({ closed }) => !closed)).toBe(true);
});
