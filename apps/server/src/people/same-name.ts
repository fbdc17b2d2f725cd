/** Names that look the same as that of somebody else at a table. */

import { lookAlike } from '@tarmac/wire';
import type { Parts } from '../parts.ts';

export async function looksLikeOneOf(
  { database }: Pick<Parts, 'database'>,
  name: string,
  others: readonly string[],
): Promise<boolean> {
  if (others.length === 0) return false;
  const people = await database.read.selectFrom('people').select('name').where('id', 'in', others).execute();
  return people.some((other) => other.name !== null && lookAlike(other.name, name));
}

/** At tables where the person sits and the match is not over. */
export async function looksLikeAtTables(
  { database }: Pick<Parts, 'database'>,
  name: string,
  person: string,
  tables: readonly string[],
): Promise<boolean> {
  if (tables.length === 0) return false;
  const rows = await database.read
    .selectFrom('seats')
    .select('person')
    .distinct()
    .where('match', 'in', tables)
    .where('person', 'is not', null)
    .where('person', '!=', person)
    .execute();
  return looksLikeOneOf(
    { database },
    name,
    rows.flatMap((row) => row.person ?? []),
  );
}
