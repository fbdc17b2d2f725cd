/** Group commit for SQLite: the units of one turn of the event loop wait for the disk together and fail apart. */

import Sqlite from 'better-sqlite3';
import type { Committed, Database, Write } from './database.ts';
import { keepStatements, type Prepare } from './statements.ts';
import type { StorageParts } from './storage-parts.ts';

interface Unit {
  readonly writes: readonly Write[];
  /** Ends its measurement. */
  stop(): void;
  resolve(committed: Committed): void;
  reject(error: unknown): void;
}

/** What became of a unit inside its group: written, in conflict, or not to be run at all. */
type Outcome = 'written' | 'conflict' | { readonly error: unknown };

const DONE: Committed = { ok: true };
const CONFLICT: Committed = { ok: false, why: 'conflict' };
const FAILED: Committed = { ok: false, why: 'failed' };

export interface Groups {
  readonly commit: Database['commit'];
  /** Commits what is waiting; afterwards everything fails. */
  end(): void;
}

export function commitInGroups(connection: Sqlite.Database, { log, metrics }: StorageParts): Groups {
  const prepare = keepStatements(connection);
  let waiting: Unit[] = [];
  let ended = false;
  let failing = false;

  function flush(): void {
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    const outcomes = tryGroup(group);
    for (const [index, unit] of group.entries()) answer(unit, outcomes?.[index]);
  }

  function tryGroup(group: readonly Unit[]): readonly Outcome[] | null {
    try {
      const outcomes = runTogether(prepare, group) ?? runApart(prepare, group);
      if (failing) log.info('the database takes writes again');
      failing = false;
      return outcomes;
    } catch (error) {
      if (connection.inTransaction) giveUp(prepare);
      metrics.storageFailures.inc(group.length);
      // A full disk fails thousands of units: one line says it.
      if (!failing) log.error({ error }, 'the database cannot be written to');
      failing = true;
      return null;
    }
  }

  return {
    commit(writes) {
      if (ended) return Promise.resolve(FAILED);
      const stop = metrics.commitSeconds.startTimer();
      if (waiting.length === 0) setImmediate(flush);
      return new Promise<Committed>((resolve, reject) => {
        waiting.push({ writes, stop, resolve, reject });
      });
    },
    end() {
      flush();
      ended = true;
    },
  };
}

function answer(unit: Unit, outcome: Outcome | undefined): void {
  if (outcome === 'written') {
    unit.stop();
    unit.resolve(DONE);
  } else if (outcome === undefined) unit.resolve(FAILED);
  else if (outcome === 'conflict') unit.resolve(CONFLICT);
  else unit.reject(outcome.error);
}

/**
 * Without savepoints, which would take a third of the time again: null when one of the units did not go through, and
 * then nothing of the group was written.
 */
function runTogether(prepare: Prepare, group: readonly Unit[]): readonly Outcome[] | null {
  prepare('begin immediate').run();
  for (const unit of group) {
    const outcome = runUnit(prepare, unit);
    if (outcome === 'written') continue;
    prepare('rollback').run();
    return group.length === 1 ? [outcome] : null;
  }
  prepare('commit').run();
  return group.map(() => 'written');
}

function runApart(prepare: Prepare, group: readonly Unit[]): readonly Outcome[] {
  prepare('begin immediate').run();
  const outcomes = group.map((unit) => {
    prepare('savepoint unit').run();
    const outcome = runUnit(prepare, unit);
    if (outcome !== 'written') prepare('rollback to unit').run();
    prepare('release unit').run();
    return outcome;
  });
  prepare('commit').run();
  return outcomes;
}

/** Throws only what concerns the whole group: the disk, not the unit. */
function runUnit(prepare: Prepare, unit: Unit): Outcome {
  try {
    for (const { query, rows } of unit.writes) {
      const { changes } = prepare(query.sql).run(query.parameters);
      if (rows !== undefined && changes !== rows) return 'conflict';
    }
    return 'written';
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) return { error };
    if (TAKEN.includes(error.code)) return 'conflict';
    if (error.code.startsWith('SQLITE_CONSTRAINT') || WRONG_UNIT.includes(error.code)) return { error };
    throw error;
  }
}

const TAKEN = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE'];

/** Bugs of whoever made the unit. */
const WRONG_UNIT = ['SQLITE_ERROR', 'SQLITE_MISMATCH', 'SQLITE_RANGE', 'SQLITE_TOOBIG'];

/** What broke the commit may break this as well; then SQLite rolls back by itself at the next beginning. */
function giveUp(prepare: Prepare): void {
  try {
    prepare('rollback').run();
  } catch {}
}
