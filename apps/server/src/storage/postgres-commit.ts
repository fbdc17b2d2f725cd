/**
 * Units on PostgreSQL. A few transactions are under way at a time; units that come meanwhile share the next one, so that
 * under load many are made durable by one commit. Statements are sent without waiting for each where that is safe.
 */

import { createHash } from 'node:crypto';
import type pg from 'pg';
import { CHANNEL, makePayload } from './announcements.ts';
import type { Announcement, Committed, Database, Write } from './database.ts';
import { mergeInserts } from './merged-inserts.ts';
import type { StorageParts } from './storage-parts.ts';

const DONE: Committed = { ok: true };
const CONFLICT: Committed = { ok: false, why: 'conflict' };
const FAILED: Committed = { ok: false, why: 'failed' };

/** Transactions at a time: with more of them fewer units share one. */
const WRITERS = 4;
const MOST_UNITS = 64;

interface Unit {
  readonly writes: readonly Write[];
  readonly announce: readonly Announcement[];
  resolve(committed: Committed): void;
  reject(error: unknown): void;
}

export function commitOnPool(pool: pg.Pool, { node, log, metrics }: StorageParts): Database['commit'] {
  const nameOf = statementNames();
  let failing = false;

  function failed(error: unknown): Committed {
    metrics.storageFailures.inc();
    // While PostgreSQL is unreachable every unit fails: log it once.
    if (!failing) log.error({ error }, 'the database cannot be written to');
    failing = true;
    return FAILED;
  }

  async function attempt(statements: readonly Statement[]): Promise<Committed> {
    let client: pg.PoolClient;
    try {
      client = await pool.connect();
    } catch (error) {
      return failed(error);
    }
    try {
      const committed = await transact(client, statements);
      client.release();
      if (failing) log.info('the database accepts writes again');
      failing = false;
      return committed;
    } catch (error) {
      // A connection in an unknown state is not used again; PostgreSQL rolls back what was open on it.
      client.release(true);
      if (isBug(error)) throw error;
      return failed(error);
    }
  }

  const waiting: Unit[] = [];
  let writers = 0;

  async function write(): Promise<void> {
    writers++;
    while (waiting.length > 0) {
      const units = waiting.splice(0, MOST_UNITS);
      const stop = metrics.commitSeconds.startTimer();
      if (await commitTogether(units)) stop();
      else for (const unit of units) await commitAlone(unit);
    }
    writers--;
  }

  /** False: nothing was written, because one of them cannot be; which one shows when each is tried alone. */
  async function commitTogether(units: readonly Unit[]): Promise<boolean> {
    if (units.length === 1) return false;
    const writes = mergeInserts(units.map((unit) => unit.writes));
    const announce = units.flatMap((unit) => unit.announce);
    const committed = await attempt(statementsOf(writes, announce, node, nameOf)).catch(() => CONFLICT);
    if (!committed.ok && committed.why === 'conflict') return false;
    for (const unit of units) unit.resolve(committed);
    return true;
  }

  async function commitAlone({ writes, announce, resolve, reject }: Unit): Promise<void> {
    const stop = metrics.commitSeconds.startTimer();
    const committed = await attempt(statementsOf(writes, announce, node, nameOf)).catch(reject);
    if (committed?.ok === true) stop();
    if (committed !== undefined) resolve(committed);
  }

  return (writes, announce = []) =>
    new Promise((resolve, reject) => {
      waiting.push({ writes, announce, resolve, reject });
      if (writers < WRITERS) void write();
    });
}

interface Statement {
  readonly query: pg.QueryConfig;
  readonly rows: number | undefined;
}

function statementsOf(
  writes: readonly Write[],
  announce: readonly Announcement[],
  node: string,
  nameOf: (sql: string) => string | undefined,
): readonly Statement[] {
  const statements = writes.map(({ query: { sql, parameters }, rows }) => {
    const name = nameOf(sql);
    const query = { text: sql, values: [...parameters] };
    return { query: name === undefined ? query : { ...query, name }, rows };
  });
  if (announce.length === 0) return statements;
  const payloads = announce.map((announcement) => makePayload(node, announcement));
  // In the same transaction: other nodes are told even if this node dies right after.
  const text = `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) payload`;
  return [...statements, { query: { name: 'announce', text, values: [payloads] }, rows: undefined }];
}

/** Throws when the outcome is not known, and when the unit itself is wrong. */
async function transact(client: pg.PoolClient, statements: readonly Statement[]): Promise<Committed> {
  const [first] = statements;
  if (first === undefined) return DONE;
  const checked = statements.some(({ rows }) => rows !== undefined);
  if (statements.length === 1 && !checked) return settle(await Promise.allSettled([client.query(first.query)]));
  const begun = ['begin', ...statements.map(({ query }) => query)].map((query) => client.query(query));
  // After a failed statement PostgreSQL treats `commit` as `rollback`, so there is no need to wait.
  if (!checked) return settle(await Promise.allSettled([...begun, client.query('commit')]));
  const results = await Promise.allSettled(begun);
  const committed = results.some(isRejected) || asExpected(statements, results.slice(1)) ? settle(results) : CONFLICT;
  await client.query(committed.ok ? 'commit' : 'rollback');
  return committed;
}

type Result = PromiseSettledResult<pg.QueryResult>;

const isRejected = (result: Result): result is PromiseRejectedResult => result.status === 'rejected';

/** The first failure has the reason; later ones only say that the transaction is aborted. */
function settle(results: readonly Result[]): Committed {
  const rejected = results.find(isRejected);
  if (rejected === undefined) return DONE;
  if (SOMEBODY_WAS_FIRST.includes(codeOf(rejected.reason))) return CONFLICT;
  throw rejected.reason;
}

function asExpected(statements: readonly Statement[], results: readonly Result[]): boolean {
  return statements.every(({ rows }, index) => {
    const result = results[index] as PromiseFulfilledResult<pg.QueryResult>;
    return rows === undefined || result.value.rowCount === rows;
  });
}

/** An existing key; a serialization failure; a deadlock. */
const SOMEBODY_WAS_FIRST = ['23505', '40001', '40P01'];

/** A row changed twice, invalid values or statements, and violated constraints that no other node can cause. */
function isBug(error: unknown): boolean {
  return ['21', '22', '23', '42'].includes(codeOf(error).slice(0, 2));
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? '';
}

/** Named statements are planned once for each connection and stay there, so only a limited number gets a name. */
function statementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= 500) return known;
    const name = createHash('sha256').update(sql).digest('base64url');
    names.set(sql, name);
    return name;
  };
}
