/** Writes to `due`, in the unit that causes the task: both become durable or neither. */

import type { OnConflictBuilder } from 'kysely';
import type { Parts } from '../parts.ts';
import type { Database, Write } from '../storage/database.ts';
import { prepared } from '../storage/prepared.ts';
import type { DueRow, Schema } from '../storage/schema.ts';
import type { Due } from './due.ts';

/** A claim counts for this time unless it is renewed. */
export const LEASE_MS = 60_000;

type WriteParts = Pick<Parts, 'database' | 'node' | 'now'>;

/** `leased`: this node does it at once, another only if this one dies. */
export function dueWrite(parts: WriteParts, due: Due, leased = false): Write {
  const claim = leased ? { node: parts.node, leasedUntil: parts.now() + LEASE_MS } : { node: null, leasedUntil: null };
  return { query: insertAnew(parts.database, rowOf(due, claim)) };
}

/** If it is due already, the earlier time counts; if it is being done now, it becomes due again. */
export function dueOnce(parts: Pick<Parts, 'database'>, due: Due): Write {
  return { query: insertOnce(parts.database, rowOf(due, { node: null, leasedUntil: null })) };
}

export function dueDone(parts: Pick<Parts, 'database'>, due: Pick<Due, 'kind' | 'subject'>): Write {
  return { query: deleteOne(parts.database, { id: idOf(due), subject: due.subject }) };
}

function idOf({ kind, subject }: Pick<Due, 'kind' | 'subject'>): string {
  return `${kind}:${subject}`;
}

function rowOf(
  { kind, subject, at }: Due,
  { node, leasedUntil }: { readonly node: string | null; readonly leasedUntil: number | null },
): DueRow {
  return { id: idOf({ kind, subject }), kind, subject, at, node, leased_until: leasedUntil, attempts: 0 };
}

/** Where the table is partitioned, the key has the subject in it too; SQLite does not know constraints by name. */
const sameRow = (conflict: OnConflictBuilder<Schema, 'due'>, dialect: Database['dialect']) =>
  dialect === 'postgres' ? conflict.constraint('due_pkey') : conflict.column('id');

const insertAnew = prepared((read, row: DueRow, dialect) =>
  read
    .insertInto('due')
    .values(row)
    .onConflict((conflict) =>
      sameRow(conflict, dialect).doUpdateSet(({ ref }) => ({
        at: ref('excluded.at'),
        node: ref('excluded.node'),
        leased_until: ref('excluded.leased_until'),
        attempts: ref('excluded.attempts'),
      })),
    ),
);

const insertOnce = prepared((read, row: DueRow, dialect) =>
  read
    .insertInto('due')
    .values(row)
    .onConflict((conflict) =>
      sameRow(conflict, dialect).doUpdateSet(({ eb, ref }) => ({
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
    ),
);

const deleteOne = prepared((read, { id, subject }: Pick<DueRow, 'id' | 'subject'>) =>
  read.deleteFrom('due').where('id', '=', id).where('subject', '=', subject),
);
