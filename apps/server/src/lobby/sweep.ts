/** The daily sweep: deletes data that nobody needs any more. */

import { type Compilable, sql } from 'kysely';
import type { Due } from '../due/due.ts';
import { dueWrite } from '../due/writes.ts';
import type { Parts } from '../parts.ts';
import type { TableName } from '../storage/tables.ts';

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;
const REPLAY_DAYS = 30;
/** As long as browsers keep the cookie. */
const DEVICE_DAYS = 400;

/** For its row in `due`; plans the next sweep. */
export async function sweep(parts: Parts): Promise<void> {
  const { read, commit } = parts.database;
  const now = parts.now();
  const outdated: readonly Compilable[] = [
    read.deleteFrom('replays').where('created_at', '<', now - REPLAY_DAYS * DAY),
    read.deleteFrom('codes').where('expires_at', '<', now),
    read.deleteFrom('presence').where('until_at', '<', now - DAY),
    read.deleteFrom('devices').where('seen_at', '<', now - DEVICE_DAYS * DAY),
    read.deleteFrom('reports').where('closed_at', '<', now - YEAR),
    // Only the last year counts for a person, and for a clock the time since it started.
    read.deleteFrom('vacations').where('until_at', '<', now - 2 * YEAR),
    ...strangers(parts),
  ];
  const committed = await commit([
    ...outdated.map((query) => ({ query: query.compile() })),
    dueWrite(parts, { ...SWEEP, at: now + DAY }),
  ]);
  if (!committed.ok) throw new Error(`the daily sweep was not written: ${committed.why}`);
}

/** People without a device or way back who never sat at a kept table, with their data. */
function strangers({ database: { read } }: Parts): readonly Compilable[] {
  const people = read
    .deleteFrom('people')
    .where('recovery_hash', 'is', null)
    .where('email', 'is', null)
    .where(noneIn('devices.person', 'people.id'))
    .where(noneIn('codes.person', 'people.id'))
    .where(noneIn('seats.person', 'people.id'))
    .where(noneIn('tables.host', 'people.id'));
  return [
    people,
    read.deleteFrom('pushes').where(noneIn('people.id', 'pushes.person')),
    read.deleteFrom('vacations').where(noneIn('people.id', 'vacations.person')),
    read.deleteFrom('replays').where(noneIn('people.id', 'replays.person')),
    read.deleteFrom('ratings').where(noneIn('people.id', 'ratings.person')),
    read.deleteFrom('rated_seats').where(noneIn('people.id', 'rated_seats.person')),
    read.deleteFrom('distances').where(noneIn('people.id', 'distances.person')),
    read.deleteFrom('distances').where(noneIn('people.id', 'distances.other')),
  ];
}

/** `not exists`, because PostgreSQL is slow with a long `not in`. */
function noneIn(column: `${TableName}.${string}`, value: string) {
  const [table] = column.split('.') as [TableName];
  return sql<boolean>`not exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${sql.ref(value)})`;
}

const SWEEP: Omit<Due, 'at'> = { kind: 'sweep', subject: 'daily' };

/** At the start of every node: makes the row of the first sweep if there is none. */
export async function planSweep(parts: Parts): Promise<void> {
  const { read, commit } = parts.database;
  const planned = await read.selectFrom('due').select('id').where('kind', '=', SWEEP.kind).executeTakeFirst();
  if (planned === undefined) await commit([dueWrite(parts, { ...SWEEP, at: parts.now() })]);
}
