/** boardgame.io's server as a target: its own messages over the socket.io client. */

import { createRequire } from 'node:module';
import type { Shapes } from '@tarmac/kit';
import type { LiveMatch, Target } from './target.ts';

/** The parts of socket.io-client 4 that we use, which is installed only with boardgame.io. */
interface SocketIoClient {
  io(url: string, options: { transports: readonly string[]; forceNew: boolean; reconnection: boolean }): Socket;
}

interface Socket {
  readonly io: {
    readonly engine: { readonly transport: { readonly ws: { readonly _socket: { bytesRead: number } } } };
  };
  on(event: string, listener: (...args: never[]) => void): void;
  once(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}

interface PeerState {
  readonly G: Shapes['view'];
  readonly _stateID: number;
}

interface Client {
  readonly socket: Socket;
  state: PeerState;
  /** Called for each newer state. */
  onState: () => void;
}

/** `peerFolder` is the installation of boardgame.io. */
export function boardgameIoTarget(url: string, gameId: string, seats: number, peerFolder: string): Target {
  const { io } = createRequire(`${peerFolder}package.json`)('socket.io-client') as SocketIoClient;
  let matches = 0;

  /** Without socket.io's initial polling. */
  async function connected(): Promise<Socket> {
    const socket = io(`${url}/${gameId}`, { transports: ['websocket'], forceNew: true, reconnection: false });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }

  async function join(matchId: string, seat: number): Promise<Client> {
    const socket = await connected();
    const state = await new Promise<PeerState>((resolve) => {
      socket.once('sync', (_: string, sync: { state: PeerState }) => resolve(sync.state));
      socket.emit('sync', matchId, String(seat), undefined, seats);
    });
    const client: Client = { socket, state, onState: () => {} };
    socket.on('update', (_: string, newer: PeerState) => {
      client.state = newer;
      client.onState();
    });
    return client;
  }

  return {
    async begin(): Promise<LiveMatch> {
      const matchId = `bench-${process.pid}-${matches++}`;
      const clients: Client[] = [];
      // One after another: the first creates the match, and two at once would create two.
      for (let seat = 0; seat < seats; seat++) clients.push(await join(matchId, seat));
      return {
        view: (seat) => (clients[seat] as Client).state.G,
        play: (seat, action) => play(clients, matchId, seat, action),
        bytes: () => clients.reduce((sum, { socket }) => sum + socket.io.engine.transport.ws._socket.bytesRead, 0),
        close() {
          for (const { socket } of clients) socket.close();
        },
      };
    },
    connect: connected,
  };
}

/** All clients get a new state after every move, even a secret one. */
function play(clients: readonly Client[], matchId: string, seat: number, action: unknown): Promise<number> {
  const mover = clients[seat] as Client;
  const before = mover.state._stateID;
  const playerID = String(seat);
  return new Promise((resolve) => {
    let waitingFor = clients.length;
    let delay = 0;
    const sent = performance.now();
    for (const client of clients) {
      client.onState = () => {
        if (client.state._stateID <= before) return;
        client.onState = () => {};
        if (client !== mover) delay = performance.now() - sent;
        if (--waitingFor === 0) resolve(delay);
      };
    }
    mover.socket.emit(
      'update',
      { type: 'MAKE_MOVE', payload: { type: 'act', args: [action], playerID } },
      before,
      matchId,
      playerID,
    );
  });
}
