/** Changes of seats before the match starts. */

import { type Answer, done, refuse } from '../answer.ts';
import { dueWrite } from '../due/writes.ts';
import type { Matches } from '../match/matches.ts';
import type { Parts } from '../parts.ts';
import { blockedBetween } from '../people/distances.ts';
import type { Person } from '../people/person.ts';
import { looksLikeOneOf } from '../people/same-name.ts';
import { stillHere } from '../people/still-here.ts';
import type { Write } from '../storage/database.ts';
import type { SeatRow } from '../storage/schema.ts';
import { answerTo, attempt } from './attempt.ts';
import { stillOpen } from './conditions.ts';
import { type Departure, departure } from './departures.ts';
import { checkLimits, stillWithinLimits } from './limits.ts';
import { botContribution, expiryOf, knownLevel } from './new-table.ts';
import { type Found, readOpen, seatOf } from './read.ts';

/** A seat of a table, and the person who asks for a change. */
export interface SeatWish {
  readonly person: Person;
  readonly table: string;
  readonly seat: number;
}

/** Takes an empty or reserved seat. On the person's own seat it changes the contribution to the key. */
export async function sit(parts: Parts, matches: Matches, wish: SeatWish, contribution: string): Promise<Answer<null>> {
  const { person } = wish;
  return changeSeat(parts, matches, wish, async ({ table, seats }, row) => {
    if (row.bot !== null || (row.person !== null && row.person !== person.id)) return refuse('seat-taken');
    const others = [table.host, ...seats.flatMap((other) => other.person ?? [])].filter((other) => other !== person.id);
    if (await blockedBetween(parts, person.id, others)) return refuse('blocked');
    const isNew = seats.every((other) => other.person !== person.id);
    if (isNew && (await looksLikeOneOf(parts, person.name, others))) return refuse('name-taken');
    const within = await checkLimits(parts, person.id, table.id);
    if (!within.ok) return within;
    return keeps([
      stillHere(parts, person.id),
      stillOpen(parts, table),
      stillWithinLimits(parts, person.id, table.id),
      change(parts, row, { ...row, person: person.id, contribution }),
      dueWrite(parts, expiryOf(parts, table.id)),
    ]);
  });
}

export async function setBot(parts: Parts, matches: Matches, wish: SeatWish, level: string): Promise<Answer<null>> {
  const known = knownLevel(level);
  if (!known.ok) return refuse('wrong-option', `level: ${known.problem}`);
  return changeSeat(parts, matches, wish, async ({ table }, row) => {
    if (table.host !== wish.person.id) return refuse('not-allowed');
    if (row.person !== null) return refuse('seat-taken');
    return keeps([
      stillOpen(parts, table),
      change(parts, row, { ...row, bot: level, contribution: botContribution(parts) }),
    ]);
  });
}

export async function unsetBot(parts: Parts, matches: Matches, wish: SeatWish): Promise<Answer<null>> {
  return changeSeat(parts, matches, wish, async ({ table }, row) => {
    if (table.host !== wish.person.id) return refuse('not-allowed');
    if (row.bot === null) return refuse('not-found', 'no bot sits there');
    return keeps([stillOpen(parts, table), change(parts, row, { ...row, bot: null, contribution: null })]);
  });
}

/** Leaves one's own seat; the host may remove others. */
export async function leave(parts: Parts, matches: Matches, wish: SeatWish): Promise<Answer<null>> {
  const { person } = wish;
  return changeSeat(parts, matches, wish, async ({ table, seats }, row) => {
    if (row.person === null) return refuse('not-found', 'nobody sits there');
    if (row.person !== person.id && table.host !== person.id) return refuse('not-your-seat');
    const stays = seats.some((other) => other !== row && other.person === row.person);
    return done(departure(parts, { table, seats }, [row], row.person === table.host && !stays));
  });
}

function keeps(writes: readonly Write[]): Answer<Departure> {
  return done({ writes, closes: false });
}

/** Decides on the table as read, and again if it has changed since. */
async function changeSeat(
  parts: Parts,
  matches: Matches,
  { table, seat }: SeatWish,
  decide: (found: Found, row: SeatRow) => Promise<Answer<Departure>>,
): Promise<Answer<null>> {
  return attempt(async () => {
    const found = await readOpen(parts, table);
    if (!found.ok) return found;
    const row = seatOf(found.value, seat);
    if (!row.ok) return row;
    const change = await decide(found.value, row.value);
    if (!change.ok) return change;
    const { writes, closes } = change.value;
    const committed = await parts.database.commit(writes, [{ topic: 'table', subject: table }]);
    if (committed.ok && closes) matches.tableGone(table);
    else if (committed.ok) matches.tableChanged(table);
    return answerTo(committed, null);
  });
}

function change({ database }: Parts, row: SeatRow, { person, bot, contribution }: SeatRow): Write {
  let query = database.read
    .updateTable('seats')
    .set({ person, bot, contribution })
    .where('match', '=', row.match)
    .where('seat', '=', row.seat);
  query = row.person === null ? query.where('person', 'is', null) : query.where('person', '=', row.person);
  query = row.bot === null ? query.where('bot', 'is', null) : query.where('bot', '=', row.bot);
  return { query: query.compile(), rows: 1 };
}
