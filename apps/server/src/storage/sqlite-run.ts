/** Runs groups of units on one SQLite connection: they wait for the disk together and fail apart. */

import Sqlite from 'better-sqlite3';
import { keepStatements, type Prepare } from './statements.ts';

/** A write as plain data, so that it can go to another thread. */
export interface PlainWrite {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** How many rows it must change. */
  readonly rows: number | null;
}

export type PlainUnit = readonly PlainWrite[];

/** What became of a unit inside its group: written, in conflict, or not to be run at all. */
export type Outcome = 'written' | 'conflict' | { readonly mistake: string };

/** By unit; or what is wrong with the disk, and then nothing of the group was written. */
export type GroupOutcome = { readonly units: readonly Outcome[] } | { readonly failure: string };

export type RunGroup = (group: readonly PlainUnit[]) => GroupOutcome;

export function groupRunner(connection: Sqlite.Database): RunGroup {
  const prepare = keepStatements(connection);
  return (group) => {
    try {
      return { units: runTogether(prepare, group) ?? runApart(prepare, group) };
    } catch (error) {
      if (connection.inTransaction) giveUp(prepare);
      const { code, message } = error as { code?: string; message: string };
      return { failure: code ?? message };
    }
  };
}

/**
 * Without savepoints, which would take a third of the time again: null when one of the units did not go through, and
 * then nothing of the group was written.
 */
function runTogether(prepare: Prepare, group: readonly PlainUnit[]): readonly Outcome[] | null {
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

function runApart(prepare: Prepare, group: readonly PlainUnit[]): readonly Outcome[] {
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
function runUnit(prepare: Prepare, unit: PlainUnit): Outcome {
  try {
    for (const { sql, parameters, rows } of unit) {
      const { changes } = prepare(sql).run(parameters);
      if (rows !== null && changes !== rows) return 'conflict';
    }
    return 'written';
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) return { mistake: String(error) };
    if (TAKEN.includes(error.code)) return 'conflict';
    if (error.code.startsWith('SQLITE_CONSTRAINT') || WRONG_UNIT.includes(error.code))
      return { mistake: `${error.code}: ${error.message}` };
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
