/** The basic cost of sockets: bare `ws` under the load of our server, and with as many idle ones. */

import { once } from 'node:events';
import WebSocket from 'ws';
import type { Sample } from '../measure.ts';
import { settledBytes } from './processes.ts';
import type { Stations } from './servers.ts';

export interface BareSockets {
  /** Relays per second from one socket of a room to both, with as many rooms as matches, in a closed loop. */
  relay(rooms: number, seconds: number): Promise<Sample>;
  /** The bytes of each of so many idle sockets. */
  idleBytes(sockets: number): Promise<number>;
  close(): Promise<void>;
}

/** About the length of a client's move. */
const MOVE = 'x'.repeat(150);
const WAVES = 10;

export async function openBareSockets(stations: Stations, payloadBytes: number): Promise<BareSockets> {
  const { server, url } = await stations.bare(payloadBytes);
  const pairs: (readonly [WebSocket, WebSocket])[] = [];

  async function connected(room: string): Promise<WebSocket> {
    const socket = new WebSocket(`${url}/${room}`);
    await once(socket, 'open');
    return socket;
  }

  async function connectedMany(sockets: number): Promise<WebSocket[]> {
    const all: WebSocket[] = [];
    for (let index = 0; index < sockets; index++) all.push(await connected(`idle-${index}`));
    return all;
  }

  async function closeAll(sockets: readonly WebSocket[]): Promise<void> {
    await Promise.all(
      sockets.map((socket) => {
        const closed = once(socket, 'close');
        socket.close();
        return closed;
      }),
    );
  }

  return {
    async relay(rooms, seconds) {
      for (let room = pairs.length; room < rooms; room++)
        pairs.push([await connected(`room-${room}`), await connected(`room-${room}`)]);
      const started = performance.now();
      const ends = started + 1000 * seconds;
      let relays = 0;
      const goOn = async ([mover, other]: readonly [WebSocket, WebSocket]) => {
        while (performance.now() < ends) {
          const heard = Promise.all([once(mover, 'message'), once(other, 'message')]);
          mover.send(MOVE);
          await heard;
          relays++;
        }
      };
      await Promise.all(pairs.slice(0, rooms).map(goOn));
      const elapsed = (performance.now() - started) / 1000;
      return { unitsPerSecond: relays / elapsed, runsPerSecond: relays / elapsed };
    },
    async idleBytes(sockets) {
      // As for our own: code loaded and compiled on arrival does not count per socket.
      for (let wave = 0; wave < WAVES; wave++) await closeAll(await connectedMany(Math.ceil(sockets / WAVES)));
      const before = await settledBytes(server);
      const idle = await connectedMany(sockets);
      const after = await settledBytes(server);
      await closeAll(idle);
      return (after - before) / sockets;
    },
    async close() {
      await closeAll(pairs.flat());
      await server.close();
    },
  };
}
