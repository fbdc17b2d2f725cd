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
