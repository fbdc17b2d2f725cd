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
import type { Load } from '../load.ts';
import type { Listener, Matches } from '../match/matches.ts';
import type { Parts } from '../parts.ts';
import type { Person } from '../people/person.ts';
import type { Budget } from './budgets.ts';
import { COSTS } from './budgets.ts';
import { type Heard, type Intake, makeIntake } from './intake.ts';
import type { Lanes } from './lanes.ts';

/** Applications may use close codes from 4000 on. */
export const CLOSED = {
  protocol: 4000,
  identity: 4001,
  flood: 4002,
  slow: 4003,
  restart: 1012,
} as const;

const BUSY = 'the server is busy: try again in a moment';
const MOST_TABLES = 8;
/** A page that does not read its messages is disconnected before it fills the memory. */
const MOST_UNREAD_BYTES = 1_000_000;
/** The part of a measured way to the page and back that a move does not pay for. */
const LONGEST_LAG = 200;

export interface Connection extends Listener {
  /** The person now: an identity can be lost during a connection. */
  person: Person | null;
  /** The header, to look up the person again. */
  readonly cookies: string | undefined;
  readonly socket: WebSocket;
  readonly address: string;
  readonly tables: Set<string>;
  readonly intake: Intake;
  /** The last ping, until the page answers it; when it was sent, on the clock that never goes back. */
  pinged: { readonly nonce: string; readonly at: number } | null;
  /** The last way to the page and back, in milliseconds. */
  lag: number;
  greeted: boolean;
  /** It was cut off: it is told nothing more, and nothing it sent is done any more. */
  isCut: boolean;
}

/** What all connections of this node share. */
export interface Shared {
  readonly parts: Parts;
  readonly matches: Matches;
  readonly lanes: Lanes;
  readonly load: Load;
}

export function newConnection(
  shared: Shared,
  socket: WebSocket,
  stream: Duplex,
  budget: Budget,
  who: Pick<Connection, 'person' | 'cookies' | 'address'>,
): Connection {
  const connection: Connection = {
    ...who,
    socket,
    tables: new Set(),
    intake: makeIntake(
      socket,
      budget,
      (heard) => void receive(shared, connection, heard),
      () => cut(connection, CLOSED.flood, 'too many messages'),
    ),
    pinged: null,
    lag: 0,
    greeted: false,
    isCut: false,
    send(json) {
      if (connection.isCut || socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MOST_UNREAD_BYTES) return cut(connection, CLOSED.slow, 'too slow');
      holdTogether(stream);
      socket.send(json);
    },
  };
  return connection;
}

/** What a page that is cut off has to read why. */
const GOODBYE_MILLISECONDS = 1000;

/** From now on nothing that it sent is done, whether or not the page takes note of it. */
export function cut(connection: Connection, code: number, reason: string): void {
  if (connection.isCut) return;
  connection.isCut = true;
  connection.intake.close();
  const { socket } = connection;
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), GOODBYE_MILLISECONDS).unref();
}

/** A ping that the page has to answer with the same nonce. False: it has not answered the last one. */
export function ping(parts: Parts, connection: Connection): boolean {
  if (connection.pinged !== null) return false;
  const nonce = parts.random(6).toString('base64url');
  connection.pinged = { nonce, at: parts.elapsed() };
  connection.socket.ping(nonce);
  return true;
}

export function hearPong(parts: Parts, connection: Connection, data: Buffer): void {
  const { pinged } = connection;
  if (pinged === null || data.toString() !== pinged.nonce) {
    connection.intake.pong();
    return;
  }
  connection.lag = parts.elapsed() - pinged.at;
  connection.pinged = null;
}

export function hearPing(connection: Connection, data: Buffer): void {
  const { socket, intake } = connection;
  if (!intake.ping() || socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MOST_UNREAD_BYTES) cut(connection, CLOSED.slow, 'too slow');
  else socket.pong(data);
}

/** Messages of one turn of the event loop (a frame and the answer to its message) leave in one packet. */
function holdTogether(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

async function receive(shared: Shared, connection: Connection, heard: Heard): Promise<void> {
  const { parts, matches } = shared;
  const json = heard.text === null ? null : jsonOf(heard.text);
  const read = parse(clientMessage, json);
  if (!read.ok) return reject(parts, connection, idIn(json), refuse('malformed', read.problem));
  const message = read.value;
  if (message.kind === 'hello') return greet(parts, connection, message.protocol);
  if (!connection.greeted) return reject(parts, connection, null, refuse('wrong-protocol', 'say hello first'));
  try {
    await obey(shared, connection, message, heard.arrivedAt);
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
  shared: Shared,
  connection: Connection,
  message: Exclude<ClientMessage, { kind: 'hello' }>,
  arrivedAt: number,
): Promise<void> {
  const { parts, matches, load } = shared;
  switch (message.kind) {
    case 'watch':
      return watch(shared, connection, message.match, message.frame ?? null);
    case 'unwatch':
      connection.tables.delete(message.match);
      return matches.unwatch(message.match, connection);
    default: {
      const { person } = connection;
      if (person === null) return reject(parts, connection, message.id, refuse('no-identity'));
      if (person.banned) return reject(parts, connection, message.id, refuse('banned'));
      connection.intake.charge(message.kind === 'chat' ? COSTS.chat : COSTS.act);
      if (message.kind === 'chat' && load.sheds('chat'))
        return reject(parts, connection, message.id, refuse('unavailable', BUSY));
      const answer = await matches.handle(person, message, {
        at: arrivedAt - Math.min(connection.lag, LONGEST_LAG),
        isCalledOff: () => !isOpen(connection) || connection.person?.id !== person.id,
      });
      if (answer.ok) tell(connection, { kind: 'done', id: message.id, frame: answer.value.frame });
      else reject(parts, connection, message.id, answer);
    }
  }
}

async function watch(shared: Shared, connection: Connection, match: string, frame: number | null): Promise<void> {
  const { matches, lanes } = shared;
  const { tables, person, intake } = connection;
  intake.charge(COSTS.watch);
  const isRepeated = tables.has(match);
  if (tables.size >= MOST_TABLES && !isRepeated) return gone(connection, match, 'too-many');
  tables.add(match);
  const lane = isRepeated || matches.isSpectator(match, person) ? lanes.spectators : lanes.players;
  // It may have gone, or changed its mind, while it waited or the table was being read.
  const isCalledOff = () => !isOpen(connection) || !tables.has(match);
  const entered = lane.enter(isCalledOff, async () => {
    const watched = await matches.watch(match, connection, frame);
    if (!watched.ok) {
      tables.delete(match);
      return gone(connection, match, watched.problem);
    }
    intake.charge(COSTS.rowRead * watched.value.rowsRead);
    if (isCalledOff()) matches.unwatch(match, connection);
  });
  if (entered !== null) return entered;
  tables.delete(match);
  gone(connection, match, 'unavailable');
}

function greet(parts: Parts, connection: Connection, protocol: number): void {
  if (protocol !== PROTOCOL) {
    reject(parts, connection, null, refuse('wrong-protocol', `this server speaks ${PROTOCOL}`));
    cut(connection, CLOSED.protocol, 'wrong protocol');
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
  if (id === null || problem === 'malformed') connection.intake.chargeNoise();
}

function isOpen({ socket, isCut }: Connection): boolean {
  return !isCut && socket.readyState === socket.OPEN;
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
