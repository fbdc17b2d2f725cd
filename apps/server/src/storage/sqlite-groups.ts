/** Group commit for SQLite: what comes while a group waits for the disk is the next group. */

import type { Committed, Database, Write } from './database.ts';
import type { GroupOutcome, Outcome, PlainUnit, PlainWrite } from './sqlite-run.ts';
import type { StorageParts } from './storage-parts.ts';

interface Unit {
  readonly writes: PlainUnit;
  resolve(committed: Committed): void;
  reject(error: unknown): void;
}

const DONE: Committed = { ok: true };
const CONFLICT: Committed = { ok: false, why: 'conflict' };
const FAILED: Committed = { ok: false, why: 'failed' };

export interface Groups {
  readonly commit: Database['commit'];
  /** Waits for what has been handed in; afterwards everything fails. */
  end(): Promise<void>;
}

/** One group at a time goes to `run`, which may be in another thread. */
export function commitInGroups(
  run: (group: readonly PlainUnit[]) => Promise<GroupOutcome>,
  { log, metrics }: StorageParts,
): Groups {
  let waiting: Unit[] = [];
  let running: Promise<void> | null = null;
  let ended = false;
  let failing = false;

  function next(): void {
    if (running !== null || waiting.length === 0) return;
    const group = waiting;
    waiting = [];
    running = settle(group);
  }

  async function settle(group: readonly Unit[]): Promise<void> {
    // One measurement for all: they wait together.
    const stop = metrics.commitSeconds.startTimer();
    const outcome = await run(group.map(({ writes }) => writes)).catch(
      (error): GroupOutcome => ({ failure: String(error) }),
    );
    const failed = 'failure' in outcome;
    if (!failed) stop();
    // The disk has the next group before anybody hears of this one: hearing of it makes work.
    running = null;
    next();
    if (failed) metrics.storageFailures.inc(group.length);
    // A full disk fails thousands of units: one line says it.
    if (failed && !failing) log.error({ failure: outcome.failure }, 'the database cannot be written to');
    if (!failed && failing) log.info('the database accepts writes again');
    failing = failed;
    for (const [index, unit] of group.entries()) answer(unit, failed ? undefined : outcome.units[index]);
  }

  return {
    commit(writes) {
      if (ended) return Promise.resolve(FAILED);
      // Whoever else writes in this turn of the event loop waits for the disk together with it.
      if (waiting.length === 0 && running === null) setImmediate(next);
      return new Promise<Committed>((resolve, reject) => {
        waiting.push({ writes: writes.map(plain), resolve, reject });
      });
    },
    async end() {
      ended = true;
      next();
      while (running !== null) await running;
    },
  };
}

function plain({ query, rows }: Write): PlainWrite {
  return { sql: query.sql, parameters: query.parameters, rows: rows ?? null };
}

function answer(unit: Unit, outcome: Outcome | undefined): void {
  if (outcome === 'written') unit.resolve(DONE);
  else if (outcome === undefined) unit.resolve(FAILED);
  else if (outcome === 'conflict') unit.resolve(CONFLICT);
  else unit.reject(new Error(outcome.mistake));
}
