/** Limits of open tables and running matches for one person. */

import { type Answer, done, refuse } from '../answer.ts';
import type { Parts } from '../parts.ts';
import { stillHere } from '../people/still-here.ts';
import type { Write } from '../storage/database.ts';

/** Tables that a person has opened or sits at, without the one in question. */
const MOST_OPEN = 10;
const MOST_RUNNING = 100;

export async function checkLimits(parts: Parts, person: string, table: string): Promise<Answer<null>> {
  const { read } = parts.database;
  const [here, open, running] = await Promise.all([
    read.selectFrom('people').select('id').where('id', '=', person).where('deleted_at', 'is', null).executeTakeFirst(),
    countOf(parts, 'open', person, table).executeTakeFirstOrThrow(),
    countOf(parts, 'running', person, table).executeTakeFirstOrThrow(),
  ]);
  // Deleted since the start of the request.
  if (here === undefined) return refuse('no-identity');
  if (Number(open.count) >= MOST_OPEN) return refuse('too-many', `at most ${MOST_OPEN} open tables at once`);
  if (Number(running.count) >= MOST_RUNNING) return refuse('too-many', `at most ${MOST_RUNNING} matches at once`);
  return done(null);
}

/** Holds in a unit that begins with `stillHere`. */
export function stillWithinLimits(parts: Parts, person: string, table: string): Write {
  const query = parts.database.read
    .updateTable('people')
    .set(({ ref }) => ({ language: ref('language') }))
    .where('id', '=', person)
    .where(countOf(parts, 'open', person, table), '<', MOST_OPEN)
    .where(countOf(parts, 'running', person, table), '<', MOST_RUNNING)
    .compile();
  return { query, rows: 1 };
}

/** One more table with bots may run for the person who opened it: who opens it has its bots think in their share. */
export async function checkBotTables(parts: Parts, host: string): Promise<Answer<null>> {
  const { count } = await botTablesOf(parts, host).executeTakeFirstOrThrow();
  const { botTables } = parts.settings;
  if (Number(count) < botTables) return done(null);
  return refuse('too-many-bots', `at most ${botTables} running matches with bots at tables that you opened`);
}

/** First in the unit that starts a table with bots, so that of two such units one sees the other. */
export function stillWithinBotTables(parts: Parts, host: string): Write[] {
  const query = parts.database.read
    .updateTable('people')
    .set(({ ref }) => ({ language: ref('language') }))
    .where('id', '=', host)
    .where(botTablesOf(parts, host), '<', parts.settings.botTables)
    .compile();
  return [stillHere(parts, host), { query, rows: 1 }];
}

function botTablesOf({ database: { read } }: Parts, host: string) {
  return read
    .selectFrom('tables')
    .where('host', '=', host)
    .where('state', '=', 'running')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('seats').select('seat').whereRef('seats.match', '=', 'tables.id').where('bot', 'is not', null)),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'));
}

/** A seat that a rematch reserves for a person does not count. */
function countOf({ database: { read } }: Parts, state: 'open' | 'running', person: string, except: string) {
  return read
    .selectFrom(
      read
        .selectFrom('tables')
        .select('tables.id')
        .where('host', '=', person)
        .where('state', '=', state)
        .union(
          read
            .selectFrom('seats')
            .innerJoin('tables', 'tables.id', 'seats.match')
            .select('tables.id')
            .where('person', '=', person)
            .where('contribution', 'is not', null)
            .where('state', '=', state),
        )
        .as('taken'),
    )
    .where('taken.id', '!=', except)
    .select(({ fn }) => fn.countAll<number>().as('count'));
}
