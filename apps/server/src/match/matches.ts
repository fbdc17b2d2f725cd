/** What other modules of the server may ask of the matches. */

import type { Eye } from '@tarmac/kit';
import type { ClientMessage } from '@tarmac/wire';
import type { Answer } from '../answer.ts';
import type { Person } from '../people/person.ts';

/** What a seat, or somebody who chats, says to a match. */
export type MatchMessage = Exclude<ClientMessage, { kind: 'hello' | 'watch' | 'unwatch' }>;

/** Where the frames of one watching socket go: already JSON, because many get the same. */
export interface Listener {
  readonly person: Person | null;
  send(json: string): void;
}

export interface Matches {
  /**
   * The table, its chat and, once it runs, one view for each eye this person has; from then on all that
   * changes. Resolves after the first messages have been sent. `frame`: the last one they had.
   */
  watch(match: string, listener: Listener, frame: number | null): Promise<Answer<null>>;
  unwatch(match: string, listener: Listener): void;
  /** Durable when it resolves. `frame` is the eye's own after it. */
  handle(person: Person, message: MatchMessage): Promise<Answer<{ readonly frame: number | null }>>;
  /** Deals and begins: the table is full and its state is 'open'. */
  start(table: string): Promise<Answer<null>>;
  /** Something of the table changed (seats, rematch, a person's name): whoever watches is told. */
  tableChanged(table: string): void;
  /** A line of its chat was hidden, or is shown again: whoever watches gets the lines anew. */
  chatChanged(match: string): void;
  /** Whoever watches hears that the table is gone, and is no longer told anything. */
  tableGone(table: string): void;
  /** Gives up the seats of somebody who leaves for good. */
  resignAll(person: string): Promise<Answer<null>>;
  /** Ends a running match, for the operator. */
  remove(match: string): Promise<Answer<null>>;
  /** A bot's turn: asks for its decision and plays it. Called when its row in `due` comes up. */
  playBots(match: string): Promise<void>;
  /** Somebody's time may have run out. Called when its row in `due` comes up. */
  checkClock(match: string): Promise<void>;
  /** A file of the whole match once it is over, of one's own eye before: the first of them unless another is named. */
  exportFor(match: string, person: Person | null, eye: Eye | null): Promise<Answer<unknown>>;
  /** Finishes what is being written. */
  close(): Promise<void>;
}
