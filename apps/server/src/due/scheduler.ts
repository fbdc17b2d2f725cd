/** Runs due tasks in time. Nodes share them: one node at a time works on a row. */

import type { Parts } from '../parts.ts';
import type { DueRow } from '../storage/schema.ts';
import { type Claim, claim, finish, handOver, putOff, renew, ripeAt, ripeBy, voidClaims } from './claims.ts';
import type { DueHandlers, DueKind } from './due.ts';
import { LEASE_MS } from './writes.ts';

export interface Scheduler {
  /** Looks again now: a task may be due earlier than known. */
  wake(): void;
  /** Starts no more tasks; resolves when the running ones are done or handed over to another node. */
  stop(): Promise<void>;
}

type SchedulerParts = Pick<Parts, 'database' | 'node' | 'now' | 'log' | 'metrics'>;

/** Other nodes write rows too, without an announcement. */
const LONGEST_SLEEP_MS = 1_000;
const RENEW_MS = LEASE_MS / 3;

/** For each kind separately, so that clocks do not wait for thinking bots. */
const MOST_AT_ONCE = 32;

export function startScheduler(parts: SchedulerParts, handlers: DueHandlers): Scheduler {
  const { log, metrics } = parts;
  const kinds = Object.keys(handlers) as DueKind[];
  const running = new Map<string, { readonly claim: Claim; readonly done: Promise<void> }>();
  /** SQLite has one process: claims of earlier processes are void. */
  let claimsAreStale = parts.database.dialect === 'sqlite';
  let claims = 0;
  let stopped = false;
  let looking: Promise<void> | null = null;
  /** `wake` was called during a look. */
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  const renewing = setInterval(() => {
    for (const { claim } of running.values()) renew(parts, claim).catch((err) => report(err, claim));
  }, RENEW_MS);

  /** The claim expires by itself, and then the task is done again. */
  function report(err: unknown, { row: { kind, subject } }: Claim): void {
    log.error({ err, kind, subject }, 'could not store the result of a due task');
  }

  function freeSlots(kind: DueKind): number {
    const taken = [...running.values()].filter(({ claim }) => claim.row.kind === kind).length;
    return MOST_AT_ONCE - taken;
  }

  async function work(claim: Claim): Promise<void> {
    const { kind, subject, attempts } = claim.row;
    try {
      await handlers[kind](subject);
    } catch (err) {
      // Closing is no failure.
      if (stopped) return handOver(parts, claim);
      metrics.dueFailures.inc({ kind });
      log.error({ err, kind, subject, attempts }, 'a due task failed');
      return putOff(parts, claim);
    }
    return finish(parts, claim);
  }

  function begin(claim: Claim): void {
    const { token } = claim;
    const done = work(claim)
      .catch((err) => report(err, claim))
      .finally(() => {
        running.delete(token);
        wake();
      });
    running.set(token, { claim, done });
  }

  /** Whether this node or another claimed any of them: then the next rows follow. */
  async function beginAll(rows: readonly DueRow[]): Promise<boolean> {
    const answers = await Promise.all(
      rows.map(async (row) => {
        claims += 1;
        const wanted = { row, token: `${parts.node}#${claims}` };
        const whose = await claim(parts, wanted);
        if (whose === 'ours') begin(wanted);
        return whose;
      }),
    );
    return answers.some((whose) => whose !== 'unknown');
  }

  /** Starts the tasks that can start now; returns the time to sleep. */
  async function look(): Promise<number> {
    const freeKinds = kinds.filter((kind) => freeSlots(kind) > 0);
    if (freeKinds.length === 0) return LONGEST_SLEEP_MS;
    const now = parts.now();
    const rows = await ripeBy(parts, {
      time: now + LONGEST_SLEEP_MS,
      kinds: freeKinds,
      most: freeKinds.length * MOST_AT_ONCE,
    });
    const left = new Map(freeKinds.map((kind) => [kind, freeSlots(kind)]));
    const ripe = rows.filter((row) => {
      const more = left.get(row.kind) ?? 0;
      if (ripeAt(row) > now || more === 0) return false;
      left.set(row.kind, more - 1);
      return true;
    });
    if (await beginAll(ripe)) return 0;
    return Math.min(LONGEST_SLEEP_MS, ...rows.map((row) => ripeAt(row) - now).filter((wait) => wait > 0));
  }

  async function lookAndSleep(): Promise<void> {
    again = false;
    let sleep = LONGEST_SLEEP_MS;
    try {
      if (claimsAreStale) await voidClaims(parts);
      claimsAreStale = false;
      sleep = await look();
    } catch (err) {
      log.error({ err }, 'could not read the due tasks');
    }
    looking = null;
    if (again) wake();
    else if (!stopped) timer = setTimeout(wake, sleep);
  }

  function wake(): void {
    again = true;
    if (stopped || looking !== null) return;
    clearTimeout(timer);
    looking = lookAndSleep();
  }

  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
      await Promise.all([...running.values()].map(({ done }) => done));
      clearInterval(renewing);
    },
  };
}
