/** A server of Colyseus as a target: its own client, a room for each match. */

import { createRequire } from 'node:module';
import type { Seat, Shapes } from '@tarmac/kit';
import { matchOf, type PeerClient, type Target } from './target.ts';

/** The parts of `@colyseus/sdk` 0.18 that we use. */
interface Sdk {
  readonly Client: new (
    url: string,
  ) => {
    create(room: string, options: object): Promise<Room>;
    joinById(id: string, options: object): Promise<Room>;
  };
}

interface Room {
  readonly roomId: string;
  readonly connection: { readonly transport: { readonly ws: { readonly _socket: { bytesRead: number } } } };
  onMessage(type: string, hear: (message: never) => void): void;
  send(type: string, message: unknown): void;
  leave(): Promise<unknown>;
}

interface Shown {
  readonly moves: number;
  readonly view: Shapes['view'];
}

/** `folder` is the installation of Colyseus. */
export function colyseusTarget(url: string, seats: number, folder: string): Target {
  // Its client takes the socket of the runtime where there is one; the other clients here use `ws`, as this one then does.
  Reflect.deleteProperty(globalThis, 'WebSocket');
  const { Client } = createRequire(`${folder}package.json`)('@colyseus/sdk') as Sdk;
  const colyseus = new Client(url);

  async function roomOf(id: string | null, seat: Seat): Promise<Room> {
    return id === null ? colyseus.create('match', { seat }) : colyseus.joinById(id, { seat });
  }

  function clientIn(room: Room): Promise<PeerClient> {
    return new Promise((resolve) => {
      let shown: Shown | null = null;
      const client: PeerClient = {
        view: () => shown?.view,
        version: () => shown?.moves ?? 0,
        onNewer: () => {},
        act: (action) => room.send('act', action),
        bytes: () => room.connection.transport.ws._socket.bytesRead,
        close: () => void room.leave(),
      };
      room.onMessage('view', (newer: Shown) => {
        shown = newer;
        client.onNewer();
        resolve(client);
      });
      room.onMessage('refused', () => {
        throw new Error('Colyseus: a move was refused');
      });
    });
  }

  return {
    async begin() {
      const first = await roomOf(null, 0);
      const clients = [await clientIn(first)];
      for (let seat = 1; seat < seats; seat++) clients.push(await clientIn(await roomOf(first.roomId, seat)));
      return matchOf(clients);
    },
    connect: async () => clientIn(await roomOf(null, 0)),
  };
}
