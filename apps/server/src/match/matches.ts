/** What other modules of the server may ask of the matches. */

import type { Eye } from '@tarmac/kit';
import type { ClientMessage } from '@tarmac/wire';
import type { Answer } from '../answer.ts';
import type { Person } from '../people/person.ts';

/** A message of a seat, or of a person who chats. */
export type MatchMessage = Exclude<ClientMessage, { kind: 'hello' | 'watch' | 'unwatch' }>;

/** The receiver of a socket's frames; they are JSON already, because many get the same. */
export interface Listener {
  readonly person: Person | null;
  send(json: string): void;
}

export interface Watched {
  /** Rows of the log that were read for it. */
  readonly rowsRead: number;
}

/** How a message came. */
export interface Received {
  /** When, by the server's clock: a player's clock stops here, however long the server takes from then on. */
  readonly at: number;
  /** Whoever sent it has gone: it is not done if it has not been begun. */
  isCalledOff(): boolean;
}

export interface Matches {
  /**
   * Subscribes to the table, its chat and, once it runs, the views of this person's eyes. Resolves after the
   * first messages were sent. `frame`: the last received one.
   */
  watch(match: string, listener: Listener, frame: number | null): Promise<Answer<Watched>>;
  unwatch(match: string, listener: Listener): void;
  /** As far as this node knows without reading anything: somebody who has no seat there. */
  isSpectator(match: string, person: Person | null): boolean;
  /** Durable when it resolves. `frame` is the eye's own after it. */
  handle(person: Person, message: MatchMessage, received: Received): Promise<Answer<{ readonly frame: number | null }>>;
  /** Deals and begins: the table is full and its state is 'open'. */
  start(table: string): Promise<Answer<null>>;
  /** Tells listeners that the table has changed (seats, rematch, a person's name). */
  tableChanged(table: string): void;
  /** Sends listeners the chat again after a line was hidden or shown. */
  chatChanged(match: string): void;
  /** Tells listeners that the table is gone, and forgets them. */
  tableGone(table: string): void;
  /** Resigns all seats of a person who is being deleted. */
  resignAll(person: string): Promise<Answer<null>>;
  /** Ends a running match, for the operator. */
  remove(match: string): Promise<Answer<null>>;
  /** A bot's turn: asks for its decision and plays it. Called when its row in `due` comes up. */
  playBots(match: string): Promise<void>;
  /** Somebody's time may have run out. Called when its row in `due` comes up. */
  checkClock(match: string): Promise<void>;
  /** The match file of a finished match; before the end the view file of one's own eye, by default the first. */
  exportFor(match: string, person: Person | null, eye: Eye | null): Promise<Answer<unknown>>;
  /** Waits for pending writes. */
  close(): Promise<void>;
}
