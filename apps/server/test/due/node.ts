/** A node of the server as far as the scheduler sees it: a name, a clock that the test turns, and the database. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DueHandlers, DueKind } from '../../src/due/due.ts';
import { type Scheduler, startScheduler } from '../../src/due/scheduler.ts';
import { makeLog } from '../../src/ops/logging.ts';
import { makeMetrics } from '../../src/ops/metrics.ts';
import type { Database, Write } from '../../src/storage/database.ts';
import { openDatabase } from '../../src/storage/open.ts';

export interface Node {
  readonly parts: ReturnType<typeof partsOf>;
  readonly logged: string[];
  start(handle: Handle): Scheduler;
  failures(): Promise<number>;
}

type Handle = (kind: DueKind, subject: string) => Promise<void>;

function partsOf(node: string, database: Database, logged: string[], now: () => number) {
  return {
    node,
    database,
    now,
    log: makeLog('debug', node, { write: (line) => logged.push(line) }),
    metrics: makeMetrics(),
  };
}

/** Without a clock of its own it goes by the one that vitest turns along with the timers. */
export function makeNode(name: string, database: Database, now = () => Date.now()): Node {
  const logged: string[] = [];
  const parts = partsOf(name, database, logged, now);
  return {
    parts,
    logged,
    start(handle) {
      const kinds: readonly DueKind[] = ['bot', 'clock', 'notice', 'expire-table', 'sweep'];
      const handlers = Object.fromEntries(kinds.map((kind) => [kind, (subject: string) => handle(kind, subject)]));
      return startScheduler(parts, handlers as unknown as DueHandlers);
    },
    async failures() {
      const { values } = await parts.metrics.dueFailures.get();
      return values.reduce((sum, { value }) => sum + value, 0);
    },
  };
}

/** In a folder of its own, which goes with it. */
export async function openSqlite(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'tarmac-due-'));
  const database = await openFor('storage', { dataFolder: folder, databaseUrl: null });
  return {
    ...database,
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function openPostgres(url: string): Promise<Database> {
  return openFor('storage', { dataFolder: tmpdir(), databaseUrl: url });
}

function openFor(
  node: string,
  where: { readonly dataFolder: string; readonly databaseUrl: string | null },
): Promise<Database> {
  const { log, metrics } = partsOf(node, {} as Database, [], () => Date.now());
  return openDatabase({ ...where, databaseConnections: 4 }, { node, log, metrics });
}

export async function write(database: Database, ...writes: readonly Write[]): Promise<void> {
  const committed = await database.commit(writes);
  if (!committed.ok) throw new Error(committed.why);
}

export function rowsOf(database: Database) {
  return database.read.selectFrom('due').selectAll().orderBy('id').execute();
}

/** Waits for what comes, however long it takes: the test's own limit ends it. */
export async function until(happened: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await happened())) await new Promise((resolve) => setImmediate(resolve));
}
