/** Writes to `due`, in the unit that causes the task: both become durable or neither. */

import type { CompiledQuery, OnConflictBuilder } from 'kysely';
import type { Parts } from '../parts.ts';
import type { Database, Write } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import type { Due } from './due.ts';

/** A claim counts for this time unless it is renewed. */
export const LEASE_MS = 60_000;

type WriteParts = Pick<Parts, 'database' | 'node' | 'now'>;

/** `leased`: this node does it at once, another only if this one dies. */
export function dueWrite(parts: WriteParts, due: Due, leased = false): Write {
  const claim = leased ? { node: parts.node, leasedUntil: parts.now() + LEASE_MS } : { node: null, leasedUntil: null };
  return { query: withValues(queriesOf(parts.database).write, valuesOf(due, claim)) };
}

/** If it is due already, the earlier time counts; if it is being done now, it becomes due again. */
export function dueOnce(parts: Pick<Parts, 'database'>, due: Due): Write {
  return { query: withValues(queriesOf(parts.database).once, valuesOf(due, { node: null, leasedUntil: null })) };
}

export function dueDone(parts: Pick<Parts, 'database'>, due: Pick<Due, 'kind' | 'subject'>): Write {
  return { query: withValues(queriesOf(parts.database).done, [idOf(due), due.subject]) };
}

function idOf({ kind, subject }: Pick<Due, 'kind' | 'subject'>): string {
  return `${kind}:${subject}`;
}

/** In the order of the columns below. */
function valuesOf(due: Due, claim: { readonly node: string | null; readonly leasedUntil: number | null }): unknown[] {
  return [idOf(due), due.kind, due.subject, due.at, claim.node, claim.leasedUntil, 0];
}

interface Queries {
  readonly write: CompiledQuery;
  readonly once: CompiledQuery;
  readonly done: CompiledQuery;
}

/** Compiling a query costs more than running it, and a move at a table with bots needs two of these. */
const compiled = new WeakMap<Database, Queries>();

function queriesOf(database: Database): Queries {
  let queries = compiled.get(database);
  if (queries === undefined) {
    queries = compile(database);
    compiled.set(database, queries);
  }
  return queries;
}

function compile({ read, dialect }: Database): Queries {
  const insert = read
    .insertInto('due')
    .values({ id: '', kind: 'bot', subject: '', at: 0, node: null, leased_until: null, attempts: 0 });
  /** Where the table is partitioned, the key has the subject in it too; SQLite does not know constraints by name. */
  const sameRow = (conflict: OnConflictBuilder<Schema, 'due'>) =>
    dialect === 'postgres' ? conflict.constraint('due_pkey') : conflict.column('id');
  return {
    write: insert
      .onConflict((conflict) =>
        sameRow(conflict).doUpdateSet(({ ref }) => ({
          at: ref('excluded.at'),
          node: ref('excluded.node'),
          leased_until: ref('excluded.leased_until'),
          attempts: ref('excluded.attempts'),
        })),
      )
      .compile(),
    once: insert
      .onConflict((conflict) =>
        sameRow(conflict).doUpdateSet(({ eb, ref }) => ({
          at: eb
            .case()
            .when(eb.and([eb('due.node', 'is', null), eb('due.at', '<', ref('excluded.at'))]))
            .then(ref('due.at'))
            .else(ref('excluded.at'))
            .end(),
          node: ref('excluded.node'),
          leased_until: ref('excluded.leased_until'),
          attempts: ref('excluded.attempts'),
        })),
      )
      .compile(),
    done: read.deleteFrom('due').where('id', '=', '').where('subject', '=', '').compile(),
  };
}

function withValues(query: CompiledQuery, parameters: readonly unknown[]): CompiledQuery {
  return { ...query, parameters };
}
