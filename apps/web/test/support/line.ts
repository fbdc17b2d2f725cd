/** A line to the server that can be cut and mended, for whoever is to lose their connection in the middle of something. */

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, connect as reach, type Socket } from 'node:net';

/** What the browser notes of a line that was cut. */
export const LOST = /ERR_(CONNECTION_(RESET|REFUSED|CLOSED)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)/;

export interface Line {
  /** The server's, by way of this line. */
  readonly address: string;
  /** What is on its way is lost, and nobody gets through. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function lineTo(address: string): Promise<Line> {
  const { hostname, port } = new URL(address);
  const open = new Set<Socket>();
  let isCut = false;

  const listener = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = reach(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');

  function cut(): void {
    isCut = true;
    for (const socket of open) socket.destroy();
  }

  return {
    address: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    cut,
    mend() {
      isCut = false;
    },
    async close() {
      cut();
      listener.close();
      await once(listener, 'close');
    },
  };
}
