/** A WebSocket client that keeps to no rule: it sends any frame, answers nothing and reads only when told to. */

import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export const OPCODES = { continuation: 0, text: 1, ping: 9, pong: 10 } as const;

export interface RawSocket {
  send(opcode: number, payload: string | Buffer, options?: { readonly isLast?: boolean }): void;
  /** Bytes that have come so far. */
  received(): number;
  pause(): void;
  resume(): void;
  readonly closed: Promise<void>;
  destroy(): void;
}

export async function openRawSocket(base: string, headers: Readonly<Record<string, string>> = {}): Promise<RawSocket> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  const lines = {
    Host: `${hostname}:${port}`,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...headers,
  };
  const request = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET /api/socket HTTP/1.1\r\n${request.join('')}\r\n`);
  await switched(socket);
  let received = 0;
  socket.on('data', (data) => {
    received += data.length;
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  // A server that cuts it off resets the connection.
  socket.on('error', () => {});
  return {
    send: (opcode, payload, { isLast = true } = {}) => void socket.write(frame(opcode, Buffer.from(payload), isLast)),
    received: () => received,
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    closed,
    destroy: () => void socket.destroy(),
  };
}

function switched(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('data', (data) => {
      const [status = ''] = data.toString('latin1').split('\r\n');
      if (status.includes('101')) resolve();
      else reject(new Error(status));
    });
  });
}

/** Masked with zeros, which leaves the payload as it is. */
function frame(opcode: number, payload: Buffer, isLast: boolean): Buffer {
  const length = payload.length < 126 ? Buffer.from([0x80 | payload.length]) : Buffer.from([0x80 | 126, 0, 0]);
  if (payload.length >= 126) length.writeUInt16BE(payload.length, 1);
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode]), length, Buffer.alloc(4), payload]);
}
