/** The interface of a server under load. */

import type { Seat, Shapes } from '@tarmac/kit';

export interface Target {
  /** A new match with a socket for each seat, waiting for its first decision. */
  begin(): Promise<LiveMatch>;
  /** One more socket, idle. */
  connect(): Promise<IdleSocket>;
  /** Somebody comes to look at this match, and goes. */
  visit?(match: string): Promise<void>;
}

export interface LiveMatch {
  /** The newest view of this seat's socket. */
  view(seat: Seat): Shapes['view'];
  /**
   * Sends a move from the mover's socket and waits until the mover has its acknowledgement and every other socket its
   * part, parsed. A `secret` act may send the others nothing. Returns the milliseconds until the last of the others had
   * it, or null if they got nothing.
   */
  play(seat: Seat, action: Shapes['action'], secret: boolean): Promise<number | null>;
  /** The bytes received by its sockets, with headers. */
  bytes(): number;
  close(): void;
}

export interface IdleSocket {
  close(): void;
}

/** A socket to somebody else's server, which is told of every move, even a secret one. */
export interface PeerClient {
  view(): Shapes['view'];
  /** Counts its views. */
  version(): number;
  /** Called for each newer view. */
  onNewer: () => void;
  act(action: Shapes['action']): void;
  bytes(): number;
  close(): void;
}

/** By seat. */
export function matchOf(clients: readonly PeerClient[]): LiveMatch {
  return {
    view: (seat) => (clients[seat] as PeerClient).view(),
    play(seat, action) {
      const mover = clients[seat] as PeerClient;
      const before = mover.version();
      return new Promise((resolve) => {
        let waitingFor = clients.length;
        let delay = 0;
        const sent = performance.now();
        for (const client of clients) {
          client.onNewer = () => {
            if (client.version() <= before) return;
            client.onNewer = () => {};
            if (client !== mover) delay = performance.now() - sent;
            if (--waitingFor === 0) resolve(delay);
          };
        }
        mover.act(action);
      });
    },
    bytes: () => clients.reduce((sum, client) => sum + client.bytes(), 0),
    close() {
      for (const client of clients) client.close();
    },
  };
}
