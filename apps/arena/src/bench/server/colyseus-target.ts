/** A server of Colyseus as a target: its own client, a room for each match. */

import { createRequire } from 'node:module';
import type { Seat, Shapes } from '@tarmac/kit';
import type { LiveMatch, Target } from './target.ts';

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

interface Client {
  readonly room: Room;
  shown: Shown;
  /** Called for each newer view. */
  onView: () => void;
}

/** `folder` is the installation of Colyseus. */
export function colyseusTarget(url: string, seats: number, folder: string): Target {
  // Its client takes the socket of the runtime where there is one; the other clients here use `ws`, as this one then does.
  Reflect.deleteProperty(globalThis, 'WebSocket');
  const { Client: ColyseusClient } = createRequire(`${folder}package.json`)('@colyseus/sdk') as Sdk;
  const colyseus = new ColyseusClient(url);

  async function joined(id: string | null, seat: Seat): Promise<Client> {
    const room = await (id === null ? colyseus.create('match', { seat }) : colyseus.joinById(id, { seat }));
    return new Promise((resolve) => {
      let client: Client | null = null;
      room.onMessage('view', (shown: Shown) => {
        if (client === null) {
          client = { room, shown, onView: () => {} };
          resolve(client);
          return;
        }
        client.shown = shown;
        client.onView();
      });
      room.onMessage('refused', () => {
        throw new Error('Colyseus: a move was refused');
      });
    });
  }

  return {
    async begin(): Promise<LiveMatch> {
      const first = await joined(null, 0);
      const clients = [first];
      for (let seat = 1; seat < seats; seat++) clients.push(await joined(first.room.roomId, seat));
      return {
        view: (seat) => (clients[seat] as Client).shown.view,
        play: (seat, action) => play(clients, seat, action),
        bytes: () => clients.reduce((sum, { room }) => sum + room.connection.transport.ws._socket.bytesRead, 0),
        close() {
          for (const { room } of clients) void room.leave();
        },
      };
    },
    async connect() {
      const { room } = await joined(null, 0);
      return { close: () => void room.leave() };
    },
  };
}

/** All clients get their view after every move, even a secret one. */
function play(clients: readonly Client[], seat: Seat, action: Shapes['action']): Promise<number> {
  const mover = clients[seat] as Client;
  const before = mover.shown.moves;
  return new Promise((resolve) => {
    let waitingFor = clients.length;
    let delay = 0;
    const sent = performance.now();
    for (const client of clients) {
      client.onView = () => {
        if (client.shown.moves <= before) return;
        client.onView = () => {};
        if (client !== mover) delay = performance.now() - sent;
        if (--waitingFor === 0) resolve(delay);
      };
    }
    mover.room.send('act', action);
  });
}
