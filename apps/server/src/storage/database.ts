/** What the server asks of its database: reads as they come, writes in units that are durable or never happened. */

import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface Write {
  readonly query: CompiledQuery;
  /** How many rows it must change; with any other number the unit fails as a conflict. */
  readonly rows?: number;
}

/** What other nodes are told after a unit is durable: that something of this subject has changed. */
export interface Announcement {
  /** `chat`: there are new lines. `chat-again`: one that was there has changed. */
  readonly topic: 'match' | 'table' | 'chat' | 'chat-again' | 'person';
  readonly subject: string;
}

export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  /** For reading, and for making the queries that units consist of. Never write through it. */
  readonly read: Kysely<Schema>;
  /**
   * All of it, or nothing. Resolves when it is on the disk. Units of different callers share one
   * commit where the engine gains by it, and still fail apart.
   */
  commit(writes: readonly Write[], announce?: readonly Announcement[]): Promise<Committed>;
  /** Hears of other nodes' units; `null` when some may have been missed. */
  listen(hear: (announcement: Announcement | null) => void): void;
  /** Throws when the database cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * `conflict`: somebody else was first (a key that is there already, or a number of rows that is not the
 * expected one), nothing was written. `failed`: the engine could not say that it is durable; whether it
 * was written has to be read back.
 */
export type Committed = { readonly ok: true } | { readonly ok: false; readonly why: 'conflict' | 'failed' };
