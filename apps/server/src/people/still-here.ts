/** The condition that a person still exists when a unit is written. It is a write that changes nothing, since writes wait for each other. */

import type { Parts } from '../parts.ts';
import type { Write } from '../storage/database.ts';

/**
 * First in a unit that depends on the person: the unit fails if they were deleted meanwhile, or have another
 * recovery code, and sees all changes of earlier units.
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
