/** Bare `ws` without a server behind it: each message goes to all sockets of its room. */

import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type WebSocket from 'ws';

export interface BareSettings {
  /** The size of a move of ours for a client. */
  readonly payloadBytes: number;
  /** A file from which `ws` resolves. */
  readonly modulesFrom: string;
}

const { payloadBytes, modulesFrom } = JSON.parse(process.argv[2] as string) as BareSettings;
const { WebSocketServer } = createRequire(modulesFrom)('ws') as typeof import('ws');
const payload = 'x'.repeat(payloadBytes);
const rooms = new Map<string, Set<WebSocket>>();

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
  process.send?.({ url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
server.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? new Set();
  rooms.set(url, room.add(socket));
  socket.on('message', () => {
    for (const other of room) other.send(payload);
  });
  socket.on('close', () => room.delete(socket));
});
