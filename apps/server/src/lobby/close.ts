/** The end of a table: its host closes it, nobody comes any more, or it is over and the operator erases it. */

import { type Answer, refuse } from '../answer.ts';
import { dueDone } from '../due/writes.ts';
import type { Matches } from '../match/matches.ts';
import type { Parts } from '../parts.ts';
import type { Person } from '../people/person.ts';
import type { Write } from '../storage/database.ts';
import { answerTo, attempt } from './attempt.ts';
import { stillOpen } from './conditions.ts';
import { readOpen } from './read.ts';

export async function closeTable(parts: Parts, matches: Matches, person: Person, id: string): Promise<Answer<null>> {
  return attempt(async () => {
    const found = await readOpen(parts, id);
    if (!found.ok) return found;
    if (found.value.table.host !== person.id) return refuse('not-allowed');
    return remove(parts, matches, id, [stillOpen(parts, found.value.table)]);
  });
}

/** For its row in `due`. Does nothing if the table is no longer open, or somebody has sat down meanwhile. */
export async function expireTable(parts: Parts, matches: Matches, id: string): Promise<void> {
  const answer = await attempt(async () => {
    const found = await readOpen(parts, id);
    if (!found.ok) return found;
    const renewed = parts.database.read
      .selectFrom('due')
      .select('at')
      .where('kind', '=', 'expire-table')
      .where('subject', '=', id)
      .where('at', '>', parts.now());
    if ((await renewed.executeTakeFirst()) !== undefined) return refuse('not-allowed', 'somebody has sat down');
    const notRenewed = parts.database.read
      .updateTable('tables')
      .set({ state: 'open' })
      .where('id', '=', id)
      .where(({ not, exists }) => not(exists(renewed)))
      .compile();
    return remove(parts, matches, id, [stillOpen(parts, found.value.table), { query: notRenewed, rows: 1 }]);
  });
  if (!answer.ok && answer.problem === 'unavailable') throw new Error(`table ${id} could not be removed`);
}

async function remove(parts: Parts, matches: Matches, id: string, conditions: readonly Write[]) {
  const committed = await parts.database.commit(
    [...conditions, ...removal(parts, id)],
    [{ topic: 'table', subject: id }],
  );
  if (committed.ok) matches.tableGone(id);
  return answerTo(committed, null);
}

/** In a unit that begins with `stillOpen`. */
export function removal(parts: Parts, id: string): Write[] {
  const { read } = parts.database;
  return [
    { query: read.deleteFrom('seats').where('match', '=', id).compile() },
    { query: read.deleteFrom('chat').where('match', '=', id).compile() },
    { query: read.deleteFrom('tables').where('id', '=', id).compile(), rows: 1 },
    dueDone(parts, { kind: 'expire-table', subject: id }),
  ];
}

/** Erases a finished match for everybody, for the operator; a conflict where it is not over, or already gone. */
export function erasure({ database: { read } }: Parts, id: string): Write[] {
  const gone = read.deleteFrom('tables').where('id', '=', id).where('state', '=', 'over');
  const rest = [
    read.deleteFrom('seats').where('match', '=', id),
    read.deleteFrom('log').where('match', '=', id),
    read.deleteFrom('heads').where('match', '=', id),
    read.deleteFrom('proposals').where('match', '=', id),
    read.deleteFrom('chat').where('match', '=', id),
    read.deleteFrom('due').where('subject', '=', id),
  ];
  return [{ query: gone.compile(), rows: 1 }, ...rest.map((query) => ({ query: query.compile() }))];
}
