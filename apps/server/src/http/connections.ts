/** Bounds what connections may cost before a request has come: how many there are, and how long one may take to say something. */

import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type {} from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../address-key.ts';
import type { Settings } from '../settings.ts';

/** In milliseconds. */
export interface Patience {
  /** Until the headers of a request are there, from the first byte or the opening of the connection. */
  readonly headers: number;
  /** Until a request is there as a whole. */
  readonly request: number;
  /** Until a request for a socket has become one or is refused. */
  readonly upgrade: number;
  /** Between two looks at who is too slow: by so much each may be late. */
  readonly check: number;
}

/** A browser gives up a connection that it opened ahead of need after 10 s: closed here first, it would fail when used. */
export const PATIENCE: Patience = { headers: 20_000, request: 30_000, upgrade: 10_000, check: 1000 };

/** Connections of any kind for so many sockets: a page has one socket and, for moments, up to six more connections. */
const connectionsOfServer = (sockets: number) => 2 * sockets + 100;
const connectionsOfAddress = (sockets: number) => 3 * sockets + 10;

/** Options of Fastify. Node itself looks only every 30 seconds. */
export const timeouts = ({ headers, request, check }: Patience) => ({
  requestTimeout: request,
  http: { headersTimeout: headers, connectionsCheckingInterval: check },
});

/** Connections above the limits are closed without a word. */
export function boundConnections({ server }: FastifyInstance, { limits, trustProxy }: Settings): void {
  server.maxConnections = connectionsOfServer(limits.sockets);
  // A proxy has one address for everybody, and limits of its own for each.
  if (trustProxy.length > 0) return;
  const most = connectionsOfAddress(limits.socketsPerAddress);
  const byAddress = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    const others = byAddress.get(address) ?? 0;
    if (others >= most) {
      socket.destroy();
      return;
    }
    byAddress.set(address, others + 1);
    socket.once('close', () => {
      const left = (byAddress.get(address) ?? 0) - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    });
  });
}

/** Node's timeouts end with the headers of such a request. Call it once the plugin for sockets is there. */
export function boundUpgrades({ server, websocketServer }: FastifyInstance, { upgrade }: Patience = PATIENCE): void {
  const ends = new WeakMap<Duplex, NodeJS.Timeout>();
  server.on('upgrade', (_request, socket: Duplex) => {
    const end = setTimeout(() => socket.destroy(), upgrade);
    ends.set(socket, end);
    // Nobody else hears of an error before it is a socket, such as a reset in the middle of a body: it would end the process.
    socket.on('error', () => {});
    socket.once('close', () => clearTimeout(end));
  });
  websocketServer.on('connection', (_socket, { socket }) => clearTimeout(ends.get(socket)));
}
