/** Reads a table and its seats, as the basis of a change. */

import { type Answer, done, refuse } from '../answer.ts';
import type { Parts } from '../parts.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';

export interface Found {
  readonly table: TableRow;
  /** By seat. */
  readonly seats: readonly SeatRow[];
}

export async function readTable({ database: { read } }: Parts, id: string): Promise<Found | null> {
  const [table, seats] = await Promise.all([
    read.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst(),
    read.selectFrom('seats').selectAll().where('match', '=', id).orderBy('seat').execute(),
  ]);
  // Without seats, the table was closed between the two reads.
  return table === undefined || seats.length === 0 ? null : { table, seats };
}

export async function readOpen(parts: Parts, id: string): Promise<Answer<Found>> {
  const found = await readTable(parts, id);
  if (found === null) return refuse('not-found');
  return found.table.state === 'open' ? done(found) : refuse('not-open');
}

export function seatOf({ seats }: Found, seat: number): Answer<SeatRow> {
  const row = seats[seat];
  return row === undefined ? refuse('not-found', 'there is no such seat') : done(row);
}
