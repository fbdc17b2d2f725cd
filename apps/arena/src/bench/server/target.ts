/** What a load needs of a server, whichever server it is. */

import type { Seat, Shapes } from '@tarmac/kit';

export interface Target {
  /** A fresh match with a socket for each seat, waiting for its first decision. */
  begin(): Promise<LiveMatch>;
  /** One more socket, of somebody who sits there and does nothing. */
  connect(): Promise<IdleSocket>;
}

export interface LiveMatch {
  /** The newest that has reached this seat's socket. */
  view(seat: Seat): Shapes['view'];
  /**
   * Sends it from the mover's socket and waits until the mover knows that it counts and every other
   * socket has what it may know of it, read and ready to be shown. A `secret` act may make no message
   * for the others. Says how many milliseconds passed until the last of the others had it, or null
   * where they heard nothing.
   */
  play(seat: Seat, action: Shapes['action'], secret: boolean): Promise<number | null>;
  /** What its sockets have received so far, headers and all. */
  bytes(): number;
  close(): void;
}

export interface IdleSocket {
  close(): void;
}
