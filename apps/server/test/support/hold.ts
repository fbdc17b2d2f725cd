/** A unit kept waiting on its way to the database, so that a test can do something meanwhile. */

import type { Database, Write } from '../../src/storage/database.ts';

export interface Held {
  /** Resolves when the unit has come. */
  readonly begun: Promise<void>;
  release(): void;
}

/** The next unit of the kind waits until it is let go; the others go through. */
export function holdNextCommit(database: Database, isMeant: (writes: readonly Write[]) => boolean = () => true): Held {
  const { commit } = database;
  let begin = () => {};
  let release = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  Object.assign(database, {
    commit: async (...unit: Parameters<Database['commit']>) => {
      if (!isMeant(unit[0])) return commit(...unit);
      Object.assign(database, { commit });
      begin();
      await released;
      return commit(...unit);
    },
  });
  return { begun, release: () => release() };
}
