/** Units kept waiting, or whose answer is lost, on their way to the database and back: what happens meanwhile? */

import type { Committed, Database, Write } from '../../src/storage/database.ts';

export interface Held {
  /** Resolves when the unit has come. */
  readonly begun: Promise<void>;
  release(): void;
}

type Meant = (writes: readonly Write[]) => boolean;

/** The next unit of the kind waits until it is let go; the others go through. */
export function holdNextCommit(database: Database, isMeant: Meant = () => true): Held {
  const { held, arrive } = gate();
  meetNext(database, isMeant, async (commit) => {
    await arrive();
    return commit();
  });
  return held;
}

/** The next unit of the kind is written at once, and whoever wrote it hears of it when it is let go. */
export function holdNextAnswer(database: Database, isMeant: Meant): Held {
  const { held, arrive } = gate();
  meetNext(database, isMeant, async (commit) => {
    const committed = await commit();
    await arrive();
    return committed;
  });
  return held;
}

/** The next unit of the kind is written, and whoever wrote it hears that nobody knows. */
export function loseNextAnswer(database: Database, isMeant: Meant): void {
  meetNext(database, isMeant, async (commit) => {
    await commit();
    return { ok: false, why: 'failed' };
  });
}

/** The next unit of the kind is not written. */
export function failNextCommit(database: Database, isMeant: Meant): void {
  meetNext(database, isMeant, async () => ({ ok: false, why: 'failed' }));
}

/** Something is appended to a match. */
export function isEntry(writes: readonly Write[]): boolean {
  return writes.some(({ query }) => query.sql.startsWith('insert into "log"'));
}

function meetNext(
  database: Database,
  isMeant: Meant,
  meet: (commit: () => Promise<Committed>) => Promise<Committed>,
): void {
  const { commit } = database;
  Object.assign(database, {
    commit: (...unit: Parameters<Database['commit']>) => {
      if (!isMeant(unit[0])) return commit(...unit);
      Object.assign(database, { commit });
      return meet(() => commit(...unit));
    },
  });
}

function gate(): { held: Held; arrive: () => Promise<void> } {
  let begin = () => {};
  let release = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const arrive = () => {
    begin();
    return released;
  };
  return { held: { begun, release: () => release() }, arrive };
}
