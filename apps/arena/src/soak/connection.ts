/** One eye's socket to any node: says hello, watches, applies patches, and digests all messages. */

import { type ClientMessage, PROTOCOL, patched, type ServerMessage, type TableInfo } from '@tarmac/wire';
import WebSocket from 'ws';
import { type EyeRecord, recordShown } from './record.ts';
import { countError, found, type Tally } from './tally.ts';

/** Null: compared with the log completely. */
const FIELDS: Readonly<Record<ServerMessage['kind'], readonly string[] | null>> = {
  welcome: ['kind', 'protocol', 'person', 'now'],
  done: ['kind', 'id', 'frame'],
  refused: ['kind', 'id', 'problem', 'detail', 'refusal'],
  table: ['kind', 'match', 'table', 'attendance'],
  chat: ['kind', 'match', 'lines'],
  gone: ['kind', 'match', 'problem'],
  view: null,
  frame: null,
};

/** A message that the server should not have sent, in words, or null. */
export function outOfPlace(message: ServerMessage): string | null {
  if (!Object.hasOwn(FIELDS, message.kind)) return `a message of the kind ${message.kind}`;
  const allowed = FIELDS[message.kind];
  const extra = allowed === null ? undefined : Object.keys(message).find((field) => !allowed.includes(field));
  if (extra !== undefined) return `a ${message.kind} with ${extra}`;
  if (message.kind === 'table' && message.table.state !== 'over' && message.table.secret !== null)
    return 'the secret of the deal before the end';
  return null;
}

export interface Connection {
  readonly base: string;
  /** Null until the match was shown. */
  shown(): Shown | null;
  send(message: ClientMessage): void;
  /** Stops reading for this time. */
  stopReading(milliseconds: number): void;
  /** The end of the pause, by `performance.now()`. */
  deafUntil(): number;
  /** Abruptly, as when a machine dies. */
  terminate(): void;
}

export interface Shown {
  readonly frame: number;
  readonly view: unknown;
  readonly awaited: readonly number[];
}

interface Hearer {
  onMessage(message: ServerMessage): void;
  onTable(table: TableInfo): void;
  onClosed(): void;
}

/** `had`: the last frame this eye had before. */
export function openConnection(
  base: string,
  cookie: string,
  match: string,
  record: EyeRecord,
  had: number | null,
  tally: Tally,
  hearer: Hearer,
): Connection {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, { headers: { cookie, origin: base } });
  let shown: Shown | null = null;
  let deafUntil = 0;
  let opened = false;
  /** The client disconnected itself. */
  let dropped = false;
  const send = (message: ClientMessage) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const name = `${match}, ${record.eye === 'watcher' ? 'a watcher' : `seat ${record.eye}`}`;

  function show(message: Extract<ServerMessage, { kind: 'view' | 'frame' }>): void {
    const { frame } = message;
    if (message.match !== match || message.eye !== record.eye) {
      found(tally, 'leaked', `${name} was sent a frame of ${message.match} to ${message.eye}`);
      return;
    }
    if (message.kind === 'frame' && frame !== (shown?.frame ?? 0) + 1)
      found(tally, 'wrong', `${name}: frame ${frame} came after ${shown?.frame ?? 'none'}`);
    const view = message.kind === 'view' ? message.view : patchedView(message.patch);
    if (shown === null && frame < (had ?? 0)) found(tally, 'lost', `${name} came back to frame ${frame} after ${had}`);
    const contradiction = recordShown(record, message, view, shown?.frame ?? had);
    if (contradiction !== null) found(tally, 'wrong', `${name}: ${contradiction}`);
    shown = { frame, view, awaited: message.awaited };
  }

  function terminate(): void {
    dropped = true;
    socket.terminate();
  }

  function patchedView(patch: Parameters<typeof patched>[1] | null): unknown {
    return patch === null ? shown?.view : patched(shown?.view, patch);
  }

  function look(message: ServerMessage): void {
    const what = outOfPlace(message);
    if (what !== null) found(tally, 'leaked', `${name} was sent ${what}`);
  }

  socket.on('open', () => {
    opened = true;
    tally.connections++;
    send({ kind: 'hello', protocol: PROTOCOL });
    send({ kind: 'watch', match, ...(had === null ? {} : { frame: had }) });
  });
  socket.on('message', (data) => {
    tally.messages++;
    const message = JSON.parse(String(data)) as ServerMessage;
    look(message);
    if (message.kind === 'view' || message.kind === 'frame') show(message);
    if (message.kind === 'table') hearer.onTable(message.table);
    if (message.kind === 'gone') {
      countError(tally, `gone ${message.problem}`);
      terminate();
    }
    hearer.onMessage(message);
  });
  socket.on('error', (error: NodeJS.ErrnoException) => {
    // A connection that was never open has no close to count.
    if (!opened && !dropped) countError(tally, `connect ${error.code ?? error.message}`);
  });
  socket.on('close', (code) => {
    if (opened && !dropped) countError(tally, `closed ${code}`);
    hearer.onClosed();
  });

  return {
    base,
    shown: () => shown,
    send,
    deafUntil: () => deafUntil,
    stopReading(milliseconds) {
      deafUntil = performance.now() + milliseconds;
      socket.pause();
      setTimeout(() => socket.resume(), milliseconds).unref();
    },
    terminate,
  };
}
