/** That a person is still here when a unit is written, as a write that changes nothing: those wait for each other in both databases. */

import type { Parts } from '../parts.ts';
import type { Write } from '../storage/database.ts';

/**
 * First in a unit that something about the person decides: the unit fails where they have gone in the meantime,
 * or have another recovery code than this one, and sees all that the units before it did to them.
 */
export function stillHere({ database }: Pick<Parts, 'database'>, person: string, recoveryHash?: string): Write {
  const same = database.read
    .updateTable('people')
    .set(({ ref }) => ({ language: ref('language') }))
    .where('id', '=', person)
    .where('deleted_at', 'is', null)
    .$if(recoveryHash !== undefined, (query) => query.where('recovery_hash', '=', recoveryHash as string));
  return { query: same.compile(), rows: 1 };
}
