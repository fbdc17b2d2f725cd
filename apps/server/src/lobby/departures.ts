/** A person leaves one seat of an open table, or all of their seats for good. */

import type { Parts } from '../parts.ts';
import type { Write } from '../storage/database.ts';
import type { SeatRow } from '../storage/schema.ts';
import { removal } from './close.ts';
import { seatsAsRead, stillOpen } from './conditions.ts';
import { type Found, readTable } from './read.ts';

export interface Departure {
  readonly writes: readonly Write[];
  /** The table is deleted with it. */
  readonly closes: boolean;
}

/** When the host leaves, the next person becomes host, or the table closes. */
export function departure(
  parts: Parts,
  { table, seats }: Found,
  left: readonly SeatRow[],
  hostLeaves: boolean,
): Departure {
  const { read } = parts.database;
  const before = [stillOpen(parts, table), seatsAsRead(parts, seats)];
  const emptied = left.map(({ match, seat }) => {
    const update = read.updateTable('seats').set({ person: null, contribution: null });
    return { query: update.where('match', '=', match).where('seat', '=', seat).compile(), rows: 1 };
  });
  if (!hostLeaves) return { writes: [...before, ...emptied], closes: false };
  const next = seats.find((row) => !left.includes(row) && row.person !== null && row.contribution !== null);
  if (next === undefined) return { writes: [...before, ...removal(parts, table.id)], closes: true };
  const handedOver = read
    .updateTable('tables')
    .set({ host: next.person as string })
    .where('id', '=', table.id);
  return { writes: [...before, ...emptied, { query: handedOver.compile(), rows: 1 }], closes: false };
}

export interface Departures {
  readonly writes: readonly Write[];
  readonly changed: readonly string[];
  readonly closed: readonly string[];
}

/**
 * Leaves all open tables that a person sits at or hosts. In a unit that begins with `stillHere`, it is a
 * conflict if one of them has started meanwhile.
 */
export async function departuresOf(parts: Parts, person: string): Promise<Departures> {
  const { read } = parts.database;
  const rows = await read
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'open')
    .where(({ or, eb }) =>
      or([
        eb('host', '=', person),
        eb('id', 'in', read.selectFrom('seats').select('match').where('person', '=', person)),
      ]),
    )
    // Always in the same order, to avoid deadlocks.
    .orderBy('id')
    .execute();
  const found = await Promise.all(rows.map(({ id }) => readTable(parts, id)));
  const departures = found.flatMap((table) => {
    if (table === null || table.table.state !== 'open') return [];
    const left = table.seats.filter((row) => row.person === person);
    return [{ id: table.table.id, ...departure(parts, table, left, table.table.host === person) }];
  });
  return {
    writes: departures.flatMap(({ writes }) => writes),
    changed: departures.flatMap(({ id, closes }) => (closes ? [] : [id])),
    closed: departures.flatMap(({ id, closes }) => (closes ? [id] : [])),
  };
}
