/** Creates, changes and deletes people. */

import { type changedPerson, lookAlike, type newPerson } from '@tarmac/wire';
import type { z } from 'zod';
import { type Answer, done, refuse } from '../answer.ts';
import { answerTo, attempt } from '../lobby/attempt.ts';
import { departuresOf } from '../lobby/departures.ts';
import type { Matches } from '../match/matches.ts';
import { newId, type Parts } from '../parts.ts';
import type { Announcement, Write } from '../storage/database.ts';
import { newDevice } from './devices.ts';
import { forget, type Identity } from './identity.ts';
import type { Person } from './person.ts';
import { looksLikeAtTables } from './same-name.ts';
import { stillHere } from './still-here.ts';

type TableNews = Pick<Matches, 'tableChanged' | 'tableGone' | 'resignAll'>;

export async function createPerson(parts: Parts, wanted: z.output<typeof newPerson>): Promise<Answer<Person>> {
  const id = newId(parts);
  const row = {
    ...wanted,
    id,
    rated: 0,
    created_at: parts.now(),
    deleted_at: null,
    banned_at: null,
    recovery_hash: null,
    email: null,
    notice_email: 0,
    notice_webhook: null,
    noticed_at: null,
  };
  const device = newDevice(parts, id);
  const insert = parts.database.read.insertInto('people').values(row);
  const committed = await parts.database.commit([{ query: insert.compile(), rows: 1 }, device.write]);
  if (!committed.ok) return refuse('unavailable');
  return done({ ...wanted, id, device: device.id, banned: false });
}

export async function changePerson(
  parts: Parts,
  identity: Identity,
  matches: TableNews,
  person: Person,
  changed: z.output<typeof changedPerson>,
): Promise<Answer<Person>> {
  const { name = person.name, language = person.language, rated } = changed;
  const update = parts.database.read
    .updateTable('people')
    .set({ name, language, ...(rated === undefined ? {} : { rated: rated ? 1 : 0 }) })
    .where('id', '=', person.id)
    .where('deleted_at', 'is', null);
  const tables = await tablesOf(parts, person.id, ['open', 'running']);
  if (!lookAlike(name, person.name) && (await looksLikeAtTables(parts, name, person.id, tables)))
    return refuse('name-taken');
  const committed = await parts.database.commit([{ query: update.compile(), rows: 1 }], news(person.id, tables));
  if (!committed.ok) return refuse(committed.why === 'conflict' ? 'no-identity' : 'unavailable');
  forget(identity, person.id);
  for (const table of tables) matches.tableChanged(table);
  return done({ ...person, name, language });
}

/** Data that others share stays without a name; everything else is deleted. */
export async function deletePerson(
  parts: Parts,
  identity: Identity,
  matches: TableNews,
  person: string,
): Promise<Answer<null>> {
  return attempt(async () => {
    const { read } = parts.database;
    const here = read.selectFrom('people').select('id').where('id', '=', person).where('deleted_at', 'is', null);
    if ((await here.executeTakeFirst()) === undefined) return refuse('no-identity');
    const running = await tablesOf(parts, person, ['running']);
    // Before the deletion, because the seat of a deleted person could not resign; resigning twice does no harm.
    const resigned = await matches.resignAll(person);
    if (!resigned.ok) return resigned;
    const { writes, changed, closed } = await departuresOf(parts, person);
    const seen = [...running, ...changed, ...closed];
    const unit = [stillHere(parts, person), ...writes, ...deletion(parts, person, running)];
    const committed = await parts.database.commit(unit, news(person, seen));
    if (committed.ok) {
      forget(identity, person);
      for (const table of [...running, ...changed]) matches.tableChanged(table);
      for (const table of closed) matches.tableGone(table);
    }
    return answerTo(committed, null);
  });
}

/**
 * In a unit that begins with `stillHere`, after the person has left the open tables: a conflict if they have sat down or
 * opened a table meanwhile, or play a match that they have not resigned.
 */
function deletion({ database: { read }, now }: Parts, person: string, resigned: readonly string[]): Write[] {
  const nothing = { name: null, rated: 0, recovery_hash: null, email: null, notice_email: 0, notice_webhook: null };
  const seated = read
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.match')
    .select('tables.id')
    .where('seats.person', '=', person)
    .where('tables.state', 'in', ['open', 'running'])
    .$if(resigned.length > 0, (query) => query.where('tables.id', 'not in', resigned));
  const hosting = read.selectFrom('tables').select('id').where('host', '=', person).where('state', '=', 'open');
  const gone = read
    .updateTable('people')
    .set({ ...nothing, deleted_at: now() })
    .where('id', '=', person)
    .where(({ not, exists }) => not(exists(seated.union(hosting))));
  const rest = [
    read.deleteFrom('devices').where('person', '=', person),
    read.deleteFrom('codes').where('person', '=', person),
    read.deleteFrom('pushes').where('person', '=', person),
    read.deleteFrom('vacations').where('person', '=', person),
    read.deleteFrom('replays').where('person', '=', person),
    read.deleteFrom('ratings').where('person', '=', person),
    read.deleteFrom('rated_seats').where('person', '=', person),
    read
      .deleteFrom('distances')
      .where((where) => where.or([where('person', '=', person), where('other', '=', person)])),
  ];
  return [{ query: gone.compile(), rows: 1 }, ...rest.map((query) => ({ query: query.compile() }))];
}

/** Where they sit. */
async function tablesOf(
  { database }: Parts,
  person: string,
  states: readonly ('open' | 'running')[],
): Promise<readonly string[]> {
  const rows = await database.read
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.match')
    .select('tables.id')
    .distinct()
    .where('seats.person', '=', person)
    .where('tables.state', 'in', states)
    .execute();
  return rows.map(({ id }) => id);
}

function news(person: string, tables: readonly string[]): Announcement[] {
  return [{ topic: 'person', subject: person }, ...tables.map((subject) => ({ topic: 'table' as const, subject }))];
}
