/** The people connected to any node: each node renews its rows, so that those of a dead node expire. */

import type { Parts } from '../parts.ts';
import type { Write } from '../storage/database.ts';

const HEARTBEAT_MILLISECONDS = 60_000;
const FRESH_MILLISECONDS = 150_000;
/** PostgreSQL takes no more than 65,535 parameters; three to a row. */
const ROWS_PER_WRITE = 1000;

type PresenceParts = Pick<Parts, 'database' | 'now' | 'node'>;

export interface Presence {
  /** One more socket of this person. */
  arrive(person: string): void;
  leave(person: string): void;
  /** Renews the rows. Called by a timer. */
  beat(): Promise<unknown>;
  /** Resolves when all pending changes are written. */
  settled(): Promise<unknown>;
  close(): Promise<void>;
}

export function openPresence(parts: PresenceParts): Presence {
  const { database, node } = parts;
  const sockets = new Map<string, number>();
  /** People whose row is or will be there. */
  const written = new Set<string>();
  let writing: Promise<unknown> = Promise.resolve();

  function fresh(people: readonly string[]): Write[] {
    const until_at = parts.now() + FRESH_MILLISECONDS;
    return batches(people).map((batch) => ({
      query: database.read
        .insertInto('presence')
        .values(batch.map((person) => ({ person, node, until_at })))
        .onConflict((on) => on.columns(['person', 'node']).doUpdateSet({ until_at }))
        .compile(),
    }));
  }

  function gone(people: readonly string[]): Write[] {
    return batches(people).map((batch) => ({
      query: database.read.deleteFrom('presence').where('node', '=', node).where('person', 'in', batch).compile(),
    }));
  }

  /** One unit for all changes since the last write began. */
  async function write(): Promise<void> {
    const come = [...sockets.keys()].filter((person) => !written.has(person));
    const left = [...written].filter((person) => !sockets.has(person));
    if (come.length === 0 && left.length === 0) return;
    for (const person of come) written.add(person);
    for (const person of left) written.delete(person);
    // A failed write is repeated by the next heartbeat, or the rows expire.
    await database.commit([...fresh(come), ...gone(left)]);
  }

  function inTurn(work: () => Promise<unknown>): Promise<unknown> {
    writing = writing.then(work);
    return writing;
  }

  const presence: Presence = {
    arrive(person) {
      sockets.set(person, (sockets.get(person) ?? 0) + 1);
      inTurn(write);
    },
    leave(person) {
      const left = (sockets.get(person) ?? 0) - 1;
      if (left > 0) sockets.set(person, left);
      else sockets.delete(person);
      inTurn(write);
    },
    beat: () => inTurn(async () => written.size > 0 && database.commit(fresh([...written]))),
    settled: () => writing,
    async close() {
      clearInterval(heartbeat);
      sockets.clear();
      await inTurn(write);
    },
  };
  const heartbeat = setInterval(() => void presence.beat(), HEARTBEAT_MILLISECONDS);
  heartbeat.unref();
  return presence;
}

export async function isConnected(
  { database, now }: Pick<Parts, 'database' | 'now'>,
  person: string,
): Promise<boolean> {
  const row = await database.read
    .selectFrom('presence')
    .select('node')
    .where('person', '=', person)
    .where('until_at', '>', now())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function batches(people: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(people.length / ROWS_PER_WRITE) }, (_, batch) =>
    people.slice(batch * ROWS_PER_WRITE, (batch + 1) * ROWS_PER_WRITE),
  );
}
