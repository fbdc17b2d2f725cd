/** The sockets of this node: accepts, counts, pings and closes them. */

import websocket from '@fastify/websocket';
import { LIMITS } from '@tarmac/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { addressKey } from '../address-key.ts';
import { refuse } from '../answer.ts';
import { send } from '../http/send.ts';
import type { Matches } from '../match/matches.ts';
import type { Parts } from '../parts.ts';
import type { Person } from '../people/person.ts';
import type { Presence } from '../people/presence.ts';
import { CLOSED, type Connection, newConnection, receive } from './connection.ts';

const HEARTBEAT_MILLISECONDS = 30_000;

export interface SocketNeeds {
  readonly matches: Matches;
  readonly presence: Presence;
  /** From the header a browser sends with the request. */
  personFor(cookies: string | undefined): Promise<Person | null>;
  /** Calls back when a person is signed out, banned, renamed or deleted; null: anybody may have changed. */
  whenPersonChanges(hear: (person: string | null) => void): void;
}

export interface Sockets {
  /** Closes all sockets; pages reconnect soon. */
  close(): void;
}

/** Registers the route; hooks that guard requests must be registered before. */
export async function attachSockets(app: FastifyInstance, parts: Parts, needs: SocketNeeds): Promise<Sockets> {
  const { matches, presence } = needs;
  const { limits } = parts.settings;
  const connections = new Set<Connection>();
  const byAddress = new Map<string, number>();
  const count = (address: string, change: 1 | -1) => {
    const now = (byAddress.get(address) ?? 0) + change;
    if (now === 0) byAddress.delete(address);
    else byAddress.set(address, now);
  };

  await app.register(websocket, {
    options: { maxPayload: LIMITS.socketBytes, perMessageDeflate: false, clientTracking: false },
  });
  app.get('/api/socket', { websocket: true, preValidation: admit }, (socket, request) => {
    // Keeps nothing else of the request, which needs more memory than the socket.
    const { person, ip } = request;
    const { cookie: cookies } = request.headers;
    open(socket, newConnection(parts, socket, request.socket, { person, cookies, address: addressKey(ip) }));
  });

  async function admit(request: FastifyRequest, reply: FastifyReply) {
    if (connections.size >= limits.sockets) return send(reply, refuse('too-many', 'the server is full'));
    if ((byAddress.get(addressKey(request.ip)) ?? 0) >= limits.socketsPerAddress)
      return send(reply, refuse('too-many', 'too many connections from your address'));
  }

  function open(socket: WebSocket, connection: Connection): void {
    connections.add(connection);
    count(connection.address, 1);
    parts.metrics.sockets.set(connections.size);
    const { person } = connection;
    if (person !== null) presence.arrive(person.id);
    socket.on('message', (data, isBinary) => hear(connection, data, isBinary));
    socket.on('pong', () => {
      connection.alive = true;
    });
    // An error of a socket only closes it.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      connections.delete(connection);
      count(connection.address, -1);
      parts.metrics.sockets.set(connections.size);
      for (const table of connection.tables) matches.unwatch(table, connection);
      if (person !== null) presence.leave(person.id);
    });
  }

  function hear(connection: Connection, data: RawData, isBinary: boolean): void {
    receive(parts, matches, connection, isBinary ? null : data.toString()).catch((error) => {
      parts.log.error({ error: String(error) }, 'a message could not be handled');
      connection.socket.close(1011, 'unexpected');
    });
  }

  /** Disconnects a person who was signed out or deleted; a banned person may still watch. */
  async function lookAgain(connection: Connection): Promise<void> {
    if (connection.person === null) return;
    const person = await needs.personFor(connection.cookies);
    if (person?.id !== connection.person.id) connection.socket.close(CLOSED.identity, 'signed out');
    else connection.person = person;
  }

  needs.whenPersonChanges((id) => {
    for (const connection of connections) {
      if (connection.person === null || (id !== null && connection.person.id !== id)) continue;
      lookAgain(connection).catch((error) =>
        parts.log.error({ err: error }, 'could not check the identity of a connection'),
      );
    }
  });

  /** Pings all sockets. */
  function beat(): void {
    for (const connection of connections) {
      if (connection.alive) connection.socket.ping();
      else connection.socket.terminate();
      connection.alive = false;
    }
  }

  const heartbeat = setInterval(beat, HEARTBEAT_MILLISECONDS);
  heartbeat.unref();

  return {
    close() {
      clearInterval(heartbeat);
      for (const { socket } of connections) socket.close(CLOSED.restart, 'restarting');
    },
  };
}
