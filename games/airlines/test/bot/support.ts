/** Tables of every kind, and the positions that come up when the rules policy plays at them. */

import { airlinesBrain } from '@tarmac/airlines/bot';
import type { Airlines } from '@tarmac/airlines/rules';
import { type AskedPosition as PositionOf, positionsOf, type Table as TableOf } from '@tarmac/bots/proofs';

export const SEAT_COUNTS = [2, 3, 4, 5, 6] as const;

export type Table = TableOf<Airlines>;
export type AskedPosition = PositionOf<Airlines>;

/** Every number of seats with every option, the start seat drawn or set: 80 tables, the number of seats changing fastest. */
export const TABLES: readonly Table[] = [false, true].flatMap((startIsSet) =>
  [false, true].flatMap((seatBonus) =>
    [false, true].flatMap((lastRound) =>
      [false, true].flatMap((controlledScoring) =>
        SEAT_COUNTS.map((seats) => ({
          seats,
          config: {
            board: 'north-america-1',
            seatBonus,
            lastRound,
            controlledScoring,
            startSeat: startIsSet ? seats - 1 : null,
          },
        })),
      ),
    ),
  ),
);

/** Without end, from games at all tables with these seats. */
export function positionsIn(seatCounts: readonly number[], seed: number): Generator<AskedPosition> {
  const tables = TABLES.filter(({ seats }) => seatCounts.includes(seats));
  return positionsOf(airlinesBrain, tables, seed);
}

export function take<T>(items: Iterable<T>, count: number): T[] {
  const taken: T[] = [];
  for (const item of items) {
    taken.push(item);
    if (taken.length === count) break;
  }
  return taken;
}
