/** The server's interface to its database: plain reads, and writes in units that are durable as a whole or not at all. */

import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface Write {
  readonly query: CompiledQuery;
  /** How many rows it must change; with any other number the unit fails as a conflict. */
  readonly rows?: number;
}

/** A message to other nodes after a unit is durable: this subject has changed. */
export interface Announcement {
  /**
   * `chat`: there are new lines. `chat-again`: one that was there has changed. `here`, `roll-call`: who is at the tables
   * (`match/attendance.ts`), the only ones that come without a unit.
   */
  readonly topic: 'match' | 'table' | 'chat' | 'chat-again' | 'person' | 'here' | 'roll-call';
  readonly subject: string;
}

export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  /** For reading, and for making the queries that units consist of. Never write through it. */
  readonly read: Kysely<Schema>;
  /**
   * Writes all or nothing. Resolves when it is on the disk. Units of different callers may share one
   * commit, and still fail separately.
   */
  commit(writes: readonly Write[], announce?: readonly Announcement[]): Promise<Committed>;
  /** Gets announcements of other nodes; `null` when some may have been missed. */
  listen(hear: (announcement: Announcement | null) => void): void;
  /** Milliseconds since 1970 by the database's own clock; null for a database on this machine. */
  readonly time: (() => Promise<number>) | null;
  /** Throws when the database cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * `conflict`: somebody else was first (an existing key, or an unexpected number of rows), nothing was
 * written. `failed`: it is unknown whether the unit is durable; read it back to find out.
 */
export type Committed = { readonly ok: true } | { readonly ok: false; readonly why: 'conflict' | 'failed' };
