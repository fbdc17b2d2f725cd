/** The sockets of this node: accepts, counts, pings and closes them. */

import websocket from '@fastify/websocket';
import { LIMITS } from '@tarmac/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { addressKey } from '../address-key.ts';
import { refuse } from '../answer.ts';
import { boundUpgrades } from '../http/connections.ts';
import { send } from '../http/send.ts';
import type { Load } from '../load.ts';
import type { Matches } from '../match/matches.ts';
import type { Parts } from '../parts.ts';
import type { Person } from '../people/person.ts';
import type { Presence } from '../people/presence.ts';
import type { Budgets } from './budgets.ts';
import { CLOSED, type Connection, cut, hearPing, hearPong, newConnection, ping } from './connection.ts';
import { makeLanes } from './lanes.ts';
import { slowestReaders } from './slow-readers.ts';

const HEARTBEAT_MILLISECONDS = 30_000;
const LOOK_AT_READERS_MILLISECONDS = 1000;
/** Pages send whole messages: parts of one are as many as a proxy may make of it. */
const MOST_FRAGMENTS = 64;

/** The types of `ws` do not know `maxFragments` yet. */
const SOCKET_OPTIONS = {
  maxPayload: LIMITS.socketBytes,
  maxFragments: MOST_FRAGMENTS,
  // A pong costs as much as any other answer: it is sent only where the budget allows it.
  autoPong: false,
  perMessageDeflate: false,
  clientTracking: false,
};

export interface SocketNeeds {
  readonly matches: Matches;
  readonly load: Load;
  readonly budgets: Budgets;
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

  const lanes = makeLanes(needs.load);

  await app.register(websocket, { options: SOCKET_OPTIONS });
  boundUpgrades(app);
  app.get('/api/socket', { websocket: true, preValidation: admit }, (socket, request) => {
    // Keeps nothing else of the request, which needs more memory than the socket.
    const { person, ip } = request;
    const { cookie: cookies } = request.headers;
    const address = addressKey(ip);
    const budget = needs.budgets.ofSocket(address, person?.id ?? null);
    open(
      socket,
      newConnection({ parts, matches, lanes, load: needs.load }, socket, request.socket, budget, {
        person,
        cookies,
        address,
      }),
    );
  });

  async function admit(request: FastifyRequest, reply: FastifyReply) {
    if (connections.size >= limits.sockets)
      return send(reply, refuse('too-many', 'the server is full: try again later'));
    if ((byAddress.get(addressKey(request.ip)) ?? 0) >= limits.socketsPerAddress)
      return send(reply, refuse('too-many', 'too many connections from your address: close some, or try again later'));
  }

  function open(socket: WebSocket, connection: Connection): void {
    connections.add(connection);
    count(connection.address, 1);
    parts.metrics.sockets.set(connections.size);
    const { person } = connection;
    if (person !== null) presence.arrive(person.id);
    socket.on('message', (data, isBinary) => {
      const text = isBinary ? null : data.toString();
      connection.intake.hear({ text, bytes: (data as Buffer).length, arrivedAt: needs.load.arrivedAt() });
    });
    socket.on('ping', (data) => hearPing(connection, data));
    socket.on('pong', (data) => hearPong(parts, connection, data));
    // A malformed frame closes its socket and is no error of the server, as the plugin's own listener would log it.
    socket.removeAllListeners('error');
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      connection.isCut = true;
      connection.intake.close();
      connections.delete(connection);
      count(connection.address, -1);
      parts.metrics.sockets.set(connections.size);
      for (const table of connection.tables) matches.unwatch(table, connection);
      if (person !== null) presence.leave(person.id);
    });
  }

  /** Whoever was signed out or is gone hears no more; whoever was banned may still look. */
  async function lookAgain(connection: Connection): Promise<void> {
    if (connection.person === null) return;
    const person = await needs.personFor(connection.cookies);
    if (person?.id !== connection.person.id) cut(connection, CLOSED.identity, 'signed out');
    else connection.person = person;
  }

  needs.whenPersonChanges((id) => {
    for (const connection of connections) {
      if (connection.person === null || (id !== null && connection.person.id !== id)) continue;
      const looked = lookAgain(connection).catch((error) => {
        parts.log.error({ err: error }, 'could not look up the person of a socket');
        cut(connection, CLOSED.restart, 'try again');
      });
      connection.intake.holdUntil(looked);
    }
  });

  /** Pings all sockets. */
  function beat(): void {
    for (const connection of connections) if (!ping(parts, connection)) connection.socket.terminate();
  }

  /** A page that does not read does not read either that it is cut off. */
  function dropSlowReaders(): void {
    for (const { socket } of slowestReaders(connections)) socket.terminate();
  }

  const timers = [
    setInterval(beat, HEARTBEAT_MILLISECONDS),
    setInterval(dropSlowReaders, LOOK_AT_READERS_MILLISECONDS),
  ];
  for (const timer of timers) timer.unref();

  return {
    close() {
      for (const timer of timers) clearInterval(timer);
      for (const { socket } of connections) socket.close(CLOSED.restart, 'restarting');
    },
  };
}
