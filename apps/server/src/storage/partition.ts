/** Divides the tables that grow with every move into parts, by a hash of the match: for a PostgreSQL that one table each gets too large for. */

import { type Kysely, sql, type Transaction } from 'kysely';
import { migrate } from './migrations.ts';
import { openOnPostgres } from './once.ts';
import type { Schema } from './schema.ts';

/** As many as a database may later be spread over without dividing it again. */
const PARTS = 16;

/** A node that writes to `due` alone and then a move, in one transaction, may wait for us while we wait for it. */
const DEADLOCK = '40P01';
const MOST_TRIES = 10;

interface Division {
  readonly table: keyof Schema;
  /** The column with the match; a notice goes by its person. */
  readonly by: string;
  /** PostgreSQL wants `by` in it. */
  readonly key: readonly string[];
}

/** In the order in which a move writes to them: locked in another one, the two would wait for each other. */
const DIVISIONS: readonly Division[] = [
  { table: 'log', by: 'match', key: ['match', 'seq'] },
  { table: 'heads', by: 'match', key: ['match'] },
  { table: 'due', by: 'subject', key: ['subject', 'id'] },
];

/** All or nothing; nodes that run meanwhile wait. Throws with one line for the operator. */
export async function partition(databaseUrl: string | null): Promise<{ rows: number }> {
  if (databaseUrl === null) throw new Error('SQLite has no partitions: name a PostgreSQL by DATABASE_URL');
  const { db, close } = await openOnPostgres(databaseUrl);
  try {
    await migrate(db);
    for (let tries = 1; ; tries++)
      try {
        return await db.transaction().execute(divideAll);
      } catch (error) {
        if (tries === MOST_TRIES || (error as { code?: unknown }).code !== DEADLOCK) throw error;
      }
  } finally {
    await close();
  }
}

async function divideAll(all: Transaction<Schema>): Promise<{ rows: number }> {
  for (const { table } of DIVISIONS) await sql`lock table ${sql.table(table)}`.execute(all);
  if (await isPartitioned(all)) throw new Error('the database is partitioned already');
  let rows = 0;
  for (const division of DIVISIONS) rows += await divide(all, division);
  return { rows };
}

async function isPartitioned(db: Kysely<Schema>): Promise<boolean> {
  const tables = sql`select 1 from pg_partitioned_table where partrelid = ${DIVISIONS[0]?.table}::regclass`;
  return (await tables.execute(db)).rows.length > 0;
}

/** Indexes come last, which is the quickest. Says how many rows have moved. */
async function divide(db: Transaction<Schema>, { table, by, key }: Division): Promise<number> {
  const run = (text: string) => sql.raw(text).execute(db);
  const { rows: indexes } = await sql<{ made: string }>`
    select pg_get_indexdef(indexrelid) as made from pg_index
    where indrelid = ${table}::regclass and not indisprimary`.execute(db);
  await run(`alter table ${table} rename to ${table}_whole`);
  await run(`create table ${table} (like ${table}_whole) partition by hash (${by})`);
  for (let part = 0; part < PARTS; part++)
    await run(
      `create table ${table}_${part} partition of ${table} for values with (modulus ${PARTS}, remainder ${part})`,
    );
  const { numAffectedRows = 0n } = await run(`insert into ${table} select * from ${table}_whole`);
  await run(`drop table ${table}_whole`);
  await run(`alter table ${table} add constraint ${table}_pkey primary key (${key.join(', ')})`);
  for (const { made } of indexes) await run(made);
  // Planned for tables that look empty, the first queries would be slow.
  await run(`analyze ${table}`);
  return Number(numAffectedRows);
}
