/** Clients that ask for much and read nothing of it: a server has to cut them off before they fill its memory. */

import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@tarmac/wire';
import WebSocket from 'ws';

/** The server's own word for it. */
const TOO_SLOW = 4003;
/** As many as one socket may watch. */
const MOST_TABLES = 8;
/** What the kernel holds back, at most 4 MB, what the server does, and as much again as makes it sure. */
const ASKED_BYTES = 7_000_000;
/** Not so fast that it is the server's work that is tried. */
const ASKED_A_SECOND = 24;
const PATIENCE_MS = 5000;

/** Whether it was cut off for it; no when it was told to stop before that, or the node died. */
export async function beGreedy(base: string, matches: readonly string[], stopped: AbortSignal): Promise<boolean> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, { headers: { origin: base } });
  const gone = new AbortController();
  let code = 0;
  socket.on('error', () => {});
  socket.once('close', (closed) => {
    code = closed;
    gone.abort();
  });
  const signal = AbortSignal.any([stopped, gone.signal]);
  try {
    await once(socket, 'open', { signal });
    await askInVain(socket, matches.slice(0, MOST_TABLES), signal);
    return false;
  } catch (error) {
    if (!signal.aborted) throw error;
    return code === TOO_SLOW;
  } finally {
    socket.terminate();
  }
}

async function askInVain(socket: WebSocket, tables: readonly string[], signal: AbortSignal): Promise<void> {
  const send = (message: ClientMessage) => socket.send(JSON.stringify(message));
  const roundMs = (1000 * tables.length) / ASKED_A_SECOND;
  const ask = () => {
    for (const match of tables) send({ kind: 'watch', match });
    return setTimeout(roundMs, null, { signal });
  };
  let bytes = 0;
  const weigh = (data: WebSocket.RawData) => {
    const { kind } = JSON.parse(String(data)) as ServerMessage;
    if (kind === 'table' || kind === 'view') bytes += String(data).length;
  };
  socket.on('message', weigh);
  send({ kind: 'hello', protocol: PROTOCOL });
  await ask();
  await setTimeout(PATIENCE_MS, null, { signal });
  socket.off('message', weigh);
  socket.pause();
  for (let rounds = Math.ceil(ASKED_BYTES / Math.max(bytes, 1000 * tables.length)); rounds > 0; rounds--) await ask();
  await setTimeout(PATIENCE_MS, null, { signal });
  // Only who reads on hears why it was cut off.
  socket.resume();
  await setTimeout(PATIENCE_MS, null, { signal });
}
