/** A WebSocket as Node 20 has none to offer: text both ways, enough to be a page's connection to a real server. */

import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import type { Wire, WireSaid } from '../../src/backend/line.ts';

export interface PlainSocket extends Wire {
  /** Without a word, as when a cable is pulled. */
  cut(): void;
}

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

export function plainSocket(address: string, cookie: string | null, hear: WireSaid): PlainSocket {
  let socket: Socket | null = null;
  const asked = request(`${address}/api/socket`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      ...(cookie === null ? {} : { cookie }),
    },
  });
  asked.on('error', () => hear.closed(1006));
  asked.on('response', () => hear.closed(1006));
  asked.on('upgrade', (_response, stream: Socket, head: Buffer) => {
    socket = stream;
    let code = 1006;
    let rest = head;
    const read = () => {
      for (let frame = frameIn(rest); frame !== null; frame = frameIn(rest)) {
        rest = frame.rest;
        if (frame.kind === TEXT) hear.said(frame.content.toString('utf8'));
        if (frame.kind === PING) stream.write(frameOf(PONG, frame.content));
        if (frame.kind === CLOSE) code = frame.content.length < 2 ? 1005 : frame.content.readUInt16BE(0);
      }
    };
    stream.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      read();
    });
    stream.on('error', () => stream.destroy());
    stream.on('close', () => hear.closed(code));
    hear.opened();
    read();
  });
  asked.end();
  return {
    send: (text) => void socket?.write(frameOf(TEXT, Buffer.from(text))),
    close: () => void (socket === null ? asked.destroy() : socket.end(frameOf(CLOSE, Buffer.alloc(0)))),
    cut: () => void socket?.destroy(),
  };
}

function frameOf(kind: number, content: Buffer): Buffer {
  const mask = randomBytes(4);
  const short = content.length < 126;
  const head = Buffer.from(
    short ? [0x80 | kind, 0x80 | content.length] : [0x80 | kind, 0x80 | 126, content.length >> 8, content.length & 255],
  );
  const masked = content.map((byte, index) => byte ^ (mask[index % 4] as number));
  return Buffer.concat([head, mask, masked]);
}

/** The first whole frame, if there is one; the server masks none and splits none. */
function frameIn(bytes: Buffer): { readonly kind: number; readonly content: Buffer; readonly rest: Buffer } | null {
  if (bytes.length < 2) return null;
  const short = (bytes[1] as number) & 127;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < head) return null;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (bytes.length < head + length) return null;
  return {
    kind: (bytes[0] as number) & 15,
    content: bytes.subarray(head, head + length),
    rest: bytes.subarray(head + length),
  };
}
