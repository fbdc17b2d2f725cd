/** The public data of the seats of tables. */

import type { SeatInfo } from '@tarmac/wire';
import type { ExpressionBuilder } from 'kysely';
import type { After } from '../match/after.ts';
import type { Parts } from '../parts.ts';
import { preparedRead } from '../storage/prepared.ts';
import type { Schema, SeatRow } from '../storage/schema.ts';

export interface NamedSeat extends SeatRow {
  /** The person's name; null for nobody, and for a deleted person. */
  readonly name: string | null;
}

const seatsAt = preparedRead((read, { tables }: { readonly tables: readonly string[] }) =>
  read
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .selectAll('seats')
    .select('people.name')
    .where('seats.match', 'in', tables)
    .orderBy('seats.match')
    .orderBy('seats.seat'),
);

/** Of each table, by seat. */
export async function readSeats(
  parts: Parts,
  tables: readonly string[],
): Promise<ReadonlyMap<string, readonly NamedSeat[]>> {
  if (tables.length === 0) return new Map();
  const rows = await seatsAt(parts, { tables });
  const byTable = new Map<string, NamedSeat[]>();
  for (const row of rows) {
    const seats = byTable.get(row.match);
    if (seats === undefined) byTable.set(row.match, [row]);
    else seats.push(row);
  }
  return byTable;
}

/** JSON: `after` of the last entry of the table's match; null before it starts. */
export function lastAfter(eb: ExpressionBuilder<Schema, 'tables'>) {
  return eb.selectFrom('heads').select('heads.after').whereRef('heads.match', '=', 'tables.id');
}

export function parseAfter(after: string | null): After | null {
  return after === null ? null : (JSON.parse(after) as After);
}

export function seatInfos(seats: readonly NamedSeat[], after: After | null): SeatInfo[] {
  return seats.map(({ seat, person, name, bot, contribution }) => {
    const now = after?.seats[seat];
    return {
      person: person === null ? null : { id: person, name },
      bot: now === undefined ? bot : now.bot,
      ready: contribution !== null,
      state: now?.state ?? 'playing',
    };
  });
}
