/** The time by the database's clock: nodes whose own clocks differ still agree on whose time has run out. */

import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database.ts';

const MEASURE_MILLISECONDS = 30_000;
/** Of several readings the quickest says most. */
const READINGS = 3;
/** A difference from this node's own clock that an operator should hear of. */
const WARN_MILLISECONDS = 1000;
/** A difference with which a node does not serve: logs and leases of other programs on it would be wrong too. */
const REFUSE_MILLISECONDS = 5000;

export interface DatabaseClock {
  now(): number;
  /** One line for the operator, or null. */
  problem(): string | null;
  /** Reads the database's clock again. */
  measure(): Promise<void>;
  close(): void;
}

interface Clocks {
  /** This node's clock, which may jump. */
  readonly wall: () => number;
  /** A clock that never goes back, from any beginning. */
  readonly elapsed: () => number;
}

/**
 * A step of this machine's clock that is taken over at once: the machine slept, or its clock was set for the first time.
 * A smaller one would be charged to whoever has to move.
 */
const STEP_MILLISECONDS = 10 * 60 * 1000;
/** Smaller steps are taken over at this rate, so that the time agrees with other machines again: a minute in 100 minutes. */
const SLEW = 0.01;

/** The time of a node alone: runs on evenly when the clock of its machine is set. */
function steadyClock({ wall, elapsed }: Clocks): () => number {
  let told = wall();
  let read = elapsed();
  return () => {
    const since = elapsed() - read;
    read += since;
    const apart = wall() - (told + since);
    const taken = Math.abs(apart) >= STEP_MILLISECONDS ? apart : Math.max(-SLEW * since, Math.min(apart, SLEW * since));
    told += since + taken;
    return Math.round(told);
  };
}

/** `time` reads the database's clock; a database on this machine has none of its own. */
export async function openDatabaseClock(
  time: Database['time'],
  { wall, elapsed }: Clocks,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<DatabaseClock> {
  if (time === null)
    return { now: steadyClock({ wall, elapsed }), problem: () => null, measure: async () => {}, close() {} };
  /** The database's time less `elapsed`. Between measurements a jump of this node's clock changes nothing. */
  let beginning = wall() - elapsed();
  let apart = 0;

  async function measure(): Promise<void> {
    let quickest = Number.POSITIVE_INFINITY;
    for (let reading = 0; reading < READINGS; reading++) {
      const before = elapsed();
      const there = await (time as () => Promise<number>)();
      const took = elapsed() - before;
      if (took >= quickest) continue;
      quickest = took;
      beginning = there - before - took / 2;
      apart = wall() - (beginning + elapsed());
    }
    if (Math.abs(apart) >= WARN_MILLISECONDS) log.warn({ milliseconds: Math.round(apart) }, differs(apart));
  }

  await measure();
  const measuring = setInterval(() => {
    measure().catch((error) => log.warn({ err: error }, "could not read the database's clock"));
  }, MEASURE_MILLISECONDS);
  measuring.unref();
  return {
    now: () => Math.round(beginning + elapsed()),
    problem: () => (Math.abs(apart) < REFUSE_MILLISECONDS ? null : differs(apart)),
    measure,
    close: () => clearInterval(measuring),
  };
}

function differs(apart: number): string {
  const seconds = (Math.abs(apart) / 1000).toFixed(1);
  return `the clock of this machine is ${seconds} s ${apart > 0 ? 'ahead of' : 'behind'} the database's: synchronise both`;
}
