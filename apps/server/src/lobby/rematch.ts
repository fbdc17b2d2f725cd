/** A rematch: a new table with the same people, bots and terms, linked from the old one. */

import { type Answer, done, refuse } from '../answer.ts';
import type { Matches } from '../match/matches.ts';
import type { Parts } from '../parts.ts';
import { blockedBetween } from '../people/distances.ts';
import type { Person } from '../people/person.ts';
import { stillHere } from '../people/still-here.ts';
import type { Write } from '../storage/database.ts';
import type { TableRow } from '../storage/schema.ts';
import { answerTo, attempt } from './attempt.ts';
import { checkLimits, stillWithinLimits } from './limits.ts';
import { checkBots, configOf, EMPTY, tableOf, tableWrites, termsOf } from './new-table.ts';
import { type Found, readTable } from './read.ts';

/** The first request opens it; later requests get the same table. */
export async function rematch(parts: Parts, matches: Matches, person: Person, old: string): Promise<Answer<string>> {
  return attempt(async () => {
    const found = await readTable(parts, old);
    if (found === null) return refuse('not-found');
    const { table, seats } = found;
    if (!seats.some((seat) => seat.person === person.id)) return refuse('not-allowed');
    if (table.state !== 'over') return refuse('not-over');
    if (table.rematch !== null && (await readTable(parts, table.rematch)) !== null) return done(table.rematch);
    return open(parts, matches, person, found);
  });
}

async function open(
  parts: Parts,
  matches: Matches,
  person: Person,
  { table, seats }: Found,
): Promise<Answer<string> | 'again'> {
  const terms = termsOf(table);
  const config = configOf(parts, { ...terms, seats: seats.length });
  if (!config.ok) return config;
  const here = await peopleHere(
    parts,
    seats.flatMap((seat) => seat.person ?? []),
  );
  const others = here.filter((other) => other !== person.id);
  if (await blockedBetween(parts, person.id, others)) return refuse('blocked');
  const next = tableOf(parts, person.id, terms, config.value);
  const within = await checkLimits(parts, person.id, next.id);
  if (!within.ok) return within;
  // Nobody has contributed to the new key yet: each seat is reserved until its person sits down.
  const places = seats.map((seat) => ({
    ...EMPTY,
    bot: seat.bot,
    person: seat.person !== null && here.includes(seat.person) ? seat.person : null,
  }));
  const bots = await checkBots(parts, person.id, places);
  if (!bots.ok) return bots;
  const committed = await parts.database.commit(
    [
      stillHere(parts, person.id),
      linkFrom(parts, table, next.id),
      stillWithinLimits(parts, person.id, next.id),
      ...tableWrites(parts, next, places),
    ],
    [{ topic: 'table', subject: table.id }],
  );
  if (committed.ok) matches.tableChanged(table.id);
  return answerTo(committed, next.id);
}

/** Only one unit succeeds. A rematch that was closed may be replaced. */
function linkFrom({ database }: Parts, old: TableRow, next: string): Write {
  const query = database.read.updateTable('tables').set({ rematch: next }).where('id', '=', old.id);
  const once = old.rematch === null ? query.where('rematch', 'is', null) : query.where('rematch', '=', old.rematch);
  return { query: once.compile(), rows: 1 };
}

/** Deleted and banned people get no reserved seat. */
async function peopleHere({ database }: Parts, ids: readonly string[]): Promise<string[]> {
  const rows = await database.read
    .selectFrom('people')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('banned_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
