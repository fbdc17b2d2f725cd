/** One seat's socket to our server: has the newest view, and reports newer ones. */

import type { Seat, Shapes } from '@tarmac/kit';
import { type ClientMessage, PROTOCOL, patched, type ServerMessage } from '@tarmac/wire';
import type WebSocket from 'ws';

export interface OwnSocket {
  /** The number of its newest frame. */
  frame(): number;
  view(): Shapes['view'];
  bytes(): number;
  send(message: ClientMessage): void;
  /** Called after each message was processed. */
  onMessage(listener: (message: ServerMessage) => void): void;
  close(): void;
}

/** Says hello and waits for the welcome. */
export async function helloFrom(socket: WebSocket): Promise<OwnSocket> {
  let frame = -1;
  let view: Shapes['view'] = null;
  let listener: (message: ServerMessage) => void = () => {};
  const send = (message: ClientMessage) => socket.send(JSON.stringify(message));

  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.kind === 'view') view = message.view;
    if (message.kind === 'frame') {
      if (message.frame !== frame + 1) throw new Error(`frame ${message.frame} came after ${frame}`);
      if (message.patch !== null) view = patched(view, message.patch);
    }
    if (message.kind === 'view' || message.kind === 'frame') frame = message.frame;
    listener(message);
  });

  const welcome = new Promise<void>((resolve, reject) => {
    listener = ({ kind }) => kind === 'welcome' && resolve();
    socket.once('error', reject);
    socket.once('close', (code, reason) => reject(new Error(`the server closed a socket: ${code} ${reason}`)));
    socket.once('open', () => send({ kind: 'hello', protocol: PROTOCOL }));
  });
  await welcome;
  return {
    frame: () => frame,
    view: () => view,
    // From the connection itself: protocol frames, compressed.
    bytes: () => (socket as unknown as { _socket: { bytesRead: number } })._socket.bytesRead,
    send,
    onMessage(next) {
      listener = next;
    },
    close: () => socket.close(),
  };
}

/** Watches a started match until its view arrives. */
export function watch(socket: OwnSocket, match: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.onMessage((message) => {
      if (message.kind === 'view') resolve();
      if (message.kind === 'gone') reject(new Error(`a match could not be watched: ${message.problem}`));
    });
    socket.send({ kind: 'watch', match });
  });
}

let messages = 0;

/** The mover waits for `done` and its own frame; the others for theirs. */
export function act(
  sockets: readonly OwnSocket[],
  match: string,
  seat: Seat,
  action: Shapes['action'],
  secret: boolean,
): Promise<number | null> {
  const mover = sockets[seat] as OwnSocket;
  const id = `bench-${messages++}`;
  return new Promise((resolve, reject) => {
    const sent = performance.now();
    let delay: number | null = null;
    let othersWaiting = secret ? 0 : sockets.length - 1;
    /** Unknown until it is done. */
    let ownFrame = Number.POSITIVE_INFINITY;
    const look = () => {
      if (othersWaiting === 0 && mover.frame() >= ownFrame) resolve(delay);
    };
    for (const socket of sockets) {
      const before = socket.frame();
      socket.onMessage((message) => {
        if (message.kind === 'refused') reject(new Error(`a move was refused: ${JSON.stringify(message)}`));
        if (socket === mover && message.kind === 'done' && message.id === id) ownFrame = message.frame ?? mover.frame();
        if (socket !== mover && message.kind === 'frame' && message.frame === before + 1) {
          delay = performance.now() - sent;
          othersWaiting--;
        }
        look();
      });
    }
    mover.send({ kind: 'act', id, match, seat, frame: mover.frame(), action });
  });
}
