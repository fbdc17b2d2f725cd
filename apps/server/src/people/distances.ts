/** Whom somebody does not want to hear, or not to meet at all. */

import { type Answer, done, refuse } from '../answer.ts';
import type { Parts } from '../parts.ts';
import type { DistanceRow } from '../storage/schema.ts';
import type { Person } from './person.ts';

const MOST = 1000;

type DistanceParts = Pick<Parts, 'database'>;

/** Null for none; one kind takes the place of the other. */
export async function setDistance(
  { database }: DistanceParts,
  person: Person,
  other: string,
  kind: DistanceRow['kind'] | null,
): Promise<Answer<null>> {
  const { read } = database;
  if (other === person.id) return refuse('not-allowed', 'nobody keeps away from themselves');
  const before = read.deleteFrom('distances').where('person', '=', person.id).where('other', '=', other);
  const writes = [{ query: before.compile() }];
  if (kind !== null) {
    const known = await read.selectFrom('people').select('id').where('id', '=', other).executeTakeFirst();
    if (known === undefined) return refuse('not-found');
    if ((await distancesOf({ database }, person.id)).length >= MOST) return refuse('too-many');
    writes.push({ query: read.insertInto('distances').values({ person: person.id, other, kind }).compile() });
  }
  const committed = await database.commit(writes, [{ topic: 'person', subject: person.id }]);
  return committed.ok ? done(null) : refuse('unavailable');
}

export function distancesOf({ database }: DistanceParts, person: string) {
  return database.read.selectFrom('distances').select(['other', 'kind']).where('person', '=', person).execute();
}

/** Whether this person and one of the others do not want to sit at one table, whichever of them says so. */
export async function blockedBetween(
  { database }: DistanceParts,
  person: string,
  others: readonly string[],
): Promise<boolean> {
  if (others.length === 0) return false;
  const row = await database.read
    .selectFrom('distances')
    .select('kind')
    .where('kind', '=', 'block')
    .where((where) =>
      where.or([
        where.and([where('person', '=', person), where('other', 'in', others)]),
        where.and([where('person', 'in', others), where('other', '=', person)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Everybody with whom this person does not want to sit at one table, or who does not with them. */
export async function blockedWith({ database }: DistanceParts, person: string): Promise<ReadonlySet<string>> {
  const rows = await database.read
    .selectFrom('distances')
    .select(['person', 'other'])
    .where('kind', '=', 'block')
    .where((where) => where.or([where('person', '=', person), where('other', '=', person)]))
    .execute();
  return new Set(rows.map((row) => (row.person === person ? row.other : row.person)));
}
