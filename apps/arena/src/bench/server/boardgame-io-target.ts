/** boardgame.io's server as a target: its own messages over the socket.io client. */

import { createRequire } from 'node:module';
import type { Shapes } from '@tarmac/kit';
import { matchOf, type PeerClient, type Target } from './target.ts';

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

  async function join(matchId: string, seat: number): Promise<PeerClient> {
    const socket = await connected();
    const playerID = String(seat);
    let state = await new Promise<PeerState>((resolve) => {
      socket.once('sync', (_: string, sync: { state: PeerState }) => resolve(sync.state));
      socket.emit('sync', matchId, playerID, undefined, seats);
    });
    const client: PeerClient = {
      view: () => state.G,
      version: () => state._stateID,
      onNewer: () => {},
      act(action) {
        const payload = { type: 'act', args: [action], playerID };
        socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchId, playerID);
      },
      bytes: () => socket.io.engine.transport.ws._socket.bytesRead,
      close: () => socket.close(),
    };
    socket.on('update', (_: string, newer: PeerState) => {
      state = newer;
      client.onNewer();
    });
    return client;
  }

  return {
    async begin() {
      const matchId = `bench-${process.pid}-${matches++}`;
      const clients: PeerClient[] = [];
      // One after another: the first creates the match, and two at once would create two.
      for (let seat = 0; seat < seats; seat++) clients.push(await join(matchId, seat));
      return matchOf(clients);
    },
    connect: connected,
  };
}
