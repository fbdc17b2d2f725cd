/** Lists of tables: the public ones, and a person's own. */

import type { ClockSettings, MyMatch, TablePage, TableSummary } from '@tarmac/wire';
import { z } from 'zod';
import type { After } from '../match/after.ts';
import { deadlineOf } from '../match/clock.ts';
import type { Parts } from '../parts.ts';
import type { Person } from '../people/person.ts';
import type { TableRow } from '../storage/schema.ts';
import { lastAfter, type NamedSeat, parseAfter, readSeats, seatInfos } from './seat-infos.ts';

type Listed = 'open' | 'running';

/** Where a page of the list ended. */
const CURSOR = /^(open|running)\.(\d{1,15})\.([A-Za-z0-9_-]{16})$/;

export const listQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().regex(CURSOR).optional(),
});

interface Place {
  readonly at: number;
  readonly id: string;
}

/** Open tables first, then running ones that can be watched; each the newest first. */
export async function publicTables(
  parts: Parts,
  person: Person | null,
  { limit, cursor }: z.infer<typeof listQuery>,
): Promise<TablePage> {
  const [, state = 'open', at = '', id = ''] = cursor === undefined ? [] : (CURSOR.exec(cursor) ?? []);
  const from = cursor === undefined ? null : { at: Number(at), id };
  const most = limit + 1;
  const rows = await pageOf(parts, person, state as Listed, from, most);
  if (state === 'open' && rows.length < most) {
    rows.push(...(await pageOf(parts, person, 'running', null, most - rows.length)));
  }
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const tables = (await withSeats(parts, shown)).map(({ summary }) => summary);
  return { tables, next: rows.length <= limit || last === undefined ? null : cursorOf(last) };
}

function cursorOf({ state, created_at, id }: Row): string {
  return `${state}.${created_at}.${id}`;
}

async function pageOf(parts: Parts, person: Person | null, state: Listed, from: Place | null, most: number) {
  let query = tablesWithAfter(parts)
    .where('state', '=', state)
    .where('public', '=', 1)
    .where('hidden', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('people')
            .select('people.id')
            .whereRef('people.id', '=', 'tables.host')
            .where('people.banned_at', 'is not', null),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  if (state === 'running') query = query.where('spectators', '!=', 'none');
  if (from !== null) {
    const { at, id } = from;
    query = query.where(({ or, and, eb }) =>
      or([eb('created_at', '<', at), and([eb('created_at', '=', at), eb('id', '<', id)])]),
    );
  }
  if (person !== null) {
    query = query.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('distances')
            .select('kind')
            .where('kind', '=', 'block')
            .where(({ or, and, eb }) =>
              or([
                and([eb('distances.person', '=', person.id), eb('distances.other', '=', eb.ref('tables.host'))]),
                and([eb('distances.other', '=', person.id), eb('distances.person', '=', eb.ref('tables.host'))]),
              ]),
            ),
        ),
      ),
    );
  }
  return query.execute();
}

const MOST_FINISHED = 50;

/** Open and running ones first, the newest first, then those that ended last. */
export async function myMatches(parts: Parts, person: Pick<Person, 'id'>): Promise<MyMatch[]> {
  const { read } = parts.database;
  const mine = read
    .selectFrom('seats')
    .select('match as id')
    .where('person', '=', person.id)
    .union(read.selectFrom('tables').select('id').where('host', '=', person.id).where('state', '=', 'open'));
  const [going, finished] = await Promise.all([
    tablesWithAfter(parts).where('id', 'in', mine).where('state', '!=', 'over').orderBy('created_at', 'desc').execute(),
    tablesWithAfter(parts)
      .where('id', 'in', mine)
      .where('state', '=', 'over')
      .orderBy('ended_at', 'desc')
      .limit(MOST_FINISHED)
      .execute(),
  ]);
  return (await withSeats(parts, [...going, ...finished])).map(({ summary, seats, after }) => {
    const mySeats = seats.flatMap((row) => (row.person === person.id ? [row.seat] : []));
    return { ...summary, mySeats, ...waitingFor(summary, mySeats, after) };
  });
}

function waitingFor({ state }: TableSummary, mySeats: readonly number[], after: After | null) {
  const owing = mySeats.filter((seat) => after?.owing.includes(seat) && after.seats[seat]?.bot === null);
  if (after === null || state !== 'running' || owing.length === 0) return { owes: false, deadline: null };
  const deadlines = owing.flatMap((seat) => deadlineOf(after.clock, seat) ?? []);
  return { owes: true, deadline: deadlines.length === 0 ? null : Math.min(...deadlines) };
}

type Row = Pick<TableRow, 'id' | 'game' | 'state' | 'clock' | 'created_at'> & { readonly after: string | null };

function tablesWithAfter({ database }: Parts) {
  return database.read
    .selectFrom('tables')
    .select(['id', 'game', 'state', 'clock', 'created_at'])
    .select((eb) => lastAfter(eb).as('after'));
}

interface Listing {
  readonly summary: TableSummary;
  readonly seats: readonly NamedSeat[];
  readonly after: After | null;
}

async function withSeats(parts: Parts, rows: readonly Row[]): Promise<Listing[]> {
  const byTable = await readSeats(
    parts,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const seats = byTable.get(row.id) ?? [];
    const after = parseAfter(row.after);
    const summary: TableSummary = {
      id: row.id,
      game: row.game,
      state: row.state,
      clock: JSON.parse(row.clock) as ClockSettings,
      seats: seatInfos(seats, after),
      createdAt: row.created_at,
    };
    return { summary, seats, after };
  });
}
