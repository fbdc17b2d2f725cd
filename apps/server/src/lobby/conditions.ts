/**
 * Conditions that must still hold when a unit is written. They are writes that change nothing, because
 * writes wait for each other in both databases: the unit sees everything that units before it did.
 */

import type { Parts } from '../parts.ts';
import type { Write } from '../storage/database.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';

/** First in every unit that changes an open table: the table has not started, closed or changed its host meanwhile. */
export function stillOpen({ database }: Parts, { id, host }: Pick<TableRow, 'id' | 'host'>): Write {
  const query = database.read
    .updateTable('tables')
    .set({ state: 'open' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('host', '=', host)
    .compile();
  return { query, rows: 1 };
}

/** Nobody has sat down, left or been removed since these were read. */
export function seatsAsRead({ database }: Parts, seats: readonly SeatRow[]): Write {
  const query = database.read
    .updateTable('seats')
    .set(({ ref }) => ({ seat: ref('seat') }))
    .where('match', '=', (seats[0] as SeatRow).match)
    .where((eb) =>
      eb.or(
        seats.map(({ seat, person, bot, contribution }) =>
          eb.and([
            eb('seat', '=', seat),
            person === null ? eb('person', 'is', null) : eb('person', '=', person),
            bot === null ? eb('bot', 'is', null) : eb('bot', '=', bot),
            contribution === null ? eb('contribution', 'is', null) : eb('contribution', '=', contribution),
          ]),
        ),
      ),
    )
    .compile();
  return { query, rows: seats.length };
}
