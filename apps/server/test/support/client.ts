/** A page without a picture: an identity, a socket, and what it has been told, put together as a page would. */

import type { Eye } from '@tarmac/kit';
import {
  type ChatLine,
  type ClientMessage,
  type Frame,
  PROTOCOL,
  patched,
  type ServerMessage,
  type TableInfo,
} from '@tarmac/wire';
import { WebSocket } from 'ws';

export interface Seen extends Frame {
  readonly view: unknown;
}

export type Reply = Extract<ServerMessage, { kind: 'done' | 'refused' }>;

export interface Client {
  readonly person: string | null;
  /** By match and eye. */
  seen(match: string, eye: Eye): Seen | undefined;
  table(match: string): TableInfo | undefined;
  readonly chat: ChatLine[];
  /** Every text that came, as it came. */
  readonly received: string[];
  readonly closed: Promise<number>;
  send(message: ClientMessage): void;
  sendText(text: string): void;
  /** Sends something that has an id, and waits for its answer. */
  ask(message: Extract<ClientMessage, { id: string }>): Promise<Reply>;
  /** Resolves when it holds, now or after some message. */
  until(holds: () => boolean, what?: string): Promise<void>;
  /** The view of this eye is there. */
  shown(match: string, eye: Eye): Promise<void>;
  /** Looks on until the view of this eye is there; `frame`: the last one it had. */
  watch(match: string, eye?: Eye, frame?: number): Promise<void>;
  /** Resolves at the end of the match, with its table. */
  over(match: string): Promise<TableInfo>;
  /** Resolves when it is turned away, with why. */
  turnedAway(match: string): Promise<string>;
  onMessage(hear: (message: ServerMessage) => void): void;
  /** Everything the server had sent when it was asked has come. */
  settled(): Promise<void>;
  close(): void;
  /** Without a word, as when a machine dies. */
  terminate(): void;
}

/** Long enough for a machine that has much else to do. */
const PATIENCE_MILLISECONDS = 120_000;

export interface ClientOptions {
  readonly cookie?: string | undefined;
  readonly origin?: string;
  /** Keep no texts: for tests with a great many. */
  readonly forget?: boolean;
}

/** `base` is the server's address, as http://… */
export async function connect(base: string, { cookie, origin, forget }: ClientOptions = {}): Promise<Client> {
  const headers = cookie === undefined ? {} : { cookie };
  const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/socket`, {
    headers: { ...headers, ...(origin === undefined ? {} : { origin }) },
  });
  const seen = new Map<string, Seen>();
  const tables = new Map<string, TableInfo>();
  const gone = new Map<string, string>();
  const chat: ChatLine[] = [];
  const received: string[] = [];
  const replies = new Map<string, (reply: Reply) => void>();
  const hearers = new Set<(message: ServerMessage) => void>();
  let person: string | null = null;

  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('message', (data) => {
    const text = data.toString();
    if (forget !== true) received.push(text);
    const message = JSON.parse(text) as ServerMessage;
    take(message);
    for (const hear of hearers) hear(message);
  });

  function take(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        person = message.person;
        return;
      case 'view':
        seen.set(`${message.match}/${message.eye}`, message);
        return;
      case 'frame': {
        const key = `${message.match}/${message.eye}`;
        const before = seen.get(key);
        if (before === undefined || before.frame !== message.frame - 1)
          throw new Error(`frame ${message.frame} came after ${before?.frame}`);
        const view = message.patch === null ? before.view : patched(before.view, message.patch);
        seen.set(key, { ...message, view });
        return;
      }
      case 'table':
        tables.set(message.match, message.table);
        return;
      case 'gone':
        gone.set(message.match, message.problem);
        return;
      case 'chat':
        chat.push(...message.lines);
        return;
      case 'done':
      case 'refused':
        replies.get(message.id ?? '')?.(message);
        return;
    }
  }

  function until(holds: () => boolean, what = 'what was waited for'): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const end = (act: () => void) => {
        clearTimeout(timer);
        hearers.delete(hear);
        act();
      };
      const timer = setTimeout(() => end(() => reject(new Error(`${what} did not come`))), PATIENCE_MILLISECONDS);
      const hear = () => {
        if (holds()) end(resolve);
      };
      hearers.add(hear);
      closed.then((code) => end(() => reject(new Error(`closed (${code}) before ${what}`))));
    });
  }

  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  const client: Client = {
    get person() {
      return person;
    },
    seen: (match, eye) => seen.get(`${match}/${eye}`),
    table: (match) => tables.get(match),
    chat,
    received,
    closed,
    send: (message) => socket.send(JSON.stringify(message)),
    sendText: (text) => socket.send(text),
    ask(message) {
      return new Promise((resolve, reject) => {
        replies.set(message.id, (reply) => {
          replies.delete(message.id);
          resolve(reply);
        });
        closed.then((code) => reject(new Error(`closed (${code}) before an answer`)));
        socket.send(JSON.stringify(message));
      });
    },
    until,
    shown: (match, eye) => until(() => seen.has(`${match}/${eye}`), `a view of ${match} for ${eye}`),
    watch(match, eye = 'watcher', frame) {
      client.send({ kind: 'watch', match, ...(frame === undefined ? {} : { frame }) });
      return client.shown(match, eye);
    },
    async over(match) {
      await until(() => tables.get(match)?.state === 'over', `the end of ${match}`);
      return tables.get(match) as TableInfo;
    },
    async turnedAway(match) {
      await until(() => gone.has(match), `to be turned away from ${match}`);
      return gone.get(match) as string;
    },
    onMessage: (hear) => void hearers.add(hear),
    settled() {
      return new Promise((resolve) => {
        socket.once('pong', () => resolve());
        socket.ping();
      });
    },
    close: () => socket.close(),
    terminate: () => socket.terminate(),
  };
  let welcome = false;
  client.onMessage((message) => {
    if (message.kind === 'welcome') welcome = true;
  });
  client.send({ kind: 'hello', protocol: PROTOCOL });
  await until(() => welcome, 'a welcome');
  return client;
}

/** Somebody who looks on at a match; without a cookie nobody knows who. */
export async function watching(base: string, match: string, cookie?: string): Promise<Client> {
  const client = await connect(base, { cookie });
  await client.watch(match);
  return client;
}

/** A new person: the cookie their browser would carry. */
export async function newcomer(base: string, name: string): Promise<string> {
  const response = await call(base, 'POST', '/api/me', { name });
  if (response.status !== 201 && response.status !== 200) throw new Error(`POST /api/me: ${response.status}`);
  return cookieOf(response);
}

function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

export function call(
  base: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${base}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
