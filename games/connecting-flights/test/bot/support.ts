/** Tables of every kind, and the positions that come up when the rules policy plays at them. */

import { type AskedPosition as PositionOf, positionsOf, type Table as TableOf } from '@tarmac/bots/proofs';
import { connectingFlightsBrain } from '@tarmac/connecting-flights/bot';
import { type ConnectingFlights, OFFER_LIMITS } from '@tarmac/connecting-flights/rules';

export const SEAT_COUNTS = [2, 3, 4, 5] as const;

export type Table = TableOf<ConnectingFlights>;
export type AskedPosition = PositionOf<ConnectingFlights>;

/** Every number of seats with every limit to trading: 24 tables, the number of seats changing fastest. */
export const TABLES: readonly Table[] = OFFER_LIMITS.flatMap((offers) =>
  SEAT_COUNTS.map((seats) => ({ seats, config: { board: 'world-1', offers } })),
);

/** Without end, from games at all tables with these seats. */
export function positionsIn(seatCounts: readonly number[], seed: number): Generator<AskedPosition> {
  const tables = TABLES.filter(({ seats }) => seatCounts.includes(seats));
  return positionsOf(connectingFlightsBrain, tables, seed);
}

export function take<T>(items: Iterable<T>, count: number): T[] {
  const taken: T[] = [];
  for (const item of items) {
    taken.push(item);
    if (taken.length === count) break;
  }
  return taken;
}
