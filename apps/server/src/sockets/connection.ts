/** One socket of a page: handles its messages in order, and answers them. */

import type { Duplex } from 'node:stream';
import {
  type ClientMessage,
  clientMessage,
  messageId,
  PROTOCOL,
  type Problem,
  parse,
  type ServerMessage,
} from '@tarmac/wire';
import type { WebSocket } from 'ws';
import { type Refused, refuse } from '../answer.ts';
import type { Listener, Matches } from '../match/matches.ts';
import type { Parts } from '../parts.ts';
import type { Person } from '../people/person.ts';

/** Applications may use close codes from 4000 on. */
export const CLOSED = {
  protocol: 4000,
  identity: 4001,
  flood: 4002,
  slow: 4003,
  restart: 1012,
} as const;

const MOST_TABLES = 8;
/** A page that does not read its messages is disconnected before it fills the memory. */
const MOST_UNREAD_BYTES = 1_000_000;
/** After this many refused messages in a row a page is disconnected. */
const MOST_NOISE = 100;

export interface Connection extends Listener {
  /** The person now: an identity can be lost during a connection. */
  person: Person | null;
  /** The header, to look up the person again. */
  readonly cookies: string | undefined;
  readonly socket: WebSocket;
  readonly address: string;
  readonly tables: Set<string>;
  /** It has answered the last ping. */
  alive: boolean;
  greeted: boolean;
  tokens: number;
  filledAt: number;
  noise: number;
}

export function newConnection(
  parts: Parts,
  socket: WebSocket,
  stream: Duplex,
  who: Pick<Connection, 'person' | 'cookies' | 'address'>,
): Connection {
  return {
    ...who,
    socket,
    tables: new Set(),
    alive: true,
    greeted: false,
    tokens: burstOf(parts),
    filledAt: parts.now(),
    noise: 0,
    send(json) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MOST_UNREAD_BYTES) {
        socket.close(CLOSED.slow, 'too slow');
        return;
      }
      holdTogether(stream);
      socket.send(json);
    },
  };
}

/** Messages of one turn of the event loop (a frame and the answer to its message) leave in one packet. */
function holdTogether(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** More messages are refused; a page that continues is disconnected. */
function burstOf({ settings }: Parts): number {
  return 3 * settings.limits.messagesPerSecond;
}

function isTooFast(parts: Parts, connection: Connection): boolean {
  const now = parts.now();
  const { messagesPerSecond } = parts.settings.limits;
  const filled = connection.tokens + ((now - connection.filledAt) / 1000) * messagesPerSecond;
  connection.tokens = Math.min(burstOf(parts), filled);
  connection.filledAt = now;
  if (connection.tokens < 1) return true;
  connection.tokens -= 1;
  return false;
}

/** Handles a message as text; null for a binary message. */
export async function receive(
  parts: Parts,
  matches: Matches,
  connection: Connection,
  text: string | null,
): Promise<void> {
  if (isTooFast(parts, connection)) return reject(parts, connection, null, refuse('too-fast'));
  const json = text === null ? null : jsonOf(text);
  const read = parse(clientMessage, json);
  if (!read.ok) return reject(parts, connection, idIn(json), refuse('malformed', read.problem));
  const message = read.value;
  if (message.kind === 'hello') return greet(parts, connection, message.protocol);
  if (!connection.greeted) return reject(parts, connection, null, refuse('wrong-protocol', 'say hello first'));
  connection.noise = 0;
  try {
    await obey(parts, matches, connection, message);
  } catch (error) {
    // The database is unreachable, or there is a bug: the page is told that nothing was done.
    parts.log.error({ err: error, kind: message.kind }, 'a message could not be handled');
    if ('id' in message) reject(parts, connection, message.id, refuse('unavailable'));
    else {
      connection.tables.delete(message.match);
      matches.unwatch(message.match, connection);
      gone(connection, message.match, 'unavailable');
    }
  }
}

async function obey(
  parts: Parts,
  matches: Matches,
  connection: Connection,
  message: Exclude<ClientMessage, { kind: 'hello' }>,
): Promise<void> {
  switch (message.kind) {
    case 'watch': {
      if (connection.tables.size >= MOST_TABLES && !connection.tables.has(message.match))
        return gone(connection, message.match, 'too-many');
      connection.tables.add(message.match);
      const watched = await matches.watch(message.match, connection, message.frame ?? null);
      if (!watched.ok) {
        connection.tables.delete(message.match);
        return gone(connection, message.match, watched.problem);
      }
      // The page may have left the table, or be gone, since the read began.
      if (connection.socket.readyState !== connection.socket.OPEN || !connection.tables.has(message.match))
        matches.unwatch(message.match, connection);
      return;
    }
    case 'unwatch':
      connection.tables.delete(message.match);
      return matches.unwatch(message.match, connection);
    default: {
      const { person } = connection;
      if (person === null) return reject(parts, connection, message.id, refuse('no-identity'));
      if (person.banned) return reject(parts, connection, message.id, refuse('banned'));
      const answer = await matches.handle(person, message);
      if (answer.ok) tell(connection, { kind: 'done', id: message.id, frame: answer.value.frame });
      else reject(parts, connection, message.id, answer);
    }
  }
}

function greet(parts: Parts, connection: Connection, protocol: number): void {
  if (protocol !== PROTOCOL) {
    reject(parts, connection, null, refuse('wrong-protocol', `this server speaks ${PROTOCOL}`));
    connection.socket.close(CLOSED.protocol, 'wrong protocol');
    return;
  }
  connection.greeted = true;
  tell(connection, { kind: 'welcome', protocol: PROTOCOL, person: connection.person?.id ?? null, now: parts.now() });
}

function reject(parts: Parts, connection: Connection, id: string | null, refused: Refused): void {
  const { problem, detail, refusal } = refused;
  parts.metrics.refusals.inc({ problem });
  tell(connection, {
    kind: 'refused',
    id,
    problem,
    ...(detail === undefined ? {} : { detail }),
    ...(refusal === undefined ? {} : { refusal }),
  });
  if ((id === null || problem === 'malformed') && ++connection.noise > MOST_NOISE)
    connection.socket.close(CLOSED.flood, 'too much noise');
}

function gone(connection: Connection, match: string, problem: Problem): void {
  tell(connection, { kind: 'gone', match, problem });
}

function tell(connection: Connection, message: ServerMessage): void {
  connection.send(JSON.stringify(message));
}

/** The id of a malformed message, for the answer to it. */
function idIn(json: unknown): string | null {
  const given = messageId.safeParse((json as { readonly id?: unknown } | null)?.id);
  return given.success ? given.data : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
